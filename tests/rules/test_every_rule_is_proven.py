"""The ledger and the tests agree: every rule is cited by a test, and nothing else is."""

from pathlib import Path

from kickdoor import ledger
from tests.proofs import proofs


def test_every_rule_is_cited_by_a_test() -> None:
    missing = ledger.unproven(proofs())
    assert not missing, "no test cites " + ", ".join(missing)


def test_every_citation_is_of_a_rule() -> None:
    cited = proofs()
    strangers = {number: cited[number] for number in ledger.unknown(cited)}
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
    assert ledger.unknown(found) == ["CMB-99"]
    assert "HELP-06" in ledger.unproven(found)


def test_the_page_names_every_rule_and_its_proofs() -> None:
    page = ledger.page({"CMB-02": ["rules/test_ties.py: a helper wins ties"]})
    for number, rule in ledger.rules().items():
        assert f"### {number}\n\n{rule.text}" in page
    assert "- a helper wins ties (`rules/test_ties.py`)" in page
