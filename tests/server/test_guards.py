"""What browsers are told about our pages, cookies behind TLS, and tokens that end."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from starlette.testclient import TestClient

from kickdoor.server.house.hall import Hall
from kickdoor.server.house.house import Config
from kickdoor.server.http.app import application
from kickdoor.server.net.keys import LASTS, Keys
from kickdoor.server.protocol.limits import COOKIE


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> TestClient:
    return TestClient(application(Config(tmp_path_factory.mktemp("guards") / "tables.db")))


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/menu", "/api/nothing", "/healthz", "/api/docs"])
def test_every_answer_has_the_headers(client: TestClient, path: str) -> None:
    with client:
        headers = client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"} <= set(policy)
    assert {"connect-src 'self'", "form-action 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert len(headers.get_list("content-security-policy")) == 1


def test_a_script_of_the_page_is_not_sniffed_and_what_is_not_there_is_guarded(client: TestClient) -> None:
    with client:
        script = re.search(r'src="(/assets/[^"]+\.js)"', client.get("/").text)
        assert script is not None
        headers = client.get(script[1]).headers
        assert headers["x-content-type-options"] == "nosniff" and "content-security-policy" not in headers
        assert "content-security-policy" in client.get("/assets/nothing.js").headers


def test_the_service_worker_has_a_policy_of_its_own(client: TestClient) -> None:
    """It runs without a page: the policy of a page does not hold for it."""
    with client:
        headers = client.get("/sw.js").headers
    assert headers["content-type"].startswith("text/javascript")
    assert "default-src 'self'" in headers["content-security-policy"]


def test_only_the_page_without_a_server_has_a_script_within_it(client: TestClient) -> None:
    with client:
        policy = client.get("/offline.html").headers["content-security-policy"].split("; ")
    assert "script-src 'unsafe-inline'" in policy and "frame-ancestors 'none'" in policy


def test_an_answer_to_a_mistake_of_ours_is_guarded_and_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistake(hall: Hall, limit: int) -> None:
        raise LookupError("Hidden Card")

    monkeypatch.setattr(Hall, "lobby", mistake)
    app = application(Config(tmp_path / "tables.db", workers=0))
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/api/tables")
    assert answer.status_code == 500 and "Hidden" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_the_page_keeps_to_its_policy(client: TestClient) -> None:
    """No script within it, and nothing from elsewhere: a browser would refuse them."""
    with client:
        for path in ("/", "/api/docs"):
            page = client.get(path).text
            assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>|\son[a-z]+=", page), path
            assert not re.search(r"(?:src|href)=\"?(?:https?:)?//", page), path


def test_the_description_of_the_requests_names_them_all(client: TestClient) -> None:
    with client:
        page = client.get("/api/docs").text
        paths = client.get("/api/openapi.json").json()["paths"]
    assert "<script" not in page
    for path in paths:
        assert path in page


def test_a_cookie_is_secure_behind_tls_only(tmp_path: Path) -> None:
    app = application(Config(tmp_path / "tables.db"))
    with TestClient(app) as plain:
        assert "secure" not in plain.get("/api/me").headers["set-cookie"].lower()
    with TestClient(app, base_url="https://play.example.org") as tls:
        cookie = tls.get("/api/me").headers["set-cookie"]
        parts = cookie.lower().split("; ")
        assert {"secure", "httponly", "samesite=lax", "path=/", f"max-age={LASTS}"} <= set(parts)


def test_a_token_ends() -> None:
    now = [time.time()]
    keys = Keys("secret", time=lambda: now[0])
    token = keys.signed("ann")
    assert keys.read(token) == "ann"
    now[0] += LASTS + 10
    assert keys.read(token) is None
    assert keys.read("x" + token[1:]) is None


def test_revoking_ends_all_tokens_of_a_person_and_of_nobody_else() -> None:
    keys = Keys("secret")
    ann, bo = keys.signed("ann"), keys.signed("bo")
    times = keys.revoke("ann")
    assert keys.read(ann) is None and keys.read(bo) == "bo"
    assert keys.read(keys.signed("ann")) == "ann"
    assert Keys("secret", {"ann": times}).read(ann) is None, "after a restart, too"


def test_tokens_from_before_they_had_a_time_are_read_for_a_while() -> None:
    old = str(URLSafeSerializer("secret", salt="player").dumps("ann"))
    assert Keys("secret").read(old) is None
    assert Keys("secret", carried_until=1e12).read(old) == "ann"
    assert Keys("secret", carried_until=1.0).read(old) is None
    keys = Keys("secret", carried_until=1e12)
    keys.revoke("ann")
    assert keys.read(old) is None


def test_revoking_closes_the_sockets_of_a_person(tmp_path: Path) -> None:
    with TestClient(application(Config(tmp_path / "tables.db", workers=0))) as client:
        opened = client.post("/api/tables", json={"bots": ["", "hob", "hob"]}).json()
        path, mine = f"/api/tables/{opened['table']}/socket", {"authorization": f"Bearer {opened['token']}"}
        client.cookies.clear()
        with (
            client.websocket_connect(f"{path}?token={opened['token']}") as stolen,
            client.websocket_connect(path) as other,
        ):
            assert client.post("/api/me/revoke", headers=mine).status_code == 200
            while (heard := stolen.receive_json())["t"] != "bye":
                pass
            assert heard["code"] == 4003
            other.send_json({"t": "ping", "n": 7})
            while (heard := other.receive_json())["t"] not in ("pong", "bye"):
                pass
            assert heard["t"] == "pong", "nobody else's"


def test_a_person_revokes_by_http(tmp_path: Path) -> None:
    app = application(Config(tmp_path / "tables.db"))
    with TestClient(app) as client:
        before = client.get("/api/me").json()["token"]
        after = client.post("/api/me/revoke").json()["token"]
        assert client.put("/api/me", json={"token": before}).status_code == 403
        assert client.put("/api/me", json={"token": after}).status_code == 204
        client.cookies.clear()
        client.cookies.set(COOKIE, before)
        assert client.post("/api/me/revoke").status_code == 403, "the stolen cookie is nobody's"
    with TestClient(app) as client:
        assert client.put("/api/me", json={"token": before}).status_code == 403
        assert client.put("/api/me", json={"token": after}).status_code == 204
