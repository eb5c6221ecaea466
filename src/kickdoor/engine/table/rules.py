"""A rule by its number, and a refusal that names one."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kickdoor.views.deeds import RefusalView


class Rule:
    """Why something may not be done: the reason by its name in the catalogue, and the numbers of the rules.

    The first number is that of the rule that decides; none where a card decides and no rule.
    """

    def __init__(self, *numbers: str, reason: str, also: tuple[str, ...] = ()) -> None:
        self.reason: Final = reason
        self.numbers: Final = numbers + also
        decides = numbers[0] if numbers else ""
        self.view: Final = RefusalView(rule=decides, also=numbers[1:] + also, reason=reason)

    def about(
        self,
        seat: int | None = None,
        needs: tuple[str, ...] = (),
        has: tuple[str, ...] = (),
        number: int | None = None,
        sentence: str = "",
    ) -> RefusalView:
        """The refusal with what fills its sentence."""
        plain = self.view
        return RefusalView(
            rule=plain.rule,
            also=plain.also,
            reason=self.reason,
            seat=seat if seat is not None and seat >= 0 else None,
            needs=needs,
            has=has,
            number=number,
            sentence=sentence,
        )


def with_numbers(view: RefusalView, numbers: tuple[str, ...]) -> RefusalView:
    """The same refusal with further rules that bear on it."""
    also = tuple(dict.fromkeys([*view.also, *[number for number in numbers if number != view.rule]]))
    return replace(view, also=also)


def with_card(view: RefusalView, name: str) -> RefusalView:
    """The same refusal with the name of the card that is refused."""
    return replace(view, card=name)


class Refused(Exception):
    """An act or an answer that is not taken; nothing has changed."""

    def __init__(self, why: Rule | RefusalView) -> None:
        super().__init__()
        self.view: Final = why.view if isinstance(why, Rule) else why

    @property
    def numbers(self) -> tuple[str, ...]:
        """The rule that decides, where there is one, and those that bear on it."""
        view = self.view
        return (view.rule, *view.also) if view.rule else view.also

    def __str__(self) -> str:
        """The rule and the name of the reason; `kickdoor.words` has the sentence."""
        view = self.view
        return f"{view.rule}: {view.reason}" if view.rule else view.reason
