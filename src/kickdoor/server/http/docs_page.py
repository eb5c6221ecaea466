"""What the HTTP part answers, as one plain page made from its OpenAPI: no script, nothing from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

HEAD: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>kickdoor: requests and answers</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
pre{overflow:auto;background:#8881;padding:.6rem}code,pre{font-size:.9rem}h2{margin-top:2rem}td{padding-right:1rem}</style>
<h1>kickdoor: requests and answers</h1>
<p>The same for machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


def docs_page(schema: dict[str, Any]) -> str:
    """Every request with its parameters, its body and its answers; then the shapes that these name."""
    parts = [HEAD, f"<p>{escape(schema['info'].get('summary', ''))}</p>"]
    for path, methods in schema["paths"].items():
        for method, one in methods.items():
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
            parts.append(f"<p>{escape(one.get('description') or one.get('summary', ''))}</p>")
            parts += [_parameter(parameter) for parameter in one.get("parameters", ())]
            parts.append(_body("Body", one.get("requestBody", {})))
            parts += [_body(f"Answer {code}", answer) for code, answer in one["responses"].items() if code < "3"]
    parts.append("<h1>Shapes</h1>")
    for name, shape in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts.append(f'<h2 id="{escape(name)}">{escape(name)}</h2>{_json(shape)}')
    return "\n".join(parts) + "</html>"


def _parameter(one: dict[str, Any]) -> str:
    about = escape(one.get("description", ""))
    must = ", needed" if one.get("required") else ""
    return f"<p><code>{escape(one['name'])}</code> ({escape(one['in'])}{must}) {about}</p>"


def _body(title: str, one: dict[str, Any]) -> str:
    found = one.get("content", {}).get("application/json", {}).get("schema")
    if not found:
        return ""
    ref = str(found.get("$ref", ""))
    if ref:
        name = escape(ref.rpartition("/")[2])
        return f'<p>{escape(title)}: <a href="#{name}">{name}</a></p>'
    return f"<p>{escape(title)}:</p>{_json(found)}"


def _json(shape: object) -> str:
    return f"<pre>{escape(json.dumps(shape, indent=1, ensure_ascii=False))}</pre>"
