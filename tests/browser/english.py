"""Finds English sentences of our catalogues on a page that should speak another language."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
CATALOGUES = ("web/src/words", "web/src/words/table", "src/boomtable/table/words", "src/boomtable/games/snip/words")
LEAST_LETTERS = 3  # a message with fewer is a unit or a sign

TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent.closest("script, style, noscript")) continue;
    found.push(walker.currentNode.data, parent.textContent);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]"))
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) found.push(element.getAttribute(name) ?? "");
  return found;
}"""


def texts_on(page: Page) -> set[str]:
    """Everything a page says, also to screen readers and also where it is folded away."""
    return {" ".join(text.split()) for text in page.evaluate(TEXTS)} - {""}


def english_on(page: Page, language: str) -> set[str]:
    """Texts that are a sentence of the English catalogues and none of this language's, and bare message ids."""
    foreign = {text for text in texts_on(page) if not _is_said(text, language)}
    return {text for text in foreign if text in ids() or _is_said(text, "en")}


@cache
def ids() -> frozenset[str]:
    """What is shown instead of a message that is missing; ids of one word could be names."""
    return frozenset(message.id.name for message in _messages("en") if "-" in message.id.name)


def _is_said(text: str, language: str) -> bool:
    return any(sentence.fullmatch(text) for sentence in _sentences(language))


@cache
def _sentences(language: str) -> list[re.Pattern[str]]:
    patterns = chain.from_iterable((message.value, *(part.value for part in message.attributes)) for message in _messages(language))
    shapes = [_shape(pattern) for pattern in patterns if pattern is not None]
    return [re.compile(" *".join(shape.split(" "))) for shape in shapes if len(re.findall(r"[^\W\d_]", shape)) >= LEAST_LETTERS]


@cache
def _messages(language: str) -> list[ast.Message]:
    parser = FluentParser()
    found = [parser.parse((ROOT / folder / f"{language}.ftl").read_text()).body for folder in CATALOGUES]
    return [entry for entry in chain.from_iterable(found) if isinstance(entry, ast.Message)]


def _shape(pattern: ast.Pattern) -> str:
    """A regular expression of everything the message can become."""
    return "".join(_piece(element) for element in pattern.elements).strip()


def _piece(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return re.sub(r"\s+", " ", re.sub(r"[^\w\s]", lambda sign: re.escape(sign[0]), element.value))
    if isinstance(element.expression, ast.SelectExpression):
        return "(?:" + "|".join(_shape(variant.value) for variant in element.expression.variants) + ")"
    if isinstance(element.expression, ast.StringLiteral):
        return re.escape(element.expression.parse()["value"])
    return ".+?"
