"""The catalogue is whole: nothing is missing, nothing is left over, everything gets what it needs."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from kickdoor.words import PSEUDO, Words, languages
from kickdoor.words.catalogue import HERE, Missing, resources
from tests.words.catalogue_checks import (
    FAMILIES,
    messages,
    named_in_code,
    numbers,
    prefixes_in_page,
    references,
    said,
    selectors,
    variables,
)

STRICT = Words(strict=True)
PARTS = ("question-by", "question-chosen")  # of other questions
NUMBERS: dict[str, int] = {"one": 1, "other": 2, **{str(number): number for number in range(-1, 10)}}


def test_every_file_can_be_read() -> None:
    for language in languages():
        junk = [entry.content for part in resources(language) for entry in part.body if isinstance(entry, Junk)]
        assert not junk, f"{language}: {junk}"


def test_every_message_stands_once() -> None:
    for language in languages():
        ids = [
            line.split(" =")[0]
            for file in sorted((HERE / language).glob("*.ftl"))
            for line in file.read_text("utf-8").splitlines()
            if line[:1].isalpha()
        ]
        assert len(ids) == len(set(ids)), sorted(id for id in set(ids) if ids.count(id) > 1)


def test_a_message_that_is_said_exists_and_gets_exactly_its_arguments() -> None:
    wrong = []
    for where, id, given in said():
        if id not in messages():
            wrong.append(f"{where}: there is no message {id}")
        elif given is not None and given != variables(id):
            wrong.append(f"{where}: {id} wants {sorted(variables(id))}, gets {sorted(given)}")
    assert not wrong, "\n".join(wrong)


def test_every_message_is_used() -> None:
    """Families are used by names of the engine, which other tests compare; all others stand in the code."""
    referred = set().union(*[references(id) for id in messages()])
    dead = [
        id
        for id in messages()
        if "." not in id
        and id.split("-")[0] not in FAMILIES
        and id not in referred | named_in_code()
        and not id.startswith(prefixes_in_page())
    ]
    assert not dead, f"nobody says these: {dead}"


@pytest.mark.parametrize("id", sorted(messages()))
def test_a_message_can_be_filled_for_every_choice_it_makes(id: str) -> None:
    """Each combination of values it selects on gives a text without a mistake and without a gap."""
    chosen = {name: sorted(keys | {"none"}) for name, keys in selectors(id).items()}
    rest = variables(id) - set(chosen)
    name, _, attribute = id.partition(".")
    for values in itertools.product(*chosen.values()):
        arguments: dict[str, str | int] = {name: 5 if name in numbers(id) else f"<{name}>" for name in rest}
        for key, value in zip(chosen, values, strict=True):
            arguments[key] = {"one": 1, "other": 2}.get(
                value, int(value) if value.lstrip("-").isdigit() else value
            )
        text = STRICT.fill(name, arguments, attribute)
        assert "  " not in text.strip() or "help" in id or id.startswith("terminal-"), text
        if id.startswith("question-") and "." not in id and id not in PARTS:
            assert text.strip()[-1:] in tuple(".?!)"), f"what is asked of somebody is a sentence: {text}"


def test_one_and_many_read_differently() -> None:
    for id in messages():
        for argument, keys in selectors(id).items():
            if "one" in keys and "." not in id:
                filled = dict.fromkeys(variables(id), "none")
                one, two = (STRICT.fill(id, {**filled, argument: number}) for number in (1, 2))
                assert one.replace("1", "#") != two.replace("2", "#"), id


@pytest.mark.parametrize("language", languages()[1:])
def test_another_language_has_the_messages_attributes_and_arguments_of_english(language: str) -> None:
    """What it lacks is said in English; what it has besides is never said (docs/translate.md)."""
    found = messages(language)
    assert not set(messages()) - set(found), "not translated"
    assert not set(found) - set(messages()), "not in English any more"
    unknown = {id: variables(id, language) - variables(id) for id in found}
    assert not {id: names for id, names in unknown.items() if names}


@pytest.mark.parametrize("language", languages()[1:])
def test_a_message_of_another_language_can_be_filled_for_every_choice_it_makes(language: str) -> None:
    words = Words(language, strict=True)
    for id in messages(language):
        chosen = {name: sorted(keys | {"none"}) for name, keys in selectors(id, language).items()}
        name, _, attribute = id.partition(".")
        for values in itertools.product(*chosen.values()):
            arguments: dict[str, str | int] = {
                one: 5 if one in numbers(id) else f"<{one}>" for one in variables(id)
            }
            arguments |= {key: NUMBERS.get(value, value) for key, value in zip(chosen, values, strict=True)}
            text = words.fill(name, arguments, attribute)
            assert "  " not in text.strip() or "help" in id or id.startswith("terminal-"), text


def test_a_message_that_a_language_lacks_is_said_in_english() -> None:
    words = Words("de")
    words._bundles[0] = FluentBundle(["de"], use_isolating=False)
    assert words.say("refusal-over") == "The game is over."
    words._bundles[0].add_resource(FluentResource("refusal-over = { $unknown }"))
    assert words.say("refusal-over") == "The game is over.", "one that cannot be filled, too"


def test_a_missing_message_shows_its_id_and_fails_in_tests() -> None:
    assert Words().say("no-such-message") == "no-such-message"
    with pytest.raises(Missing, match="no-such-message"):
        STRICT.say("no-such-message")
    with pytest.raises(Missing, match="goods-treasures"):
        STRICT.say("goods-treasures")


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="there is no language tlh; there are en"):
        Words("tlh")


def test_names_stand_without_isolation_characters() -> None:
    assert STRICT.say("list-and", first="Dana", second="Bo") == "Dana and Bo"


def test_the_pseudo_language_marks_every_text_and_leaves_arguments_alone() -> None:
    pseudo = Words(PSEUDO, strict=True)
    assert pseudo.say("list-and", first="Dana", second="Bo") == "⟦Dana àñd Bo⟧"
    assert pseudo.say("goods-treasures", share="number", count=2) == "⟦2 Tréàšûréš⟧"
    for id in messages():
        if not variables(id) and "." not in id:
            assert pseudo.say(id).startswith("⟦"), id


def test_english_comes_with_the_package() -> None:
    assert languages()[0] == "en"
    assert {path.name for path in Path(HERE / "en").glob("*.ftl")} >= {"events.ftl", "options.ftl"}
