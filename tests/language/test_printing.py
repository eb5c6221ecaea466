"""printing.toml: what became of the cards of the first printing."""

from __future__ import annotations

from pathlib import Path

from kickdoor.language.files.loader import check, load_box, printing_of

from .conftest import Told

RAT = '[[monster]]\nname = "Rat"\nlevel = 1\ntreasures = 1\nbad_stuff = []\n'


def test_printing_toml_is_no_card_file_and_does_not_change_the_box(told: Told, tmp_path: Path) -> None:
    assert told(RAT) == []
    before = load_box(tmp_path / "probe").digest
    (tmp_path / "probe" / "printing.toml").write_text('[renamed]\n"Mouse" = "Rat"\n')
    assert check([tmp_path / "probe"]) == []
    assert load_box(tmp_path / "probe").digest == before
    assert printing_of(tmp_path / "probe").renamed == {"Mouse": "Rat"}


def test_every_new_name_must_exist_and_no_old_name_may(told: Told, tmp_path: Path) -> None:
    told(RAT)
    file = tmp_path / "probe" / "printing.toml"
    file.write_text('[renamed]\n"Mouse" = "Cat"\n[replaced]\n"Rat" = "Rat"\n"Mouse" = "Rat"\n[eaten]\n')
    found = [problem.message for problem in check([tmp_path / "probe"])]
    assert found == [
        "printing.toml has `removed_pays` and two tables, [renamed] and [replaced]",
        "no card of this box is called 'Cat'",
        "a card of this box still has the old name",
        "a card is either renamed or replaced, not both",
    ]
    assert [problem.message for problem in check([file])] == found
