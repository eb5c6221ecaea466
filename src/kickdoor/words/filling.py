"""Fills messages from views: each kind of view has one function."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kickdoor.views.cards import CardView
from kickdoor.views.deeds import (
    DeedView,
    DraftView,
    OfferView,
    OptionView,
    ProposalView,
    QuestionView,
    ReasonView,
    RefusalView,
    TermsView,
)
from kickdoor.views.events import EventView
from kickdoor.views.room import Problem
from kickdoor.views.settings import SettingRefusal
from kickdoor.views.table import LineView, PublicView

from .catalogue import ENGLISH, Catalogue, Value
from .reader import NONE, Reader
from .spelling import SOFT_HYPHEN, capital, hyphened, plain, signed
from .standing import deeds, stake, standing

Arguments = dict[str, Value]
ANY_TARGET: Final = "…"


def _treasures(now: int | None, won: int | None) -> Arguments:
    return {"now": NONE if now is None else now, "won": NONE if won is None else won}


class Words(Catalogue):
    """All texts for people, in one language."""

    def __init__(
        self, language: str = ENGLISH, strict: bool = False, texts: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(language, strict)
        self.texts: Final = dict(texts or {})  # what is printed on cards, by the English of it

    def text(self, english: str) -> str:
        """A sentence, a name or another word of a card; in English where the language lacks it."""
        return self.texts.get(english, english).replace(SOFT_HYPHEN, "")

    def name(self, card: CardView | None) -> str:
        return NONE if card is None else self.text(card.name)

    def _quoted(self, name: str) -> str:
        """A card's name within a sentence: in quotes where it begins as if it were a part of the sentence."""
        return self.say("card-quoted", card=name) if name != NONE and name[:1].islower() else name

    def sentence(self, english: str) -> str:
        """A sentence of a card within a message: without brackets around names."""
        return plain(self.text(english)) or NONE

    def phases(self, reader: Reader) -> Arguments:
        """What the edition calls the phases of a turn."""
        own = reader.phases
        return {
            "door": self.say("phase-door") if own is None else self.text(own.door),
            "trouble": self.say("phase-trouble") if own is None else self.text(own.trouble),
            "loot": self.say("phase-loot") if own is None else self.text(own.loot),
        }

    # What happened.

    def event(self, reader: Reader, event: EventView) -> str:
        """A line of the log."""
        facts = event.facts
        arguments: Arguments = {
            "who": reader.name(event.who),
            "other": reader.name(event.other),
            "you": reader.you(event.who, event.other),
            "card": self.card(event),
            "amount": facts.amount,
            "bonus": signed(facts.bonus),
            "needed": facts.needed,
            "first": "yes" if facts.first else "no",
            "bare": "yes" if facts.bare else "no",
            "enough": "yes" if facts.amount >= facts.needed else "no",
            "level": facts.level,
            "ability": self.text(facts.ability) or NONE,
            "on": self._quoted(self.text(facts.on) or NONE),
            "side": facts.side or NONE,
            "deck": facts.deck or NONE,
            "sex": facts.sex or NONE,
            "named": self.text(facts.named) or NONE,
            "track": self.text(facts.track) or NONE,
            "steps": facts.steps,
            "boxes": self.listed(facts.boxes),
            "reason": facts.reason or NONE,
            "void": facts.void or NONE,
            **self.phases(reader),
        }
        if facts.offer is not None:
            arguments |= self._offer(reader, facts.offer)
        return self.fill(f"event-{hyphened(event.what)}", arguments)

    def card(self, event: EventView) -> str:
        """The card of an event, or its back."""
        if event.card is not None:
            return self._quoted(self.name(event.card))
        return NONE if event.hidden is None else self.say("card-back", deck=event.hidden)

    # What may be done.

    def option(
        self,
        reader: Reader,
        asked: QuestionView,
        option: OptionView,
        short: bool = False,
        detailed: bool = False,
    ) -> str:
        """An option of a question: in full, or `short` beside its card; `detailed` with numbers."""
        return self._option(option, self._deed(reader, option, detailed) | self._asked(reader, asked), short)

    def _asked(self, reader: Reader, asked: QuestionView) -> Arguments:
        """Of the question that an option answers: its kind, whom it is about, and what one may want."""
        return {"kind": asked.kind, "who": reader.name(asked.seat), "wish": self.sentence(asked.wish)}

    def deed(self, reader: Reader, asked: QuestionView, option: OptionView) -> tuple[str, str]:
        """An option without its target, and the target: for lists of several targets of the same deed."""
        arguments = self._deed(reader, option, detailed=True) | self._asked(reader, asked)
        target = str(arguments["target"])
        if target == NONE:
            return self._option(option, arguments, short=False), ""
        aim = "player" if arguments["aim"] == "you" else arguments["aim"]
        return self._option(option, arguments | {"target": ANY_TARGET, "aim": aim}, short=False), target

    def _option(self, option: OptionView, arguments: Arguments, short: bool) -> str:
        id = f"option-{hyphened(option.verb)}"
        return self.fill(id, arguments, "short" if short and self.has(id, "short") else "")

    def proposal(self, reader: Reader, proposal: ProposalView) -> str:
        """What somebody has announced."""
        arguments = self._deed(reader, proposal, detailed=False)
        arguments |= {"who": reader.name(proposal.by), "you": reader.you(proposal.by)}
        return self.fill(f"proposal-{hyphened(proposal.verb)}", arguments)

    def _deed(self, reader: Reader, deed: DeedView, detailed: bool) -> Arguments:
        aim, target = self._target(reader, deed)
        card = self.name(deed.card)
        return {
            "card": self.detailed(deed.card, deed.verb)
            if detailed and deed.card is not None
            else self._quoted(card),
            "ability": self.text(deed.ability) or NONE,
            "answer": deed.answer or NONE,
            "sentence": self._capital(deed.sentence),
            "number": NONE if deed.number is None else deed.number,
            "share": deed.share,
            **self._price(deed),
            "aim": aim,
            "target": target,
            **self.phases(reader),
        }

    def _capital(self, sentence: str) -> str:
        return capital(plain(self.text(sentence))) or NONE

    def _price(self, deed: DeedView) -> Arguments:
        """Of a price of help: which side composes it, and what a share of the Treasures is now."""
        if not isinstance(deed, OptionView):
            return {"composer": NONE, "now": NONE, "won": NONE}
        return {"composer": deed.composer or NONE, **_treasures(deed.now, deed.won)}

    def _target(self, reader: Reader, deed: DeedView) -> tuple[str, str]:
        if deed.foe is not None:
            name, copy = reader.foes.get(deed.foe) or (self.say("somebody"), False)
            return "monster", self.say("card-copy", card=self.text(name)) if copy else self.text(name)
        if deed.side is not None:
            return "side", self.say("target-side", side=deed.side)
        if deed.on is not None and (deed.card is None or deed.on.tag != deed.card.tag):
            return "with" if deed.on.kind == "monster" else "card", self.name(deed.on)
        if deed.seat is not None:
            yours = deed.seat == reader.seat
            return ("you", self.say("target-yourself")) if yours else ("player", reader.name(deed.seat))
        return NONE, NONE

    def detailed(self, card: CardView, verb: str = "") -> str:
        """A card's name with the number that matters."""
        face, name = card.face, self.name(card)
        if card.kind == "monster":
            return self.say("card-level", card=name, level=face.level)
        if face.value and verb in ("add", "double"):
            return self.say("card-value", card=name, value=face.value)
        return self.say("card-bonus", card=name, bonus=signed(face.bonus)) if face.bonus else name

    # What is asked.

    def question(
        self, public: PublicView, seat: int | None, question: QuestionView, options: Sequence[OptionView] = ()
    ) -> str:
        """What a choice is about; of an empty room, the options say what can be done in it."""
        reader = Reader.of(public, seat)
        moment = public.moment if question.kind == "interrupt" else None
        if moment is not None:
            arguments: Arguments = {
                "who": reader.name(moment.seat),
                "you": reader.you(moment.seat),
                "card": self.name(moment.card),
                **stake(moment),
                **self.phases(reader),
            }
            return self.fill(f"moment-{hyphened(moment.what)}", arguments)
        who = public.asked if question.seat is None else question.seat
        arguments = {
            "who": reader.name(who),
            "you": reader.you(who),
            "count": question.count,
            "done": question.done,
            "total": question.count + question.done,
            "keep": question.keep,
            "has": question.has,
            "of": question.of or NONE,
            "hold": 0 if seat is None else public.players[seat].hand_size,
            "to": self.listed(map(reader.name, question.to), "or" if question.count == 1 else "and"),
            "receivers": len(question.to),
            "card": self.name(question.card),
            "sentence": self._capital(question.sentence),
            "gold": question.gold,
            "foes": self.listed(
                [] if public.fight is None else [self.name(foe.card) for foe in public.fight.foes]
            ),
            "deeds": self.listed([self.say(entry) for entry in deeds(options)], "or"),
            **standing(public, seat, options),
            **self.phases(reader),
        }
        return self.fill(f"question-{hyphened(question.kind)}", arguments)

    # Offers.

    def offer(self, reader: Reader, offer: OfferView) -> str:
        """An offer that waits for an answer."""
        return self.fill(f"offer-{offer.kind}", self._offer(reader, offer))

    def draft(self, reader: Reader, draft: DraftView, fighter: int | None = None) -> str:
        """What the reader is composing; `fighter` is whose fight it is, of a draft for help."""
        arguments = self._terms(reader, draft, reader.seat, draft.to, fighter)
        return self.fill(f"draft-{draft.kind}", arguments | {"gold": draft.gold})

    def _offer(self, reader: Reader, offer: OfferView) -> Arguments:
        return self._terms(reader, offer, offer.by, offer.to, offer.fighter) | {"kind": offer.kind}

    def _terms(
        self, reader: Reader, terms: TermsView, by: int | None, to: int | None, fighter: int | None
    ) -> Arguments:
        helper_asks = fighter is not None and fighter == to
        helper, fighter = (by, to) if helper_asks else (to, by)
        # Who picks first is nothing to speak of where one side gets them all, or there is but one.
        shared = terms.won is None or terms.now is None or terms.now < terms.won
        picker = {"helper": helper, "fighter": fighter}.get(terms.first or "") if shared else None
        picks = NONE if picker is None else "you" if picker == reader.seat else "player"
        return {
            "who": reader.name(by),
            "other": reader.name(to),
            "you": reader.you(by, to),
            "asks": "helper" if helper_asks else "fighter",
            "goods": self._goods(terms),
            "gives": self.listed([self.name(card) for card in terms.gives]),
            "wants": self.listed([self.name(card) for card in terms.wants]),
            "picks": picks,
            "picker": reader.name(picker),
        }

    def _goods(self, terms: TermsView) -> str:
        goods = [self.name(card) for card in terms.gives]
        if terms.treasures or terms.share != "number":
            now = _treasures(terms.now, terms.won)
            goods.insert(0, self.fill("goods-treasures", {"share": terms.share, "count": terms.treasures, **now}))
        if terms.cards:
            goods.append(self.say("goods-played", cards=self.listed([self.name(card) for card in terms.cards])))
        elif terms.plays:
            goods.append(self.say("goods-plays", count=terms.plays))
        return self.listed(goods) if goods else self.say("goods-nothing")

    # Sums and refusals.

    def line(self, reader: Reader, line: LineView) -> tuple[str, str]:
        """A line of a fight's sum: whose it is, and why it counts, which may be empty."""
        id = f"line-{line.kind}"
        arguments: Arguments = {
            "who": reader.name(line.seat),
            "you": reader.you(line.seat),
            "card": self.text(line.card) or NONE,
            "sentence": self.sentence(line.text),
            "keyword": self.text(line.text) or NONE,
        }
        return self.fill(id, arguments), self.fill(id, arguments, "why") if self.has(id, "why") else ""

    def refusal(self, reader: Reader, refusal: RefusalView) -> str:
        """Why something cannot be done."""
        seat = reader.seat if refusal.seat is None else refusal.seat
        arguments: Arguments = {
            "card": self.text(refusal.card) or NONE,
            "by": self.text(refusal.by) or NONE,
            "who": reader.name(seat),
            "you": reader.you(seat),
            "needs": self.listed([self.text(one) for one in refusal.needs], "or"),
            "has": self.listed([self.text(one) for one in refusal.has]),
            "number": NONE if refusal.number is None else refusal.number,
            "sentence": self.sentence(refusal.sentence),
            **self.phases(reader),
        }
        return self.fill(f"refusal-{hyphened(refusal.reason)}", arguments)

    # What a server says.

    def phrase(self, name: str) -> str:
        """A quick phrase of the chat."""
        return self.fill(f"phrase-{hyphened(name)}", {})

    def server(self, problem: Problem, reader: Reader | None = None) -> str:
        """Why a server did not do something. Where the game refuses, it is the game's sentence to this reader."""
        if problem.refusal is not None:
            return self.refusal(reader or Reader((self.say("somebody"),) * 6), problem.refusal)
        if problem.setting is not None:
            return self.bad_setting(problem.setting)
        arguments: Arguments = {
            "event": NONE if reader is None or problem.event is None else self.event(reader, problem.event),
            "seat": NONE if problem.seat is None else problem.seat + 1,
            "name": problem.name or NONE,
            "names": self.listed(problem.names),
            "number": NONE if problem.number is None else problem.number,
            "seconds": NONE if problem.seconds is None else problem.seconds,
            "text": problem.text.removesuffix(".") or NONE,
        }
        return self.fill(f"server-{hyphened(problem.code)}", arguments)

    def closing(self, code: int, detail: str) -> str:
        """Why a server has closed a socket; `detail` is used for an unknown code."""
        return self.fill(f"close-{code}", {}) if self.has(f"close-{code}") else detail

    def reason(self, reader: Reader, reason: ReasonView | str) -> str:
        """What a bot did, and why; a bot of another package may give its own sentence."""
        if isinstance(reason, str):
            return reason
        foes = {} if reason.deed.foe is None else {reason.deed.foe: (reason.monster, False)}
        deed = self.option(
            Reader(reader.names, reason.by, foes, reader.phases), QuestionView(kind=reason.asked), reason.deed
        )
        arguments: Arguments = {
            "who": reader.name(reason.seat),
            "level": reason.level,
            "ours": reason.ours,
            "theirs": reason.theirs,
            "number": reason.number,
            "percent": reason.percent,
            "games": reason.games,
        }
        return self.say("reason", deed=deed, because=self.fill(f"because-{hyphened(reason.reason)}", arguments))

    # What a table is set up with.

    def bot(self, name: str, own: str = "") -> str:
        """What a bot is like: in its package's own words, or of ours by its name."""
        return own or self.fill(f"bot-about-{name}", {})

    def bad_setting(self, refusal: SettingRefusal) -> str:
        """Why a table setting is refused: what was expected, and what was given."""
        arguments: Arguments = {
            "name": refusal.name,
            "found": refusal.found,
            "any": "any",
            "least": refusal.least,
            "most": str(refusal.most),
            "names": self.listed(refusal.names, "and" if refusal.fault == "unknown" else "or"),
        }
        return self.fill(f"value-{refusal.fault}", arguments)

    # Lists.

    def listed(self, things: Iterable[str], joint: str = "and") -> str:
        """A list as one text, "a, b and c"; `none` where it is empty."""
        found = list(things)
        if not found:
            return NONE
        front = self.joined(found[:-1], "comma")
        return self.fill(f"list-{joint}", {"first": front, "second": found[-1]}) if front else found[-1]

    def joined(self, things: Sequence[str], joint: str) -> str:
        """All things with the same joint between them; empty where there are none."""
        text = things[0] if things else ""
        for thing in things[1:]:
            text = self.fill(f"list-{joint}", {"first": text, "second": thing})
        return text
