"""Records views of games and cards with their texts, for the tests of the page, which must make the same texts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from kickdoor.bots import bot_of
from kickdoor.engine.game import Game
from kickdoor.fairness import commitment_of, promise_of, seed_of
from kickdoor.tables import box_of, new_game
from kickdoor.views.deeds import OptionView, RefusalView
from kickdoor.views.events import EventView
from kickdoor.views.seat import View
from kickdoor.views.table import LineView, OwnView
from kickdoor.words import Reader, Words, face_lines, outcome

FOLDER: Final = Path(__file__).parents[1] / "web" / "recorded"
FILE: Final = FOLDER / "views.json"
FACES: Final = FOLDER / "faces.json"
FAIRNESS: Final = FOLDER / "fairness.json"
BOXES: Final = ("base", "super", "oz", "harry-potter", "south-park")
PLAYERS: Final = [("Ann", "female"), ("Bo", "male"), ("Cy", "")]
SEEDS: Final = ("first", "second")
STEPS: Final = 1200  # answers of a game that are looked at
# What the page's tests read of the table, of a player and of a fight.
PUBLIC: Final = (
    "boxes", "tracks", "phases", "turns", "players", "middle", "bodies", "dungeons", "discards", "fight", "moment",
    "asked", "proposal", "offers", "turn",
)  # fmt: skip
PLAYER: Final = ("seat", "name", "level", "strength", "hand_size", "hand_limit", "play")
FIGHT: Final = ("fighter", "helper", "munchkins", "monsters", "winning", "foes", "ours", "theirs")
FOE: Final = ("number", "card", "copy")
NO_TEXT: Final = ("id", "icon", "copies")  # fields of a face that are not among its lines


class News(NamedTuple):
    """What a view shows that no view before it did."""

    options: list[OptionView]
    events: list[EventView]
    lines: list[LineView]
    refusals: list[RefusalView]


class Recorder:
    """Takes of each view only what is new in it, so that the record is short."""

    def __init__(self) -> None:
        self._words: Final = Words(strict=True)
        self._seen: Final[set[object]] = set()

    def _fresh(self, key: object) -> bool:
        fresh = key not in self._seen
        self._seen.add(key)
        return fresh

    def moment(self, game: Game, seat: int) -> str:
        """The view of this seat as JSON, with the sentences made of it; empty where it shows nothing new."""
        view = game.view(seat, imaginable=False, outcomes=True)
        own = view.own
        if own is None or own.ask is None:
            return ""
        public, question = view.public, own.ask.question
        lines = [] if public.fight is None else [*public.fight.ours, *public.fight.theirs]
        refused = [game.why_not(seat, "play", card.tag) for card in own.hand]
        found = News(
            [one for one in own.ask.options if self._fresh(_kind(one))],
            [one for one in view.events[-2:] if self._fresh(("event", one.what))],
            [one for one in lines if self._fresh(("line", one.kind))],
            [one.view for one in refused if one is not None and self._fresh(("refusal", one.view.reason))],
        )
        others = [("question", question.kind)]
        others += [("offer", f"{offer.kind} {offer.by == seat}") for offer in public.offers]
        others += [] if public.proposal is None else [("proposal", public.proposal.verb)]
        others += [] if own.draft is None else [("draft", own.draft.kind)]
        new = [self._fresh(other) for other in others]
        return self._written(view, own, found) if any(new) or any(found) else ""

    def _written(self, view: View, own: OwnView, found: News) -> str:
        shown, mine = _kept(msgspec.to_builtins(view.public), PUBLIC), msgspec.to_builtins(own)
        options = found.options or ([] if own.ask is None else own.ask.options[:1])
        mine["ask"]["options"] = msgspec.to_builtins(options)
        tags = {card["tag"] for option in mine["ask"]["options"] for card in _cards(option)}
        shown["discards"] = []
        shown["middle"] = [card for card in shown["middle"] if card["tag"] in tags]
        shown["bodies"] = [body for body in shown["bodies"] if tags & {card["tag"] for card in body["cards"]}]
        mine["hand"] = [card for card in mine["hand"] if card["tag"] in tags]
        shown["players"] = [_kept(player, PLAYER) for player in shown["players"]]
        for player in shown["players"]:
            player["play"] = [card for card in player["play"] if card["tag"] in tags]
        if shown.get("fight"):
            shown["fight"] = _kept(shown["fight"], FIGHT)
            shown["fight"]["ours"], shown["fight"]["theirs"] = msgspec.to_builtins(found.lines), []
            shown["fight"]["foes"] = [_kept(foe, FOE) for foe in shown["fight"]["foes"]]
        said = self._said(view, own, News(options, *found[1:]))
        return _json({"public": shown, "own": mine, "said": said})

    def _said(self, view: View, own: OwnView, found: News) -> dict[str, object]:
        """The sentences of a view, as the terminal says them."""
        words, public = self._words, view.public
        reader = Reader.of(public, own.seat)
        assert own.ask is not None
        fighter = None if public.fight is None else public.fight.fighter
        return {
            "question": [words.question(public, own.seat, own.ask.question, found.options)],
            "outcomes": [outcome(words, public, own.seat, option) for option in found.options],
            "options": [words.option(reader, own.ask.question, option) for option in found.options],
            "short": [words.option(reader, own.ask.question, option, short=True) for option in found.options],
            "offers": [words.offer(reader, offer) for offer in public.offers],
            "draft": [] if own.draft is None else [words.draft(reader, own.draft, fighter)],
            "proposal": [] if public.proposal is None else [words.proposal(reader, public.proposal)],
            "lines": ["|".join(words.line(reader, line)) for line in found.lines],
            "events": [[msgspec.to_builtins(event), words.event(reader, event)] for event in found.events],
            "refusals": [[msgspec.to_builtins(one), words.refusal(reader, one)] for one in found.refusals],
        }


def _kind(option: OptionView) -> tuple[object, ...]:
    then = option.then
    follows = () if then is None else tuple(name for name in then.__struct_fields__ if getattr(then, name))
    return (option.verb, option.way, option.card is None, option.seat is None, option.foe is None, follows)


def _kept(shown: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    return {name: shown[name] for name in names if shown.get(name) is not None}


def _cards(option: dict[str, Any]) -> list[dict[str, Any]]:
    return [option[name] for name in ("card", "on") if option.get(name)]


def moments() -> Iterator[str]:
    """Views of games of all boxes, each with something that was not seen before."""
    recorder = Recorder()
    for box in BOXES:
        for seed in SEEDS:
            game = new_game(box, PLAYERS, f"{box} {seed}", live=True)
            bots = [bot_of("random" if seat == 2 else "greedy", f"{seed} {seat}") for seat in range(len(PLAYERS))]
            for _ in range(STEPS):
                if game.over:
                    break
                yield from filter(None, [recorder.moment(game, seat) for seat in range(len(PLAYERS))])
                seat = game.waiting[0]
                view = game.view(seat)
                game.choose(seat, bots[seat].choose(view, view.open_ask))


def faces() -> Iterator[str]:
    """Every card of all boxes, with the lines that are printed on it."""
    words = Words(strict=True)
    for box in BOXES:
        for face in box_of(box).faces:
            shown = msgspec.to_builtins(face.printed)
            shown = {name: value for name, value in shown.items() if name not in NO_TEXT}
            yield _json({"face": shown, "lines": face_lines(words, face.printed)})


def _json(shown: object) -> str:
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":"))


def _array(rows: Sequence[str]) -> str:
    """Rows of JSON as an array, a row on each line, so that a difference is easy to read."""
    return "[\n" + ",\n".join(rows) + "\n]\n"


def recorded_fairness() -> str:
    """Secrets and words with the hashes and seeds they give: the page must make the same."""
    texts = ["", "0" * 32, "0123456789abcdef" * 2, "f" * 32]
    secrets = ["17", "5e4dbeef" * 4, "a secret, with spaces and é"]
    draws = [
        {"secret": secret, "words": words, "commitment": commitment_of(secret), "seed": seed_of(secret, words)}
        for secret in secrets
        for words in (texts[:3], texts[1:], [*texts, "", ""], ["", "", ""])
    ]
    promises = {word: promise_of(word) for word in texts if word}
    return json.dumps({"promises": promises, "draws": draws}, indent=1, ensure_ascii=False) + "\n"


def recorded_faces() -> str:
    return _array(list(faces()))


def main() -> None:
    found = list(moments())
    FOLDER.mkdir(exist_ok=True)
    FILE.write_text(_array(found), "utf-8")
    FACES.write_text(recorded_faces(), "utf-8")
    FAIRNESS.write_text(recorded_fairness(), "utf-8")
    print(f"{len(found)} views, {FILE.stat().st_size // 1024} KiB; faces, {FACES.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
