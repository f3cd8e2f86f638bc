"""Somebody who plays by the tools alone, as a model would, and chooses at random."""

from __future__ import annotations

from random import Random
from typing import Any

from mcp import Client
from mcp.types import CallToolResult, TextContent

from boomtable.client import Update
from boomtable.client.any_choice import any_choice

WAIT = 5.0  # seconds of one look
TRIES = 200
LOOKS = 2_000  # far more than any game takes: a game that hangs ends


async def ask(client: Client, tool: str, **arguments: Any) -> CallToolResult:
    return await client.call_tool(tool, arguments)


def text_of(result: CallToolResult) -> str:
    [content] = result.content
    assert isinstance(content, TextContent)
    return content.text


async def told(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool says; it must not refuse."""
    result = await ask(client, tool, **arguments)
    assert not result.is_error, text_of(result)
    return text_of(result)


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    result = await ask(client, tool, **arguments)
    assert result.is_error, text_of(result)
    return text_of(result)


class Player:
    """Holds a place. `texts` are what the looks said."""

    def __init__(self, client: Client, said: str, seed: int) -> None:
        self.client = client
        self.place = said.split()[1].rstrip(":")
        self.texts: list[str] = []
        self.acted = 0
        self.refusals: list[str] = []
        self._dice = Random(seed)

    async def play(self, *, idle: bool = False) -> str:
        """To the end of the game, without ever acting if idle; returns the last look."""
        after = 0
        for _ in range(LOOKS):
            seen = await self.look(after)
            if seen["over"]:
                return self.texts[-1]
            after = seen["news"]
            if not idle and (seen["must_act"] or (seen["may_act"] and self._dice.random() < 0.2)):
                await self._act()
        raise AssertionError(f"the game does not end: {self.texts[-1]}")

    async def act_once(self) -> None:
        """Choose until something is accepted."""
        before = self.acted
        for _ in range(TRIES):
            await self._act()
            if self.acted > before:
                return
        raise AssertionError(f"nothing is accepted: {self.refusals[-1:]}")

    async def look(self, after: int = 0) -> dict[str, Any]:
        result = await ask(self.client, "look", place=self.place, after=after, wait_seconds=WAIT)
        self.texts.append(text_of(result))
        assert not result.is_error, self.texts[-1]
        facts: dict[str, Any] | None = result.structured_content
        assert facts is not None
        return facts

    async def _act(self) -> None:
        listed = await ask(self.client, "choices", place=self.place)
        assert listed.structured_content is not None
        offers = listed.structured_content["offers"]
        if not offers:
            return
        action = any_choice(Update(table="", seat=0, n=0, at=0, view={}, offers=offers), self._dice)
        result = await ask(self.client, "act", place=self.place, action=action)
        if result.is_error:
            self.refusals.append(text_of(result))
        else:
            self.acted += 1
