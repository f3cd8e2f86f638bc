"""The document of the HTTP interface, its page, and a fuzzer that believes it."""

from __future__ import annotations

import re
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from boomtable.client.server_process import ServerProcess
from boomtable.server.app import DOCUMENT, ENDPOINTS
from boomtable.server.http.openapi import PARAMETER, docs_page

NO_PROXY = {"http": "", "https": ""}
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if "$ref" in part else set()
        return own.union(*(references(value) for value in part.values()))
    return set().union(*(references(value) for value in part)) if isinstance(part, list) else set()


def test_every_endpoint_is_in_the_document() -> None:
    described = {(method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods}

    assert described == {(endpoint.method, PARAMETER.sub(r"{\1}", endpoint.path)) for endpoint in ENDPOINTS}


def test_every_reference_leads_somewhere() -> None:
    known = {f"#/components/schemas/{name}" for name in DOCUMENT["components"]["schemas"]}

    assert references(DOCUMENT) <= known


def test_the_page_describes_every_endpoint_without_scripts() -> None:
    page = docs_page(DOCUMENT)

    for endpoint in ENDPOINTS:
        assert f'id="{endpoint.name}"' in page
    assert "<script" not in page
    assert "style=" not in page
    assert set(re.findall(r'(?:href|src)="([^"#]+)"', page)) == {"/api/docs.css", "/api/openapi.json"}


async def test_the_document_and_its_page_are_served(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        document = await http.get("/api/openapi.json")
        page = await http.get("/api/docs")
        style = await http.get("/api/docs.css")

    assert document.content == msgspec.json.encode(DOCUMENT)
    assert page.headers["content-type"].startswith("text/html")
    assert style.headers["content-type"].startswith("text/css")


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> tuple[str, str]:
    """A real table, and the key of its host: what a fuzzer never guesses."""
    person = {"name": "Host", "face": 0}
    made = httpx.post(f"{server.url}/api/tables", json={"game": "snip", "options": {"seats": 3}, **person}, trust_env=False)
    return made.json()["table"], made.cookies["guest"]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@SCHEMA.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_server_does_what_the_document_says(case: schemathesis.Case[Any], server: ServerProcess, table: tuple[str, str]) -> None:
    answers = [case.call(base_url=server.url, proxies=NO_PROXY)]
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table[0]
        answers.append(case.call(base_url=server.url, proxies=NO_PROXY, cookies={"guest": table[1]}))

    for answer in answers:
        assert answer.status_code < 500
        case.validate_response(answer, checks=[status_code_conformance, content_type_conformance, response_schema_conformance])
