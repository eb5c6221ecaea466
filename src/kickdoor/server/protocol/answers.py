"""What the HTTP part answers, as typed data: described in the OpenAPI, and as TypeScript types for the page."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from kickdoor.views.cards import FaceView
from kickdoor.views.deeds import ReasonView
from kickdoor.views.events import EventView
from kickdoor.views.names import Door, Strength
from kickdoor.views.room import Problem, TableInfo
from kickdoor.views.settings import SettingView
from kickdoor.views.shape import Shape, about
from kickdoor.views.table import OwnView, PhasesView, PublicView

VIEWS: Final[tuple[type[Struct], ...]] = (FaceView, TableInfo, Problem)  # these are answers as they are


class OpenedTable(Shape):
    """A table that was set up. Whoever did it is its host, with this token."""

    table: Annotated[str, about("its id")]
    token: Annotated[str, about("for clients that keep no cookies; empty: who asked has one")] = ""
    invite: Annotated[str, about("the word for who is invited, in the link after `#`; empty: none")] = ""


class DoorInfo(Shape):
    """Who may take a seat, as the host knows it."""

    door: Door
    invite: Annotated[str, about("as of an opened table")] = ""


class Seated(Shape):
    """The seat, and a token with which clients that keep no cookies say who they are."""

    table: Annotated[str, about("its id")]
    seat: int
    token: str


class OwnGame(Shape):
    """A table where one has a seat."""

    table: TableInfo
    seat: int


class Statistics(Shape):
    """What a person has done in all finished games, whoever played for them while they were away."""

    games: Annotated[int, about("that are over")]
    won: int
    best_level: Annotated[int, about("the highest Level reached in a game; 0: none is over")]
    kills: Annotated[int, about("monsters beaten in own fights")]
    deaths: Annotated[int, about("of one's own character")]
    curses: Annotated[int, about("Curses that struck")]
    backstabs: Annotated[int, about("Curses played on others, and acts against their fights")]
    helped: Annotated[int, about("fights of others that were joined")]


class Person(Shape):
    """Who one is: the token that stands in the cookie, for a link that carries one's games to another device."""

    token: str
    statistics: Statistics


class BotReason(Shape):
    """Why the bot in a seat did what it did last; without either, it has no reason, or none any more."""

    seat: int
    own: Annotated[str, about("in the words of a bot that has words of its own; else empty")] = ""
    reason: Annotated[ReasonView | None, about("why, as a message of the catalogue")] = None


# The menu: what a table can be set up with.


class BoxTexts(Shape):
    """What is printed on the cards of a box in another language."""

    texts: Annotated[dict[str, str], about("names, words and sentences, by the English that faces and views have")]


class BoxInfo(Shape):
    """A box that is installed."""

    id: str
    name: str
    problems: Annotated[tuple[str, ...], about("why it cannot be played now, in English; empty: it can be")] = ()
    phases: Annotated[PhasesView | None, about("what it calls the phases of a turn")] = None


class ClockInfo(Shape):
    """A preset of clocks: the message `clock-<name>` describes it."""

    name: str
    window: Annotated[str, about("seconds of a window, as in the setting `window_seconds`; empty: no limit")] = ""
    turn: Annotated[int, about("seconds to think, as in the setting `turn_seconds`; 0: no limit")] = 0


class BotInfo(Shape):
    """A bot: its name for requests, and how people know it."""

    name: str
    title: Annotated[str, about("how people call it")]
    own: Annotated[
        str, about("what it is like, in its package's words; empty: the message `bot-about-<name>`")
    ] = ""
    strength: Annotated[Strength | None, about("null: it is known by its plain name only")] = None
    temper: Annotated[str, about("how it behaves; empty: like any other")] = ""


class PhraseInfo(Shape):
    """A quick phrase."""

    name: str
    icon: Annotated[str, about("of an emote, which is shown as this emblem; empty: it is said")] = ""


class Menu(Shape):
    """What a table can be set up with."""

    boxes: list[BoxInfo]
    settings: list[SettingView]
    clocks: list[ClockInfo]
    bots: list[BotInfo]
    phrases: list[PhraseInfo]
    players: Annotated[tuple[int, int], about("at least, at most")]
    addresses: Annotated[
        tuple[str, ...], about("by which other machines reach the server; empty: none is known")
    ] = ()


# Finished games.


class StoryStep(Shape):
    """A finished game after so many answers: what was seen, what had happened since the step before."""

    step: Annotated[int, about("how many answers had been taken")]
    public: PublicView
    owns: Annotated[list[OwnView], about("of the seat that was asked for; without one, of all")]
    events: list[EventView]
    by: Annotated[int | None, about("whose answer comes next; null: the clock's, or the game is over")]


class Story(Shape):
    """Some steps of a finished game."""

    steps: Annotated[int, about("answers there are")]
    states: list[StoryStep]
    positions: Annotated[
        bool,
        about("false: played under rules that are not here; each step has its events, and all the last position"),
    ] = True


class GameLog(Shape):
    """All that happened in a finished game."""

    ends: Annotated[list[int], about("by step, from 0: how many of the events had happened")]
    by: Annotated[list[int | None], about("by step: whose answer comes next; null: the clock's")]
    events: list[EventView]


class SigningKey(Shape):
    """The server's key for records."""

    key: Annotated[str, about("the public key of Ed25519, in hexadecimal digits; empty: it cannot sign")]


class DrawInfo(Shape, kw_only=True):
    """What the seed of a game was made of; by seat, and empty where there is none. See docs/fairness.md."""

    commitment: Annotated[str, about("the hash of the secret, which the table published as `seed_hash`")]
    secret: Annotated[str, about("the server's")]
    promises: Annotated[list[str], about("the hashes of the words, as the table published them")]
    words: Annotated[list[str], about("the words that were revealed in time")]


class RecordSignature(Shape, kw_only=True):
    """Ed25519 over `kickdoor record ` and the other fields as JSON, with sorted keys and without spaces."""

    key: Annotated[str, about("the public key, as of `GET /api/key`")]
    signature: Annotated[str, about("in hexadecimal digits")]


class GameRecord(Shape, kw_only=True):
    """The record of a finished game: `kickdoor replay --verify` says what it proves."""

    table: Annotated[str, about("the id of the table")]
    seed: Annotated[str | int, about("every shuffle and roll follows from it")]
    answers: Annotated[list[tuple[int, int]], about("the seat (-1: the clock) and the number of the option")]
    draw: Annotated[DrawInfo | None, about("null: no person promised a word, and the seed is the server's")] = None
    signed: Annotated[RecordSignature | None, about("null: this server cannot sign")] = None


# The rules and the card language.


class RulePart(Shape):
    """A part of a rule's text."""

    text: Annotated[str, about("in English")]
    editions: Annotated[tuple[str, ...], about("ids of the boxes where it holds; empty: where the rule does")] = ()


class RuleText(Shape):
    """A rule of the game."""

    number: str
    parts: Annotated[list[RulePart], about("its text: those of one edition make a text of their own")]
    editions: Annotated[list[str], about("ids of the boxes where it holds; empty: in all")]


class RuleChapter(Shape):
    """Rules that belong together."""

    title: str
    rules: list[RuleText]


class EditionRow(Shape):
    """One thing in which the editions differ."""

    what: Annotated[str, about("in English")]
    cells: Annotated[dict[str, str], about("by box, in English; none where an edition has no such thing")]


class RulesPage(Shape):
    """Every rule by its number, and the editions side by side."""

    chapters: list[RuleChapter]
    editions: list[BoxInfo]
    differences: list[EditionRow]


class KindInfo(Shape):
    """A kind of card and the keys of its record."""

    name: str
    must: Annotated[list[str], about("keys it must have")]
    may: Annotated[list[str], about("keys it may have")]
    deck: Annotated[str, about("empty: in none, or the record says which")]


class KeyInfo(Shape):
    """A key of a card's record."""

    name: str
    holds: Annotated[str, about("what it holds")]
    default: Annotated[str, about("empty: none")]
    meaning: Annotated[str, about("in English")]


class SentenceExample(Shape):
    """A sentence as it stands on a card."""

    box: str
    card: str
    sentence: str


class FormInfo(Shape):
    """A form of sentence."""

    form: Annotated[str, about("how it is worded")]
    core: Annotated[bool, about("its wording is fixed")]
    meaning: Annotated[str, about("what it does, in English")]
    rules: Annotated[list[str], about("the numbers of the rules it follows")]
    uses: Annotated[int, about("on how many cards it stands")]
    example: SentenceExample | None


class FormChapter(Shape):
    """Forms of sentences that belong together."""

    title: str
    forms: list[FormInfo]


class WordList(Shape):
    """What may stand in a slot of a sentence."""

    slot: str
    words: list[str]


class LanguagePage(Shape):
    """The card language, as in docs/card-language.md."""

    kinds: list[KindInfo]
    keys: list[KeyInfo]
    chapters: list[FormChapter]
    words: list[WordList]


# The guide of the first game.

Whose = Literal["mine", "other"]


Gives = Literal["strength", "level", "any"]
Rescue = Literal["one", "several", "none"]


class GuideMoment(Shape, forbid_unknown_fields=True, kw_only=True):
    """A moment, by what a client is shown: everything that is given must hold. Lists: any of their names."""

    turn: Annotated[Whose | None, about("whose turn it is")] = None
    asked: Annotated[Whose | None, about("whose question it is")] = None
    phase: Annotated[tuple[str, ...], about("phases of the turn")] = ()
    window: Annotated[tuple[str, ...], about("kinds of window")] = ()
    moment: Annotated[tuple[str, ...], about("of an interrupt: what is about to happen, or just has")] = ()
    proposal: Annotated[tuple[str, ...], about("verbs of what the lead has announced; `none`: nothing")] = ()
    waits: Annotated[bool | None, about("everybody is waited for")] = None
    question: Annotated[tuple[str, ...], about("kinds of the own question")] = ()
    can: Annotated[tuple[str, ...], about("verbs that the own ask lists")] = ()
    kind: Annotated[tuple[str, ...], about("with a card of one of these kinds")] = ()
    gives: Annotated[Gives | None, about("playing the card gives the reader this, and takes no card")] = None
    players: Annotated[bool | None, about("the own ask is a choice of players")] = None
    event: Annotated[tuple[str, ...], about("kinds of events that have just come")] = ()
    also: Annotated[tuple[str, ...], about("kinds of events that have all come with it, about the same seat")] = ()
    unless: Annotated[tuple[str, ...], about("kinds of events of which none has come, about the same seat")] = ()
    whose: Annotated[Whose | None, about("the seat the event or the interrupt is about")] = None
    fight: Annotated[Literal["mine", "helping", "other", "none"] | None, about("whose fight is on")] = None
    winning: Annotated[bool | None, about("the munchkins are")] = None
    rescue: Annotated[Rescue | None, about("how many options together would turn the own fight")] = None
    offer: Annotated[Literal["mine"] | None, about("one has been put to this seat")] = None
    level: Annotated[int | None, about("the own Level is at least this")] = None
    below: Annotated[int | None, about("the own Level is below this")] = None
    rival: Annotated[int | None, about("another player's Level is at least this")] = None
    full: Annotated[bool | None, about("more cards in hand than may be kept")] = None
    dead: bool | None = None
    over: bool | None = None
    won: bool | None = None
    after: Annotated[str, about("this step has been said")] = ""


class GuideStep(Shape, forbid_unknown_fields=True, kw_only=True):
    """Said once, when its moment comes: the messages `guide-{id}` of the catalogue."""

    id: str
    rules: Annotated[list[str], about("numbers of the rules")]
    at: Annotated[str, about("a CSS selector: what it speaks of")] = ""
    stop: Annotated[bool, about("the game waits until it has been read")] = False
    when: GuideMoment


class GuideHint(Shape, forbid_unknown_fields=True, kw_only=True):
    """What is going on and what to do now, the message `hint-{id}`: the first that fits, as often as it does."""

    id: str
    at: Annotated[str, about("a CSS selector: what it speaks of")] = ""
    when: GuideMoment


class GuideNews(Shape, forbid_unknown_fields=True, kw_only=True):
    """What an event means for the reader: the message `news-{id}` of the catalogue, each time."""

    id: str
    event: Annotated[tuple[str, ...], about("kinds of events")]


class Guide(Shape):
    """Everything the guide of the first game may say."""

    steps: list[GuideStep]
    hints: list[GuideHint]
    news: Annotated[list[GuideNews], about("the most important first")]
