"""The command `kickdoor rules`: the text of the rules, for all or some editions, and the tests that prove them."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated

import typer

from .command_line import BoxOption, fail
from .rules import ledger


def rules(
    number: Annotated[str | None, typer.Argument(help="A rule, as CMB-02.")] = None,
    box: BoxOption = None,
    page: Annotated[bool, typer.Option("--page", help="Print docs/rules.md.")] = False,
) -> None:
    """Print the rules with the tests that prove them; with --box only what holds in that edition."""
    # Late, so that `kickdoor --help` does not load the YAML library.
    from .rules.page import page as rules_page
    from .rules.proofs import collect_proofs

    tests = _tests()
    proofs = {} if tests is None else collect_proofs(tests)
    if page:
        typer.echo(rules_page(proofs), nl=False)
        return
    chapter = ""
    for rule in _wanted(number, box or []):
        if rule.chapter != chapter:
            chapter = rule.chapter
            typer.echo(f"{chapter}\n{'=' * len(chapter)}\n")
        only = f" ({', '.join(rule.editions)} only)" if rule.editions and not box else ""
        text = rule.text_in(*box) if box else rule.text
        typer.echo(textwrap.fill(f"{rule.number}  {text}{only}", 100, subsequent_indent=" " * 9))
        for proof in proofs.get(rule.number, ()):
            typer.echo(textwrap.fill(proof, 100, initial_indent=" " * 9 + "- ", subsequent_indent=" " * 11))
        typer.echo()
    if tests is None:
        typer.echo(
            "The tests are not installed: run this in a clone of the repository to see which tests prove a rule."
        )


def _wanted(number: str | None, editions: list[str]) -> list[ledger.LedgerRule]:
    """The rule of that number, or all rules; where editions are named, only what holds in one of them."""
    known = ledger.rules()
    for edition in editions:
        if edition not in ledger.EDITIONS:
            fail(f"there is no edition {edition}; there are {', '.join(ledger.EDITIONS)}")
    holding = [rule for rule in known.values() if not editions or any(map(rule.holds_in, editions))]
    if number is None:
        return holding
    rule = known.get(number.upper())
    if rule is None:
        chapter = [other for other in known if other.startswith(number.upper().partition("-")[0] + "-")]
        fail(f"there is no rule {number}" + (f"; there are {', '.join(chapter)}" if chapter else ""))
    if rule not in holding:
        fail(f"{rule.number} does not hold in {', '.join(editions)}; it holds in {', '.join(rule.editions)}")
    return [rule]


def _tests() -> Path | None:
    """The folder of the tests: in the clone around the working directory, or beside these sources."""
    here = Path.cwd()
    for folder in (here, *here.parents, *Path(__file__).resolve().parents[1:3]):
        if (folder / "tests" / "scenarios").is_dir() and (folder / "src" / "kickdoor").is_dir():
            return folder / "tests"
    return None
