"""Runs scenario files: plays the steps, passes for players who are only asked to react, checks expectations."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path as File
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.play.death import NewKid
from kickdoor.engine.play.escape import HelperToo
from kickdoor.engine.table.agenda import PASS, PLAY, Option
from kickdoor.engine.table.rules import Refused
from kickdoor.engine.table.sentence import RUNS_AWAY
from kickdoor.engine.table.window import FLEE, Window
from kickdoor.engine.turns.surplus import Surplus
from kickdoor.words.refusals import line

from .actions import do
from .errors import BadScenario, DoesNotHold, Path
from .expectations import Checker
from .names import check_step_names
from .player import Player, Unclear
from .position import Position
from .reader import Scenario, parse, texts_in
from .resolver import Resolver
from .words import Words, mapping_in, names_in

MOST_ANSWERS: Final = 2000  # between two steps; more is an endless loop


class Outcome:
    """The result of a scenario: it holds, or the first line that does not."""

    def __init__(self, file: File, line: int = 0, message: str = "") -> None:
        self.file: Final = file
        self.line: Final = line
        self.message: Final = message

    @property
    def ok(self) -> bool:
        return not self.message

    def __str__(self) -> str:
        return f"{self.file}: holds" if self.ok else f"{self.file}:{self.line}: {self.message}"


def run_file(file: str | File) -> Outcome:
    """Runs one file; of several scenarios in it, the outcome of the first that does not hold."""
    outcomes = run_each(File(file))
    return next((outcome for outcome in outcomes if not outcome.ok), outcomes[0])


def run_each(file: File) -> list[Outcome]:
    """Runs every scenario of a file."""
    try:
        texts = texts_in(file)
    except BadScenario as bad:
        return [Outcome(file, bad.line or 1, str(bad))]
    return [_run_text(text, file) for text in texts]


def _run_text(text: str, file: File) -> Outcome:
    try:
        scenario = parse(text)
    except BadScenario as bad:
        return Outcome(file, bad.line or 1, str(bad))
    return run(scenario, file)


def run(scenario: Scenario, file: File) -> Outcome:
    wanted = scenario.refused
    try:
        position = Position(scenario.data)
        game = position.game()
    except BadScenario as bad:
        line = bad.line or scenario.line(bad.path)
        if wanted is True or any([number in bad.numbers for number in names_in(scenario.data, "refused")]):
            return Outcome(file)
        expected = f"expected a refusal by {wanted}, found: " if wanted else "refused: "
        return Outcome(file, line, f"{expected}{bad}")
    if wanted is not None:
        return Outcome(
            file, scenario.line(("refused",)), f"expected the position to be refused ({wanted}), it is not"
        )
    try:
        for place, words in enumerate(scenario.steps):
            check_step_names(words, game.names, position.faces, ("steps", place))
    except BadScenario as bad:
        return Outcome(file, scenario.line(bad.path), str(bad))
    return ScenarioRun(scenario, Resolver(game, position.faces), position.setup_events).run(file)


def play(data: dict[str, object]) -> Game:
    """The game after all steps of a scenario; `DoesNotHold` where one does not hold."""
    position = Position(data)
    scenario = Scenario(data, {})
    played = ScenarioRun(scenario, Resolver(position.game(), position.faces), position.setup_events)
    outcome = played.run(File())
    if not outcome.ok:
        raise DoesNotHold(outcome.message)
    return played.resolver.game


def run_files(files: Sequence[str | File]) -> int:
    """Runs files and folders of them; prints what does not hold, and is 0 where all does."""
    found = bad = 0
    for file in [inner for path in files for inner in _files(File(path))]:
        for outcome in run_each(file):
            found += 1
            if not outcome.ok:
                bad += 1
                print(outcome)
    if not found:
        print("no scenario files")
    print(f"{found - bad} of {found} hold")
    return 1 if bad or not found else 0


def _files(file: File) -> list[File]:
    return sorted(file.rglob("*.yaml")) if file.is_dir() else [file]


class ScenarioRun:
    """One scenario that is being played, step by step."""

    def __init__(self, scenario: Scenario, resolver: Resolver, since: int) -> None:
        self.scenario: Final = scenario
        self.player: Final = Player(resolver, scenario.literal)
        self.resolver: Final = resolver
        # Events of the set-up do not count as shown in this scenario.
        self.checker: Final = Checker(resolver, since)
        self.place = -1
        self.claimed: Resolver | None = None  # the table when a win was claimed

    def run(self, file: File) -> Outcome:
        self.resolver.note_monsters()
        path: Path = ()
        try:
            self._settle()
            for place, words in enumerate(self.scenario.steps):
                self.place = place
                path = ("steps", place)
                if "expect" in words:
                    self.checker.check(mapping_in(words, "expect"), (*path, "expect"))
                    continue
                self.player.hints = None
                if "refused" in words:
                    self._must_be_refused(words, path)
                else:
                    self._step(words, path)
                self._settle()
        except DoesNotHold as bad:
            return Outcome(file, self.scenario.line(bad.path or path), bad.message)
        return Outcome(file)

    def _next(self) -> Words | None:
        """The next step that has a `by`."""
        for words in self.scenario.steps[self.place + 1 :]:
            if "by" in words:
                return words
        return None

    # Steps.

    def _attempt(self, words: Words) -> tuple[Player, Refused | Unclear | None]:
        """Tries the step on a clone, so that a step which is refused half-way has changed nothing."""
        trial = Player(self.resolver.clone(), self.scenario.literal)
        try:
            do(trial, words)
        except (Refused, Unclear) as refused:
            return trial, refused
        return trial, None

    def _step(self, words: Words, path: Path) -> None:
        trial, refused = self._attempt(words)
        by_itself = words["do"] == "choose" and not self.scenario.literal
        while refused is not None and by_itself and self._pass_for(str(words["by"])):
            self._settle(words)
            trial, refused = self._attempt(words)
        if refused is not None:
            raise DoesNotHold(f"{words['by']} cannot {words['do']}: {_reason(refused)}; {self._waits()}", path)
        # Where nobody can answer a claim, it is over at once; a step that must be refused is tried before that.
        self.claimed = self.resolver.clone() if words["do"] == "fight" else None
        self._adopt(trial)

    def _adopt(self, trial: Player) -> None:
        """Repeats the answers of the trial in the game itself."""
        game = self.resolver.game
        for seat, index in trial.game.answers[len(game.answers) :]:
            game.choose(seat, index)
            self.resolver.note_monsters()
        self.player.hints = trial.hints
        self.player.rolls = trial.rolls

    def _must_be_refused(self, words: Words, path: Path) -> None:
        """Tries the step on clones: as an answer to a claim, and after everybody has passed."""
        wanted = words["refused"]
        found: list[str] = []
        first: Refused | None = None
        for resolver in self._moments(words):
            trial = Player(resolver, self.scenario.literal)
            try:
                do(trial, words)
            except Unclear as unclear:
                raise DoesNotHold(f"{words['by']} cannot {words['do']}: {unclear}", path) from None
            except Refused as refused:
                first = first or refused
                found += refused.numbers
                continue
            if first is None:
                raise DoesNotHold(f"expected a refusal ({wanted}), but {words['by']} may {words['do']}", path)
        if wanted is not True and not any([number in found for number in names_in(words, "refused")]):
            raise DoesNotHold(f"expected a refusal by {wanted}, found {_reason(first)}", path)

    def _moments(self, words: Words) -> list[Resolver]:
        """The tables at which the step is tried; a refusal at any of them counts."""
        moments = [self.resolver.clone()]
        claimed = self.claimed
        if claimed is not None and self.resolver.seat(str(words["by"])) != claimed.table.turn:
            moments.insert(0, claimed.clone())
        window = self.player.window()
        if window is not None and (window.lead < 0 or window.then is not None):
            later = ScenarioRun(self.scenario, self.resolver.clone(), 0)
            later.place = len(self.scenario.steps)
            later._settle()
            moments.append(later.resolver)
        return moments

    def _pass_for(self, name: str) -> bool:
        """Passes for the player of a `choose`, since a window has nothing to choose."""
        seat = self.resolver.seat(name)
        window = self.player.window()
        if window is None or seat not in self.resolver.game.waiting:
            return False
        option = self.player.find(seat, lambda option: option.way == PASS)
        if option is None:
            return False
        self.player.take(seat, option)
        return True

    def _waits(self) -> str:
        """Which player the game waits for, and why: for messages."""
        game = self.resolver.game
        if game.over:
            return "the game is over"
        return f"{game.names[game.to_act]} is asked: {game.topic}"

    # Between two steps.

    def _settle(self, coming: Words | None = None) -> None:
        """Answers follow-up questions, passes and declines until the next step is needed."""
        if self.scenario.literal:
            return
        for _ in range(MOST_ANSWERS):
            coming_step = coming or self._next()
            if self.resolver.game.over or not self._goes_on(coming_step):
                return
        raise DoesNotHold(f"no end of questions; {self._waits()}")

    def _goes_on(self, coming: Words | None) -> bool:
        """Gives one answer between two steps; whether there was one to give."""
        player = self.player
        before = len(self.resolver.game.answers)
        player.follow()
        if len(self.resolver.game.answers) > before:
            return True
        window = player.window()
        if window is None:
            return self._declines(coming)
        if player.rolls is not None:
            return self._rolls(player.rolls, window, coming)
        if window.lead >= 0 and window.then is None:
            return False
        return self._passes(window, coming)

    def _declines(self, coming: Words | None) -> bool:
        """Declines an optional question, unless the next step is that player's `choose`."""
        game = self.resolver.game
        seat = game.to_act
        if isinstance(self.player.top, Surplus):
            return self._parts_with(seat, coming)
        if coming is not None and coming["do"] == "choose" and self.resolver.seat(str(coming["by"])) == seat:
            return False
        options = self.player.options(seat)
        words = [option.text for option in options]
        no = next((option for option in options if option.verb == "enough"), None)
        if isinstance(self.player.top, NewKid) or (sorted(words) == ["no", "yes"] and _may(self.player)):
            no = next((option for option in options if option.text == "no"), no)
        if no is None:
            return False
        self.player.take(seat, no)
        return True

    def _parts_with(self, seat: int, coming: Words | None) -> bool:
        """Passes a surplus on where only one way is left, unless the next step plays, sells or trades it away."""
        if coming is not None and self.resolver.seat(str(coming["by"])) == seat:
            if "refused" in coming or self._attempt(coming)[1] is None:
                return False
        ways = [option for option in self.player.options(seat) if option.verb in ("give", "pass_on")]
        if len(ways) != 1:
            return False
        self.player.take(seat, ways[0])
        return True

    def _rolls(self, roll: tuple[int, int], window: Window, coming: Words | None) -> bool:
        """Makes the roll of a `run_away`, unless the next step comes before it."""
        player = self.player
        seat, foe = roll
        if window.kind != FLEE or window.lead != seat:
            player.rolls = None
            return True
        option = player.find(
            seat, lambda option: option.verb == "run_away" and option.aim is not None and option.aim.foe == foe
        )
        if option is None:
            player.rolls = None
            return True
        if coming is not None and "refused" not in coming and self._before_the_roll(coming):
            return False
        player.rolls = None
        player.take(seat, option)
        return True

    def _before_the_roll(self, coming: Words) -> bool:
        if coming["do"] not in ("play", "use"):
            return False
        trial, refused = self._attempt(coming)
        return refused is None and any([_answers_flight(option) for option in trial.taken])

    def _passes(self, window: Window, coming: Words | None) -> bool:
        """Passes for a player who is asked to react, unless the next step is that reaction."""
        game = self.resolver.game
        if coming is not None and self._is_answer(window, coming):
            return False
        seat = game.to_act
        option = self.player.find(seat, lambda option: option.way == PASS)
        if option is None:
            return False
        self.player.take(seat, option)
        return True

    def _is_answer(self, window: Window, coming: Words) -> bool:
        seat = self.resolver.seat(str(coming["by"]))
        if seat == window.lead or self.resolver.table.seats[seat].dead:
            return False
        if coming["do"] == "choose":
            return False  # it answers a question, and there is none yet
        if "refused" in coming:
            return bool(self.player.options(seat))
        trial, refused = self._attempt(coming)
        if refused is not None or not trial.taken:
            return False
        trader = self.resolver.table.traders >> seat & 1
        return any(
            [
                option.way in (PLAY, PASS) or option.verb in _ANSWERS or (trader and option.verb == "offer")
                for option in trial.taken
            ]
        )


def _reason(refused: Refused | Unclear | None) -> str:
    return line(refused.view) if isinstance(refused, Refused) else str(refused)


_ANSWERS: Final = ("decline", "counter", "withdraw", "offer_help", "closed_to_trades")


def _may(player: Player) -> bool:
    """Whether the question on top is an optional one."""
    return not isinstance(player.top, HelperToo)


def _answers_flight(option: Option) -> bool:
    """Whether an option is allowed only in the moment before the roll."""
    act = option.act
    card = option.card
    if act is None:
        return False
    if card is not None and (
        act in card.hand_events.get(RUNS_AWAY, ()) or act in card.play_events.get(RUNS_AWAY, ())
    ):
        return True
    ability = getattr(act, "ability", None)
    return ability is not None and ability.when.what == RUNS_AWAY
