"""The OpenAPI document, made from the list of endpoints and the structs they take and give, and a page to read it."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from boomtable import __version__
from boomtable.server.http.endpoint import Endpoint
from boomtable.server.protocol.requests import Refusal

REF = "#/components/schemas/{name}"
PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")
PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[a-z0-9]{10}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 29},
    "game": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
}
WHO = {
    "anyone": "Anyone may ask.",
    "guest": "A browser without a guest key gets one.",
    "known": "For browsers with a guest key; others are refused with 403.",
}
REFUSALS = {
    400: "the request makes no sense",
    403: "this browser may not do that",
    404: "there is no such thing",
    405: "this address does not take the method",
    409: "not now",
    413: "the body is too large",
    415: "the body is not JSON",
    429: "too many requests",
}


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    kinds = [kind for endpoint in endpoints for kind in (endpoint.takes, endpoint.gives) if kind not in (None, bytes, str)]
    schemas, components = msgspec.json.schema_components([*kinds, Refusal], ref_template=REF)
    schema_of = {repr(kind): schema for kind, schema in zip([*kinds, Refusal], schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        path = PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Boomtable",
            "version": __version__,
            "description": "Tables, seats and recordings over HTTP. Playing itself goes over sockets at /ws/{table}.",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "guest"}},
        },
    }


def operation(endpoint: Endpoint, schema_of: dict[str, dict[str, Any]]) -> dict[str, Any]:
    refusal = {"application/json": {"schema": schema_of[repr(Refusal)]}}
    answers: dict[str, Any] = {str(status): {"description": text, "content": refusal} for status, text in REFUSALS.items()}
    if endpoint.gives is None:
        answers["204"] = {"description": "done"}
    else:
        answers["200"] = {"description": "done", "content": answer(endpoint, schema_of)}
    made: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "description": WHO[endpoint.who],
        "responses": dict(sorted(answers.items())),
    }
    if endpoint.who == "known":
        made["security"] = [{"guest": []}]
    parameters = [path_parameter(name) for name, _ in PARAMETER.findall(endpoint.path)]
    parameters += [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in endpoint.query.items()]
    if parameters:
        made["parameters"] = parameters
    if endpoint.takes is bytes:
        made["requestBody"] = {"required": True, "content": {"application/octet-stream": {"schema": {"type": "string"}}}}
    elif endpoint.takes is not None:
        made["requestBody"] = {
            "required": endpoint.usual is None,
            "content": {"application/json": {"schema": schema_of[repr(endpoint.takes)]}},
        }
    return made


def answer(endpoint: Endpoint, schema_of: dict[str, dict[str, Any]]) -> dict[str, Any]:
    if endpoint.gives in (bytes, str):
        return {endpoint.media: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schema_of[repr(endpoint.gives)]}}


def path_parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}


STYLE = b"""
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222; background: #fffdf8 }
h2 { border-top: 2px solid #222; padding-top: 1rem; font-size: 1.1rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { background: #f3eee2; padding: .8rem; overflow: auto }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700 }
nav a { display: block }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #1b1a17 }
  pre { background: #2a2823 }
  a { color: #9cf }
  h2 { border-color: #eee }
}
"""


def docs_page(spec: dict[str, Any]) -> str:
    """The document as a page without scripts."""
    links, parts = [], []
    for path, methods in spec["paths"].items():
        for method, what in methods.items():
            title = f'<span class="method">{method.upper()}</span> <code>{html.escape(path)}</code>'
            links.append(f'<a href="#{what["operationId"]}">{title} {html.escape(what["summary"])}</a>')
            parts.append(f'<h2 id="{what["operationId"]}">{title}</h2>{operation_html(what)}')
    schemas = "".join(
        f'<h2 id="schema-{html.escape(name)}">{html.escape(name)}</h2>{pretty(schema)}'
        for name, schema in spec["components"]["schemas"].items()
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<title>Boomtable: the interface for programs</title><link rel="stylesheet" href="/api/docs.css">'
        f"<h1>Boomtable {html.escape(spec['info']['version'])}: the interface for programs</h1>"
        f"<p>{html.escape(spec['info']['description'])} As a document for tools: "
        f'<a href="/api/openapi.json">openapi.json</a>.</p><nav>{"".join(links)}</nav>{"".join(parts)}<h1>Schemas</h1>{schemas}</html>'
    )


def operation_html(what: dict[str, Any]) -> str:
    rows = [f"<p>{html.escape(what['summary'])}. {html.escape(what['description'])}</p>"]
    for parameter in what.get("parameters", []):
        rows.append(f"<p><code>{parameter['name']}</code> in the {parameter['in']}: {pretty(parameter['schema'])}</p>")
    for media, content in what.get("requestBody", {}).get("content", {}).items():
        rows.append(f"<p>Takes {html.escape(media)}:</p>{pretty(content['schema'])}")
    for media, content in what["responses"].get("200", {}).get("content", {}).items():
        rows.append(f"<p>Gives {html.escape(media)}:</p>{pretty(content['schema'])}")
    return "".join(rows)


def pretty(schema: Any) -> str:
    text = html.escape(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode(), quote=False)
    linked = re.sub(r"#/components/schemas/(\w+)", r'<a href="#schema-\1">\1</a>', text)
    return f"<pre>{linked}</pre>"
