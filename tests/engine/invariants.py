"""What must hold at any moment of any game, and a random game that is checked at every decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

import kickdoor
from kickdoor.engine.flow.pending import Receiver
from kickdoor.engine.play.death import Loot, Looting, LootOrder, NewKid
from kickdoor.engine.sight.imagine import _deal
from kickdoor.engine.sums.gear import limited, room, taken
from kickdoor.engine.table.agenda import SIDES, Option, Step
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.dice import key_of
from kickdoor.engine.table.kinds import KEPT_IN_DEATH, TURNED_KINDS
from kickdoor.engine.table.piles import IDENTITIES, IN_FIGHT, LIMBO, body_of, hand_of, is_body, is_play, play_of
from kickdoor.engine.table.sentence import KEPT, Aim, Cause, RoomName
from kickdoor.engine.table.table import Memo, Table
from kickdoor.engine.table.window import About, Window
from kickdoor.scenario.seating import check_seat

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
SLOT_ROOMS: tuple[RoomName, ...] = ("headgear", "armor", "footgear", "hand")
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


# At every decision.


def every_card_is_in_one_place(table: Table) -> None:
    where = table.where
    found = 0
    numbers = 0
    for zone, pile in enumerate(table.piles):
        for card in pile:
            assert where[card.index] == zone
            found += 1
            numbers += card.index
    # A card in two piles would contradict `where`; one twice in a pile would spoil the sum.
    assert found == len(where)
    assert numbers == found * (found - 1) // 2


def cards_on_their_way_are_named(table: Table) -> None:
    """A card that is shown or being played is named by what is still to happen (RULE-27)."""
    middle = table.piles[LIMBO]
    if middle:
        named = named_on_agenda(table)
        for card in middle:
            assert card in named, f"{card.name} is shown or being played, and nothing on the agenda names it"
    if table.fight is None:
        assert not table.piles[IN_FIGHT], f"no fight is on, and these lie in one: {table.piles[IN_FIGHT]}"
    else:
        for card in [foe.card for foe in table.fight.foes] + [shot.card for shot in table.fight.shots]:
            assert table.where[card.index] == IN_FIGHT, f"{card.name} fights or was played, and lies elsewhere"
    for seat in range(len(table.seats)):
        if table.piles[body_of(seat)]:
            assert any(
                isinstance(step, (Loot, Looting, LootOrder)) and step.dead == seat for step in table.agenda
            ), "nobody loots this body"


def cards_of_a_seat_are_where_it_has_them(table: Table) -> None:
    """Turned and attached cards lie in play, fresh ones in the hand."""
    for number, seat in enumerate(table.seats):
        assert len(set(seat.turned)) == len(seat.turned), "a card is turned sideways twice"
        for card in seat.turned:
            assert table.where[card.index] == play_of(number), f"{card.name} is turned sideways and not in play"
            assert card.kind in TURNED_KINDS, f"{card.name} is turned sideways"
            assert card.index not in table.hosts, f"{card.name} is carried by a companion and turned sideways"
        for card in seat.fresh:
            assert table.where[card.index] == hand_of(number), f"{card.name} is fresh and not in the hand"
        for identity in (seat.house, seat.kid):
            assert identity is None or table.where[identity.index] == IDENTITIES
    for index, host in table.hosts.items():
        pile = table.where[index]
        assert pile == table.where[host.index], f"a card lies on {host.name}, in another pile"
        assert is_play(pile) or is_body(pile)


def named_on_agenda(table: Table) -> list[Card]:
    """The cards that steps, windows, questions and the sentences they run name, however deep."""
    found: list[Card] = []
    seen: set[int] = set()
    left: list[object] = [*table.agenda, *table.memos]
    while left:
        thing = left.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, Card):
            found.append(thing)
        elif isinstance(thing, (list, tuple)):
            left.extend(thing)
        elif isinstance(thing, (Step, Option, Cause, About, Receiver, Memo, Aim)):
            # The fields are read by name: objects of a compiled engine have no `__dict__`.
            fields = [getattr(thing, name, None) for name in dir(type(thing)) if not name.startswith("__")]
            fields += vars(thing).values() if hasattr(thing, "__dict__") else []
            left.extend(field for field in fields if not callable(field))
    return found


def levels_are_legal(table: Table) -> None:
    winning = table.book.settings.winning_level
    for number, seat in enumerate(table.seats):
        assert 1 <= seat.level <= winning
        assert seat.level < winning or (table.over and number in table.winners)


def _names(cards: list[Card]) -> str:
    return ", ".join([card.name for card in cards])


def the_dead_have_nothing(table: Table) -> None:
    """Nobody dead holds cards, or is asked for more than a New Kid (DEATH-01, DEATH-05, DEATH-08)."""
    top = None if table.over else table.agenda[-1]
    for number, seat in enumerate(table.seats):
        if seat.dead:
            assert not table.hand(number), f"the dead seat {number} holds {_names(table.hand(number))}"
            assert number not in table.waiting or isinstance(top, NewKid) or table.over, (
                f"{number} is dead and asked"
            )
            for card in table.play(number):
                host = table.hosts.get(card.index)
                kept = (
                    card.kind in KEPT_IN_DEATH or KEPT in card.by_key or (host is not None and KEPT in host.by_key)
                )
                assert kept, f"the dead seat {number} has {card.name}"


def limits_of_gear_hold(table: Table) -> None:
    """Once everything is settled nobody has more than there is room for."""
    if table.over or not isinstance(table.agenda[-1], Window):
        return
    assert not table.marks, "a window is open before all is settled"
    for number, seat in enumerate(table.seats):
        if seat.dead:
            continue
        check_seat(table, number, ("seat", number))
        for name in SLOT_ROOMS:
            worn = limited(table, number, name)
            assert taken(worn, name) <= room(table, number, name), f"seat {number} wears {_names(worn)}"


def a_fight_has_its_people(table: Table) -> None:
    fight = table.fight
    if fight is not None and not table.over:
        assert not fight.foes or fight.fighter >= 0
        assert fight.helper != fight.fighter, "a fighter helps itself"
        numbers = [foe.number for foe in fight.foes]
        assert len(set(numbers)) == len(numbers), "two monsters of one number"


def the_table_holds(table: Table) -> None:
    """All that must hold at any decision, whatever position the game was set up in."""
    every_card_is_in_one_place(table)
    cards_on_their_way_are_named(table)
    cards_of_a_seat_are_where_it_has_them(table)
    levels_are_legal(table)
    the_dead_have_nothing(table)
    limits_of_gear_hold(table)
    a_fight_has_its_people(table)


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


def hidden_cards_leave_no_trace(game: kickdoor.Game, rng: random.Random) -> None:
    """Two worlds that differ only in what a seat cannot see look the same to it."""
    if a_sentence_tells_of_a_hand(game.table):
        return
    for seat in range(len(game.names)):
        view = game.view(seat)
        other = game.clone()
        _deal(other.table, seat, set(view.known), key_of(str(rng.random())))
        other.table.listed = {}
        seen = other.view(seat)
        assert kickdoor.to_json(seen) == kickdoor.to_json(view)
        assert kickdoor.imagine(seen, "x").table.piles == kickdoor.imagine(view, "x").table.piles
        if game.table.book.settings.live:
            assert other.waiting == game.waiting
    spectator = kickdoor.to_json(game.view(None))
    assert spectator["own"] is None


def what_is_kept_of_a_view_is_what_would_be_shown(game: kickdoor.Game, rng: random.Random) -> None:
    """Views of cards and players are cached until something about them changes; a glance leaves out only sums."""
    seat = rng.randrange(len(game.names))
    seen, glance = kickdoor.to_json(game.view(seat)), kickdoor.to_json(game.quick_view(seat))
    for owner in game.table.seats:
        owner.active = owner.laid = None
    for pile in game.table.piles:
        for card in pile:
            card.seen = None
    assert kickdoor.to_json(game.view(seat)) == seen
    for shown in (seen["public"], glance["public"]):
        assert isinstance(shown, dict)
        if shown["fight"] is not None:
            del shown["fight"]["ours"], shown["fight"]["theirs"]
    assert {**glance, "events": seen["events"]} == seen


def an_imagined_game_fits_the_view(game: kickdoor.Game, rng: random.Random) -> None:
    if a_sentence_tells_of_a_hand(game.table):
        return
    seat = rng.randrange(len(game.names))
    view = game.view(seat)
    imagined = kickdoor.imagine(view, rng.random().__repr__()).view(seat)
    seen, told = kickdoor.to_json(imagined), kickdoor.to_json(view)
    assert seen["public"] == told["public"]
    for own in (seen["own"], told["own"]):
        assert isinstance(own, dict)
        if own.get("ask") is not None:
            del own["ask"]["number"]  # the answers of a game are counted from where it was imagined
    assert seen["own"] == told["own"]


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
            what_is_kept_of_a_view_is_what_would_be_shown(game, rng)
            if not game.over:
                what_is_listed_is_not_refused(game)
                every_option_can_be_chosen(game)
                hidden_cards_leave_no_trace(game, rng)
                an_imagined_game_fits_the_view(game, rng)
                a_clone_has_the_same_future(game, rng)

    return look


def replays_alike(game: kickdoor.Game) -> None:
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
