"""What must hold at any moment of any game, and a random game that is checked at every decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

import kickdoor
from kickdoor.engine import briefing
from kickdoor.engine.sight.imagine import unseen_by
from kickdoor.engine.table.agenda import SIDES
from kickdoor.engine.table.dice import key_of
from kickdoor.engine.table.sentence import Aim
from kickdoor.engine.table.table import NOTHING_LISTED, Table
from kickdoor.views.names import EVENTS
from tests.engine.always import the_table_holds

BOXES = ("base", "super", "oz", "harry-potter", "south-park")
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"epic": True},
    {"shared_victory": True},
    {"listen_at_the_door": True},
    {"dungeons": True},
    {"wait_everywhere": True, "wait_in_flight": True},
    {"late_wandering": False, "big_items": "any"},
)
Look = Callable[[kickdoor.Game, random.Random], None]


def new(number: int, turns: int = 600) -> kickdoor.Game:
    """A game of every sort in turn: boxes and mixtures of two, 3 to 6 players, quick and live, all options."""
    rng = random.Random(number)
    boxes = [BOXES[number % 5]]
    if number % 3 == 2:
        boxes.append(rng.choice([box for box in BOXES if box != boxes[0]]))
    options = dict(OPTIONS[number // 5 % len(OPTIONS)])
    if number % 4 == 3:
        options["live"] = True
        options["offers_last"] = number % 8 == 7  # as on a server's table
    options["turns"] = turns
    return kickdoor.new_game(boxes, players=3 + number // 2 % 4, seed=number, **options)


def walk(game: kickdoor.Game, rng: random.Random, look: Look) -> int:
    """Random legal play to the end; `look` is called before every decision."""
    decisions = 0
    live = bool(game.table.book.settings.live)
    while not game.over:
        look(game, rng)
        seat = game.to_act
        if live:
            asked = [other for other in range(len(game.names)) if game.ask(other) is not None]
            seat = rng.choice(asked) if rng.random() < 0.2 else rng.choice(game.waiting)
        ask = game.ask(seat)
        assert ask is not None, "whoever is waited for has an ask"
        if live and len(game.waiting) > 1 and rng.random() < 0.3:
            game.silence()
        else:
            game.choose(seat, rng.randrange(len(ask.options)))
        decisions += 1
    look(game, rng)
    return decisions


def always(game: kickdoor.Game, rng: random.Random) -> None:
    the_table_holds(game.table)


# At some.


def words_are_unique(game: kickdoor.Game) -> None:
    for seat in range(len(game.names)):
        ask = game.ask(seat)
        if ask is not None:
            words = [option.word(game.table) for option in ask.options]
            assert len(set(words)) == len(words), words


def every_option_can_be_chosen(game: kickdoor.Game) -> None:
    for seat in range(len(game.names)):
        ask = game.ask(seat)
        for index in range(len(ask.options) if ask else 0):
            other = game.clone()
            other.choose(seat, index)
            the_table_holds(other.table)


def what_is_listed_is_not_refused(game: kickdoor.Game) -> None:
    for seat in range(len(game.names)):
        ask = game.ask(seat)
        for option in ask.options if ask else ():
            tag = None if option.card is None else (game.table.tags[option.card.index] or option.card.name)
            target = None if option.aim is None else _target(game.table, option.aim)
            refused = game.why_not(seat, option.verb, tag, target)
            assert refused is None, f"{option.word(game.table)} is listed and refused: {refused}"


def _target(table: Table, aim: Aim) -> int | str | None:
    """What an option points at, as `why_not` takes it."""
    if aim.seat >= 0:
        return aim.seat
    if aim.side >= 0:
        return SIDES[aim.side]
    if aim.card is not None:
        return aim.card.name
    foe = None if table.fight is None else table.fight.foe(aim.foe)
    return None if foe is None else foe.card.name


def totals_are_the_sums_of_their_lines(game: kickdoor.Game) -> None:
    fight = game.public().fight
    if fight is not None:
        assert fight.munchkins == sum([line.amount for line in fight.ours]), fight
        assert fight.monsters == sum([line.amount for line in fight.theirs]), fight


def illegal_answers_change_nothing(game: kickdoor.Game) -> None:
    before = game.record, [str(event) for event in game.events]
    for seat in range(len(game.names)):
        ask = game.ask(seat)
        tries: list[tuple[int, int | str, int | None]] = [
            (seat, 10_000, None),
            (seat, -1, None),
            (seat, "sing", None),
        ]
        if ask is not None:
            tries.append((seat, 0, ask.number + 1))
        else:
            tries.append((seat, 0, None))
        tries += [(17, 0, None), (-3, 0, None)]
        for who, answer, number in tries:
            with pytest.raises(kickdoor.Refused, match=r"."):
                game.choose(who, answer, number)
    assert (game.record, [str(event) for event in game.events]) == before


def a_sentence_tells_of_a_hand(table: Table) -> bool:
    """Whether a card in sight counts somebody's hand in its sum: then the sum tells, as its sentence says."""
    in_sight = [card for pile in table.piles[4:8] + table.piles[16:] for card in pile]
    return any("in your hand" in standing.text for card in in_sight for standing in card.face.always)


def differing(one: object, other: object, place: str = "") -> str:
    """The first field in which two views as JSON differ, with both values; empty where none does."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            found = differing(one.get(key), other.get(key), f"{place}.{key}" if place else key)
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        items = [differing(a, b, f"{place}[{at}]") for at, (a, b) in enumerate(zip(one, other, strict=True))]
        return next((item for item in items if item), "")
    return "" if one == other else f"{place}: {one!r} and {other!r}"


def the_same(one: object, other: object, advice: str) -> None:
    """Two views as JSON are equal; the message names the first field that differs, and what to look for."""
    assert one == other, f"{differing(one, other)}; {advice}"


def hidden_cards_leave_no_trace(game: kickdoor.Game, rng: random.Random) -> None:
    """Two worlds that differ only in what a seat cannot see look the same to it."""
    if a_sentence_tells_of_a_hand(game.table):
        return
    for seat in range(len(game.names)):
        view = game.view(seat)
        other = game.clone()
        key = key_of(str(rng.random()))
        for cards in unseen_by(other.table, seat, set(view.known)):
            cards.deal(other.table, key)
        other.table.listed = NOTHING_LISTED[:]
        seen = other.view(seat)
        advice = "is it in `clone`? else the view shows this seat something hidden"
        the_same(kickdoor.to_json(seen), kickdoor.to_json(view), advice)
        assert kickdoor.imagine(seen, "x").table.piles == kickdoor.imagine(view, "x").table.piles
        if game.table.book.settings.live:
            assert other.waiting == game.waiting
    spectator = kickdoor.to_json(game.view(None))
    assert spectator["own"] is None


def what_is_kept_of_options_is_what_would_be_listed(game: kickdoor.Game) -> None:
    """Options of cards and forward moves are kept while only drafts and offers change."""
    kept = _listed(game)
    game.table.listed = NOTHING_LISTED[:]
    game.table.lasting = None
    assert _listed(game) == kept, "options in `table.lasting` are stale: what changed them must empty it"


def _listed(game: kickdoor.Game) -> list[list[str]]:
    asks = [game.ask(seat) for seat in range(len(game.names))]
    return [[] if ask is None else [option.word(game.table) for option in ask.options] for ask in asks]


def totals_read(game: kickdoor.Game, seat: int) -> list[object]:
    """The totals that bots read."""
    read = briefing.glance(game, seat)
    found: list[object] = [(player.strength, player.hand_limit, player.in_force) for player in read.players]
    fight = read.fight
    return (
        found
        if fight is None
        else [*found, fight.munchkins, fight.monsters, fight.winning, fight.levels, fight.treasures]
    )


def what_is_kept_of_a_view_is_what_would_be_shown(game: kickdoor.Game, rng: random.Random) -> None:
    """Views of cards and players are cached until something about them changes; a glance leaves out only sums."""
    seat = rng.randrange(len(game.names))
    seen, glance = kickdoor.to_json(game.view(seat)), kickdoor.to_json(game.quick_view(seat))
    read = totals_read(game, seat)
    game.table.lasting = None
    for owner in game.table.seats:
        owner.active = owner.laid = None
    for pile in game.table.piles:
        for card in pile:
            card.brief = None
    for ask in [game.ask(other) for other in range(len(game.names))]:
        for option in [] if ask is None else ask.options:
            option.shown = option.brief = None
    the_same(kickdoor.to_json(game.view(seat)), seen, "a kept view is stale: what changed it must forget it")
    assert totals_read(game, seat) == read, "a kept total is stale"
    for shown in (seen["public"], glance["public"]):
        assert isinstance(shown, dict)
        if shown["fight"] is not None:
            del shown["fight"]["ours"], shown["fight"]["theirs"]
            for foe in shown["fight"]["foes"]:
                foe.pop("escape", None)
    told = "`quick_view` leaves out only the lines of sums and the rolls that escape"
    the_same({**glance, "events": seen["events"]}, seen, told)


def an_imagined_game_fits_the_view(game: kickdoor.Game, rng: random.Random) -> None:
    if a_sentence_tells_of_a_hand(game.table):
        return
    seat = rng.randrange(len(game.names))
    view = game.view(seat)
    imagined = kickdoor.imagine(view, rng.random().__repr__()).view(seat)
    seen, told = kickdoor.to_json(imagined), kickdoor.to_json(view)
    advice = "is it in `clone`, and does `engine/sight/imagine.py` set it from the view?"
    the_same(seen["public"], told["public"], advice)
    for own in (seen["own"], told["own"]):
        assert isinstance(own, dict)
        if own.get("ask") is not None:
            del own["ask"]["number"]  # the answers of a game are counted from where it was imagined
    the_same(seen["own"], told["own"], advice)


def a_clone_has_the_same_future(game: kickdoor.Game, rng: random.Random) -> None:
    one, two = game.clone(), game.clone()
    answers = random.Random(rng.random())
    for _ in range(40):
        if one.over:
            break
        ask = one.ask(one.to_act)
        assert ask is not None
        choice = answers.randrange(len(ask.options))
        two.choose(one.to_act, choice)
        one.choose(one.to_act, choice)
    told = "two clones of a game went apart: is every field of Table, Seat and Fight copied in `clone`?"
    assert [str(event) for event in one.events] == [str(event) for event in two.events], told


def sometimes(every: int) -> Look:
    """All invariants: the cheap ones at each decision, the others at one in so many."""

    def look(game: kickdoor.Game, rng: random.Random) -> None:
        always(game, rng)
        if rng.randrange(every) == 0:
            words_are_unique(game)
            totals_are_the_sums_of_their_lines(game)
            illegal_answers_change_nothing(game)
            what_is_kept_of_options_is_what_would_be_listed(game)
            what_is_kept_of_a_view_is_what_would_be_shown(game, rng)
            if not game.over:
                what_is_listed_is_not_refused(game)
                every_option_can_be_chosen(game)
                hidden_cards_leave_no_trace(game, rng)
                an_imagined_game_fits_the_view(game, rng)
                a_clone_has_the_same_future(game, rng)

    return look


def every_event_is_of_a_known_kind(game: kickdoor.Game) -> None:
    unknown = {event.what for event in game.events} - set(EVENTS)
    assert not unknown, f"`table.tell` was called with {sorted(unknown)}: add the kind to EVENTS in views/names.py"


def replays_alike(game: kickdoor.Game) -> None:
    every_event_is_of_a_known_kind(game)
    again = kickdoor.replay(game.record)
    assert [str(event) for event in again.events] == [str(event) for event in game.events]
    assert again.winners == game.winners


def games(numbers: range, every: int, turns: int = 600) -> Iterator[tuple[int, kickdoor.Game, int]]:
    """Plays each numbered game to its end, and checks all invariants."""
    for number in numbers:
        game = new(number, turns)
        decisions = walk(game, random.Random(number), sometimes(every))
        replays_alike(game)
        yield number, game, decisions
