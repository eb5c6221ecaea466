"""The ledger and the tests agree: every rule is cited by a test, and nothing else is."""

from pathlib import Path

from kickdoor.rules.ledger import EDITIONS, NAMES, rule_text, rules
from kickdoor.rules.page import page
from kickdoor.rules.proofs import unknown, unproven
from tests.proofs import proofs


def test_every_rule_is_cited_by_a_test() -> None:
    missing = unproven(proofs())
    assert not missing, "no test cites " + ", ".join(missing)


def test_every_citation_is_of_a_rule() -> None:
    cited = proofs()
    strangers = {number: cited[number] for number in unknown(cited)}
    assert not strangers, f"not in the ledger: {strangers}"


def test_citations_are_found_in_scenarios_and_in_python(tmp_path: Path) -> None:
    (tmp_path / "scenarios" / "deep").mkdir(parents=True)
    (tmp_path / "scenarios" / "deep" / "tie.yaml").write_text(
        "title: A tie is the monsters'\nrule: [CMB-02, CMB-99]\nbox: oz\nsteps: []\n", "utf-8"
    )
    (tmp_path / "test_ties.py").write_text(
        '@rule("CMB-02", "HELP-05")\ndef test_a_helper_wins_ties():\n    pass\n', "utf-8"
    )
    found = proofs(tmp_path)
    assert found["CMB-02"] == [
        "scenarios/deep/tie.yaml: A tie is the monsters'",
        "test_ties.py: a helper wins ties",
    ]
    assert found["HELP-05"] == ["test_ties.py: a helper wins ties"]
    assert unknown(found) == ["CMB-99"]
    assert "HELP-06" in unproven(found)


def test_the_page_names_every_rule_and_its_proofs() -> None:
    written = page({"CMB-02": ["rules/test_ties.py: a helper wins ties"]})
    for number, rule in rules().items():
        assert f"### {number}\n\n{rule.text}" in written
    assert "- a helper wins ties (`rules/test_ties.py`)" in written


def test_a_rule_is_told_for_one_edition_for_two_and_for_all() -> None:
    loot = "Loot the Room: one card face down into the hand."
    assert rule_text("TURN-04", "base") == f"{loot} A Treasure."
    assert rule_text("TURN-04", "oz") == rule_text("TURN-04", "oz", "super") == f"{loot} A Door card."
    assert rule_text("TURN-04", "oz", "base") == f"{loot} Base: a Treasure. Oz: a Door card."
    assert rule_text("TURN-04") == f"{loot} Base: a Treasure. Super, Oz, Harry Potter, South Park: a Door card."


def test_the_text_of_a_rule_in_one_edition_has_no_label_of_an_edition() -> None:
    """A sentence that holds in some editions only is a part of its own in rules.toml."""
    for number, rule in rules().items():
        for edition in rule.editions or EDITIONS:
            text = rule.text_in(edition)
            assert text, f"{number} says nothing in {edition}"
            assert not [name for name in NAMES.values() if f"{name}: " in text], f"{number} in {edition}: {text}"
