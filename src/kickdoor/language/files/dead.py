"""Finds sentences that can never take effect: by the kind of their card, their moment, and the other sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine.table import sentence as at
from kickdoor.engine.table.face import Ability, Face
from kickdoor.engine.table.kinds import KEPT_IN_DEATH
from kickdoor.engine.table.sentence import Limit, Moment, Node, Verb

from ..grammar.lists import PLAYER
from ..grammar.template import NUMBERS, fields
from ..grammar.tree import nodes_in
from ..sentences.bonuses import EverybodyHas
from ..sentences.conditions import (
    MonstersAreStrong,
    YouAre,
    YouAreHelping,
    YouAreLosing,
    YouFace,
    YouHave,
    YourLevelIs,
    YouRolled,
    YouWinBy,
)
from ..sentences.costs import Discard, DiscardWholeHand, DiscardWorth
from ..sentences.foes import Target
from ..sentences.quantities import CardsDiscarded, PointsRolled
from ..sentences.selectors import Party, This
from ..verbs.between import Give
from ..verbs.cards import DrawFromDiscardsInstead
from ..verbs.fight import (
    AddMonsters,
    DoubleStrength,
    EscapeAutomatically,
    FightWithItsLevel,
    GetThisCombat,
    SufferBadStuff,
)
from ..verbs.fighters import JoinUninvited, MakeHelp, PassTheFight, SendHelperAway
from ..verbs.joints import ForEach
from ..verbs.keeping import KeepAsCompanion
from ..verbs.lending import Borrow
from ..verbs.moment import CancelIt, ChangeTheRoll, RollADie, RollAgain, SetTheRoll, TurnItOn
from ..verbs.prefixes import If, IfOtherwise, Said
from ..verbs.reach import FLIGHT, FoeVerb

OPEN: Final = (at.ANY_TIME, at.YOUR_TURN, at.OUT_OF_COMBAT, at.COMBAT, at.YOUR_COMBAT)
CALM: Final = (at.YOUR_TURN, at.OUT_OF_COMBAT)  # whoever uses it then is in no combat
NO_FIGHT: Final = (at.TURN_STARTS, at.TURN_ENDS, at.OPENS_A_DOOR, at.LOOTS, at.COMBAT_ENDS, at.SELLS)
WON: Final = (at.WINS_COMBAT, at.KILLS, at.KILLS_THIS, at.HELPS_KILL)  # no monster is left in the fight

# Moments at which something is about to happen that can be cancelled, by what it is.
CANCELLED_AT: Final = (at.DRAWS_FACE_UP, at.OPENS_A_DOOR, at.IS_CAUGHT, at.IS_STRUCK, at.PLAYS_ONE_SHOT)
DICE: Final = (at.ROLLS, at.ROLLS_TO_RUN)
NO_DIE: Final = (*OPEN, *NO_FIGHT, *WON, at.ESCAPES, at.RUNS_AWAY, at.DRAWS_FACE_UP, at.DRAWS_THIS,
                 at.ASKS_FOR_HELP, at.IS_ASKED)  # fmt: skip
OF_A_FOE: Final = (at.COMBAT_STARTS, at.RUNS_AWAY, at.ESCAPES, at.IS_CAUGHT)  # the moment names a monster
DISCARDS: Final = (Discard, DiscardWholeHand, DiscardWorth)
OWN_FIGHT: Final = (
    GetThisCombat, DoubleStrength, FightWithItsLevel, PassTheFight, MakeHelp, SendHelperAway, Borrow,
)  # fmt: skip
FOES: Final = ("monster", "enhancer")
NOT_GIVEN: Final = ("curse", "monster", "enhancer", "house", "kid", "dungeon")  # nobody's to give
UNPLAYED: Final = ("monster", "enhancer", "dungeon")  # kinds of which a sentence cannot say who played them
OF_MONSTERS: Final = (at.NO_PURSUIT, at.NO_ESCAPE, at.FOE_TIES)

NO_CANCEL: Final = "nothing that can be cancelled is about to happen then"
ROLL_NOT_CANCELLED: Final = "a roll is not cancelled; write `roll again` or `change the roll by …`"
AFTER_IT: Final = "it has happened already when the moment comes"
LAID_OUT: Final = "the card is laid out before; only what is kept in death hears of its owner's death"
DEAD_USE_NOTHING: Final = "the dead use nothing, so nobody can pay for it"
NEVER_COMES: Final = "this moment never comes for such a card"


class Deadwood:
    """The sentences of one card that never take effect, each with the reason."""

    def __init__(self, kind: str, kept: bool) -> None:
        self.kind: Final = kind
        self.kept: Final = kept or kind in KEPT_IN_DEATH or kind in ("house", "kid", "dungeon", "keyword")
        self.found: Final[list[tuple[str, str, str]]] = []  # key, sentence, reason

    def add(self, key: str, node: Node, reason: str) -> None:
        self.found.append((key, node.text, f"can never take effect: {reason}"))

    def face(self, face: Face) -> list[tuple[str, str, str]]:
        for standing in face.always:
            if standing.key in OF_MONSTERS and self.kind not in FOES and self.kind != "steed":
                self.add("always", standing, "it is said of monsters only")
            for node in nodes_in(standing):
                if isinstance(node, (YouRolled, PointsRolled)):
                    self.add("always", standing, "no die is rolled for a sentence of `always`")
                elif isinstance(node, CardsDiscarded):
                    self.add("always", standing, "nothing is paid for a sentence of `always`")
                elif isinstance(node, EverybodyHas) and self.unshared(node):
                    self.add("always", standing, self.unshared(node))
        both = [trait for trait in face.only if trait in face.not_for]
        if both:
            self.found.append(("not_for", both[0], "can never be used: `only` and `not_for` name the same trait"))
        self.until(face)
        self.play(face)
        if face.bad_stuff:
            self.sentences("bad_stuff", face.bad_stuff, None, None)
        return self.abilities(face.abilities)

    def unshared(self, said: EverybodyHas) -> str:
        """Why something does not count for everybody."""
        if said.about in (at.TREASURES, at.LEVELS):
            return "Treasures and levels are those of a fight, nobody has them"
        if self.kind in FOES or self.kind == "dungeon":
            return f"a {self.kind} speaks to all who face it or to all players; leave out `everybody has`"
        return "a one_shot is not in force" if self.kind == "one_shot" else ""

    def abilities(self, abilities: tuple[Ability, ...]) -> list[tuple[str, str, str]]:
        for ability in abilities:
            self.ability(ability)
        return self.found

    def happening(self, key: str, does: tuple[Verb, ...]) -> list[tuple[str, str, str]]:
        """Sentences that happen by themselves at no moment of their own."""
        self.sentences(key, does, None, None)
        return self.found

    def until(self, face: Face) -> None:
        until = face.until
        if until is None:
            return
        lasts = bool(face.always or face.abilities or face.bonus)
        if self.kind == "one_shot":
            self.add("until", until, "a one_shot is discarded with its fight")
        elif not lasts or (self.kind == "special" and face.play is not None):
            self.add("until", until, "the card does not stay in play")
        elif until.what in OPEN:
            self.add("until", until, "it is no moment but a time; write when it ends, such as `your turn ends`")
        elif until.what in (at.DRAWS_THIS, at.KILLS_THIS):
            self.add("until", until, NEVER_COMES)
        elif until.what == at.DIES and until.whose == at.YOU and not self.kept:
            self.add("until", until, LAID_OUT)

    def play(self, face: Face) -> None:
        play = face.play
        if play is not None and self.kind == "curse":
            reason = self.unstruck(play.when)
            if reason:
                self.add("when", play.when, reason)
        if play is None or not play.does:
            return
        if self.kind == "special" and (face.always or face.bonus or face.abilities):
            said: Node = face.always[0] if face.always else play.does[0]
            self.add("always", said, "a special with `does` is discarded when it is played")
        # The moment of a Curse is when it may be played from the hand; what it does happens at a door, too.
        if self.kind in ("one_shot", "special", "portal", "level_up"):
            if play.when.what == at.KILLS_THIS:
                self.add("when", play.when, NEVER_COMES)
            elif play.when.what == at.DIES and play.when.whose == at.YOU:
                self.add("when", play.when, "the dead play nothing")
            self.sentences("does", play.does, play.when, play)
        else:
            self.sentences("does", play.does, None, play)

    def unstruck(self, when: Moment) -> str:
        """Why nobody else can be struck at the moment of a Curse."""
        if when.what in OPEN:
            return "" if when.what == at.ANY_TIME else "it strikes at an event; write one, or leave it out"
        if when.what in (at.DRAWS_THIS, at.KILLS_THIS):
            return NEVER_COMES
        if when.what == at.DIES:
            return "the dead are struck by nothing"
        return "it would strike you; write `another player` or `anyone`" if when.whose == at.YOU else ""

    def ability(self, ability: Ability) -> None:
        reason = self.untimely(ability)
        if reason:
            self.add("when", ability.when, reason)
            return
        if ability.limit is not None:
            reason = self.unlimited(ability, ability.limit)
            if reason:
                self.add("limit", ability.limit, reason)
        self.sentences("does", ability.does, ability.when, ability)

    def untimely(self, ability: Ability) -> str:
        """Why the moment of an ability never comes."""
        when, what = ability.when, ability.when.what
        if what == at.DRAWS_THIS:
            return "only a one_shot, special or portal acts when it is drawn, by its own `when` and `does`"
        if what == at.KILLS_THIS and self.kind not in ("monster", "steed"):
            return "the card is no monster"
        if what == at.DIES and when.whose == at.YOU:
            if self.kind == "one_shot":
                return "the dead play nothing"
            if self.kind not in FOES and not self.kept:
                return LAID_OUT
            if ability.cost is not None:
                return DEAD_USE_NOTHING
        if self.kind not in FOES:
            return ""
        if what in OPEN:
            return f"nobody uses a card of the {self.kind}s at will; write an event, such as `your combat starts`"
        if what in NO_FIGHT or (what in WON and what != at.KILLS_THIS):
            return f"the {self.kind} is no longer, or not yet, in the fight"
        if self.kind == "enhancer" and ability.cost is not None:
            return "what an enhancer does is not paid for"
        if what == at.IS_ASKED:
            return f"a {self.kind} speaks only to those who face it"
        if when.whose == at.ANOTHER and ability.cost is None:
            return f"a {self.kind} speaks only to the player to whom it happens; write `anyone` or `you`"
        return ""

    def unlimited(self, ability: Ability, limit: Limit) -> str:
        """Why a limit counts nothing."""
        what, span = ability.when.what, limit.span
        if self.kind == "one_shot":
            return "a one_shot is discarded when it is used"
        if span in (at.PER_COMBAT, at.PER_VICTIM) and (what in CALM or what in NO_FIGHT[:4]):
            return "there is no combat then by which it could be counted"
        if span == at.PER_VICTIM and not any(
            [isinstance(node, Party) and node.chosen for verb in ability.does for node in nodes_in(verb)]
        ):
            return "it names no player who is chosen, and so no victim"
        if span == at.PER_ROLL and what not in DICE and what not in (at.ESCAPES, at.IS_CAUGHT):
            return "no die is rolled then"
        if span == at.PER_CURSE and what != at.IS_STRUCK:
            return "nobody is struck then"
        return ""

    # Lists of sentences.

    def sentences(self, key: str, does: Sequence[Verb], when: Moment | None, ability: Ability | None) -> None:
        rolled = False
        for verb in does:
            nodes = nodes_in(verb)
            self.multiplied(key, verb, nodes)
            rolls = rolled or any([isinstance(node, RollADie) for node in nodes])
            for node in nodes:
                reason = self.idle(node, when) or self.unpaid(node, ability)
                if not reason and isinstance(node, (YouRolled, PointsRolled)) and not rolls:
                    reason = "no sentence before it rolls a die"
                if not reason and when is not None and when.what in CALM and not self.said(nodes):
                    reason = self.away(node)
                if reason:
                    self.add(key, verb, reason)
                    break
            else:
                self.contradiction(key, verb)
            rolled = rolls

    def multiplied(self, key: str, verb: Verb, nodes: Sequence[Node]) -> None:
        """`for each` multiplies the number of its verb; a verb without a number would happen once."""
        for node in nodes:
            if isinstance(node, ForEach):
                inner = nodes_in(node.verb)
                if not any([field.slot in NUMBERS for part in inner for field in fields(part.phrase)]):
                    reason = f'`for each` multiplies a number, and "{node.verb.text}" has none'
                    self.found.append((key, verb.text, reason))

    def idle(self, node: Node, when: Moment | None) -> str:
        """Why a verb finds nothing to do at a moment; without one, in Bad Stuff or on a card that is played."""
        if isinstance(node, Party):
            return self.unplayed(node)
        if isinstance(node, Give) and isinstance(node.sel, This) and self.kind in NOT_GIVEN:
            return f"a {self.kind} does not pass from one player to another"
        what = at.ANY_TIME if when is None else when.what
        if isinstance(node, CancelIt) and what not in CANCELLED_AT:
            if what in DICE:
                return ROLL_NOT_CANCELLED
            return NO_CANCEL if what in OPEN else AFTER_IT
        if isinstance(node, KeepAsCompanion) and (what not in (at.KILLS, at.KILLS_THIS) or self.kind == "steed"):
            return "no monster is beaten then that could be kept"
        if isinstance(node, TurnItOn) and what not in (at.IS_STRUCK, at.IS_CAUGHT):
            return "nothing strikes then that could be turned on another"
        if isinstance(node, DrawFromDiscardsInstead) and what not in (at.DRAWS_FACE_UP, at.OPENS_A_DOOR):
            return "no card is about to be drawn face up then"
        if isinstance(node, (RollAgain, SetTheRoll, ChangeTheRoll)):
            return "no die lies on the table then" if what in NO_DIE else ""
        fought = self.kind in FOES or self.kind == "steed"
        if isinstance(node, Target) and node.target == "this monster" and not fought:
            return "" if when is not None and what in OF_A_FOE else "the moment names no monster"
        if isinstance(node, JoinUninvited) and what == at.YOUR_COMBAT:
            return "you are in that combat already"
        if when is None or what in OPEN:
            return ""
        if isinstance(node, (FoeVerb, AddMonsters, EscapeAutomatically, JoinUninvited, *OWN_FIGHT)):
            if what in NO_FIGHT:
                return "there is no combat then"
            if what in WON and not isinstance(node, GetThisCombat):
                return "the combat is won then"
            if what in FLIGHT and not isinstance(node, (SufferBadStuff, EscapeAutomatically, GetThisCombat)):
                return "" if isinstance(node, FoeVerb) and node.in_flight else "the combat is lost then"
        if isinstance(node, OWN_FIGHT) and what == at.IS_ASKED and when.whose == at.YOU and self.kind not in FOES:
            return "you are in no combat then"
        if isinstance(node, (YouFace, YouAreLosing)) and (what in NO_FIGHT or what in WON):
            return "no monster is in a fight then"
        if isinstance(node, (YouAreHelping, YouWinBy, MonstersAreStrong)) and what in NO_FIGHT:
            return "there is no combat then"
        if isinstance(node, YouWinBy) and what in FLIGHT:
            return "the combat is lost then"
        return ""

    def unplayed(self, party: Party) -> str:
        """Why a sentence cannot name who played the card, or cannot call them `you`."""
        if party.party == "you" and self.kind == "curse":
            return f"here `you` would be who is struck; write `{PLAYER}`"
        if party.party in ("you", PLAYER) and self.kind in UNPLAYED:
            return f"nobody has played a {self.kind}"
        return ""

    def away(self, node: Node) -> str:
        """Why something of the own combat finds nothing while one is in none."""
        if isinstance(node, (*OWN_FIGHT, EscapeAutomatically, YouFace, YouAreLosing, YouAreHelping, YouWinBy)):
            return "you are in no combat then"
        return ""

    def said(self, nodes: Sequence[Node]) -> bool:
        return any([isinstance(node, Said) for node in nodes])

    def unpaid(self, node: Node, ability: Ability | None) -> str:
        cost = None if ability is None else ability.cost
        if isinstance(node, (CardsDiscarded, FightWithItsLevel)) and not isinstance(cost, DISCARDS):
            return "no card is discarded as its cost"
        return ""

    def contradiction(self, key: str, verb: Verb) -> None:
        """Conditions inside each other that cannot hold together."""
        held: list[Node] = []
        inner: Node = verb
        while isinstance(inner, (If, IfOtherwise)):
            for other in held:
                if excludes(other, inner.cond):
                    self.add(key, verb, f'"{other.text}" and "{inner.cond.text}" never hold together')
                    return
            held.append(inner.cond)
            if isinstance(inner, IfOtherwise):
                return
            inner = inner.verb


def excludes(one: Node, other: Node) -> bool:
    """Whether two conditions on the same player can never hold at once."""
    if isinstance(one, YouAre) and isinstance(other, YouAre):
        return one.trait == other.trait and one.are != other.are
    if isinstance(one, YouHave) and isinstance(other, YouHave):
        return one.having.noun.key == other.having.noun.key and one.having.none != other.having.none
    if isinstance(one, (YourLevelIs, YouRolled)) and isinstance(other, (YourLevelIs, YouRolled)):
        if type(one) is not type(other) or one.bound == other.bound:
            return False
        more, less = (one, other) if one.bound == "more" else (other, one)
        return more.n > less.n
    return False
