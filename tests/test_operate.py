"""docs/operate.md: its commands run as they stand there, and what it names is there.

What needs programs that `make test` does not install (nginx, Caddy, systemd, an image) runs in `make operate`.
"""

from __future__ import annotations

import asyncio
import re
import shlex
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
from ruamel.yaml import YAML

from kickdoor.cli import app
from kickdoor.server.running.health import WHATS
from tests.operating import DEPLOY, KINDS, OF_NODES, PAGE, ROOT, Host, blocks, exec_start, host, metrics, names
from tests.server.load import Party, Player, account, logged, party
from tests.server.serving import free_port

UNITS = ("kickdoor.service", "kickdoor-backup.service")
NODES = ("kickdoor-node.service", "kickdoor-work.service")


async def played(table: Party, moves: int) -> None:
    await table.come()
    await table.play(moves)
    await table.go()


async def story(host: Host) -> None:
    """A game is played while the page's commands are carried out, and goes on from the copy."""
    (start,) = blocks("test", "As a service of systemd")
    host.run(start)
    table = await party(host.url, host.url.replace("http", "ws"), seed=3)
    await table.come()
    await table.play(25)
    before = {(player.seat, id) for player in table.players for id in player.taken}
    (backup,) = blocks("test", "Backup")
    said, _ = await asyncio.gather(asyncio.to_thread(host.run, backup), table.play(40))
    (copy,) = host.backups.iterdir()
    assert f"{copy}: 1 tables, " in said
    assert copy.stat().st_mode & 0o077 == 0
    await table.play(10)
    account([table], host.database)
    await table.go()
    last = {(player.seat, id) for player in table.players for id in player.taken}

    (restore,) = blocks("test", "Restore")
    assert f"is now as in {copy}" in await asyncio.to_thread(host.run, restore)
    kept = set(logged(host.database)[table.table])
    assert before <= kept, "what was acknowledged before the copy is in it"
    assert not last <= kept, "what came after it is not"
    (replaced,) = host.data.glob("tables.db.replaced-*")
    assert last <= set(logged(replaced)[table.table]), "and it is kept aside"

    again = [Player(player.url, player.table, player.token, player.seat) for player in table.players]
    goes_on = Party(table.table, again, seed=4)
    await played(goes_on, 30)
    assert goes_on.answers > 0
    account([goes_on], host.database)

    for block in blocks("test", "Upgrade"):
        await asyncio.to_thread(host.run, block)
    assert len(list(host.backups.iterdir())) == 2
    await played(goes_on, 10)
    account([goes_on], host.database)


def test_the_commands_of_the_page_run_and_a_game_goes_on_from_the_restored_copy(tmp_path: Path) -> None:
    with host(tmp_path, free_port()) as found:
        asyncio.run(story(found))
        shown = httpx.get(f"{found.url}/metrics").text
        assert len(metrics()) > 15
        missing = {name for name in metrics() if not re.search(rf"^# HELP {name}\b", shown, re.MULTILINE)}
        assert missing == OF_NODES
        assert "Traceback" not in found.log.read_text()


def test_every_block_of_commands_says_what_runs_it() -> None:
    """A block in another section is run by nothing: the test above, or scripts/operate.py, must be told of it."""
    assert {block.kind for block in blocks()} == set(KINDS)
    tested = {"As a service of systemd", "Backup", "Restore", "Upgrade"}
    assert {block.heading for block in blocks("test")} == tested
    operated = {"As a service of systemd", "Behind a proxy", "Is it well?", "Sizing"}
    assert {block.heading for block in blocks("operate")} == operated
    assert all(f"`{kind}`" in PAGE.read_text("utf-8") for kind in KINDS), "the page explains the kinds"


def test_reasons_of_the_page_are_those_of_the_server() -> None:
    rows = re.findall(r"^\| (`.*?`) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert {word for row in rows for word in re.findall(r"`(\w+)`", row)} >= set(WHATS)


def test_files_that_the_page_names_exist() -> None:
    text = PAGE.read_text("utf-8")
    linked = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    assert linked
    assert not [link for link in linked if not (PAGE.parent / link).exists()]
    named = re.findall(r"\b(?:deploy|requirements|scripts)/[\w.-]+\w", "\n".join(block.text for block in blocks()))
    assert named
    assert not [name for name in named if not (ROOT / name).exists()]


def commands() -> list[list[str]]:
    """The arguments of every `kickdoor` of the page, the units, the image and the compose file."""
    text = "\n".join([block.text for block in blocks()]).replace("$PORT", "8001")
    lines = [line.split("#")[0] for line in text.splitlines()]
    found = [shlex.split(line.split("/bin/kickdoor ", 1)[1]) for line in lines if "/bin/kickdoor " in line]
    inside = [re.search(r"docker compose (?:exec kickdoor|run .*) kickdoor (\S.*)", line) for line in lines]
    found += [shlex.split(match[1]) for match in inside if match]
    found += [exec_start(unit)[1:] for unit in (*UNITS, *NODES)]
    found.append(compose()["services"]["kickdoor"]["command"])
    nodes = compose("deploy/compose.nodes.yaml")["services"]
    found += [nodes[name]["command"] for name in ("one", "two", "three", "work")]
    (words,) = re.findall(r"^CMD (\[.*\])$", (ROOT / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    found.append(YAML(typ="safe").load(words))
    return found


def compose(name: str = "compose.yaml") -> dict[str, Any]:
    return dict(YAML(typ="safe").load((ROOT / name).read_text("utf-8")))


def test_commands_have_the_options_that_they_are_given() -> None:
    known: Any = typer.main.get_command(app)
    found = commands()
    assert len(found) >= 17
    for name, *words in found:
        known.commands[name].make_context(name, [word for word in words if word != "--help"])


def test_units_have_the_paths_of_the_page() -> None:
    known = names()
    text = "\n".join((DEPLOY / unit).read_text("utf-8") for unit in UNITS)
    for name in ("APP", "DATA", "BACKUPS"):
        assert known[name] in text
    assert known["URL"] == "http://127.0.0.1:8000"
    assert {"--host", "127.0.0.1", "--port", "8000"} <= set(exec_start("kickdoor.service"))


def test_the_containers_may_do_little_and_only_caddy_is_believed() -> None:
    found = compose()
    for service in found["services"].values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
    server = found["services"]["kickdoor"]
    assert "ports" not in server, "only Caddy can be reached from outside"
    (network,) = found["networks"]["front"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in server["command"]
    assert set(found["volumes"]) == {"tables", "certificates", "caddy"}


def test_the_containers_of_several_nodes_may_do_little_and_know_each_other() -> None:
    found = compose("deploy/compose.nodes.yaml")
    services = found["services"]
    for service in services.values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    caddy = services["caddy"]
    believed = caddy["networks"]["front"]["ipv4_address"]
    nodes = ("one", "two", "three")
    for name in nodes:
        words = services[name]["command"]
        assert {f"--address=http://{name}:8000", f"--proxy={believed}"} <= set(words)
    assert caddy["environment"]["NODES"].split() == [f"{name}:8000" for name in nodes]
    assert all("PASSWORD" not in word for service in services.values() for word in service.get("command", ()))


def test_the_image_runs_as_a_user_and_is_built_from_files_that_exist() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    last = text.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*\n.*readyz", last, re.MULTILINE)
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists(), source
            kept = [f"!{source}", f"!{source.split('/')[0]}"]
            assert set(kept) & set(ignored), f"{source} is not sent to the engine"


@pytest.mark.parametrize("name", ["server", "build"])
def test_the_image_has_the_packages_that_are_tested(name: str) -> None:
    """`make lock` pins all files anew."""

    def pins(file: str) -> set[str]:
        text = (ROOT / "requirements" / f"{file}.txt").read_text("utf-8")
        return set(re.findall(r"^([\w.-]+==[^ ;]+)", text, re.MULTILINE))

    assert len(pins(name)) > 5
    assert pins(name) <= pins("dev")
