// Links that are handed on: on the server's own computer they carry its address in the network.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Invite } from "../../src/shell/invite";
import { learnOutside, onlyHere, outside } from "../../src/shell/outside";
import { setLanguage } from "../../src/words";
import { draw } from "../draw";

const answer = (url: string | null) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ url }))),
  );
const invite = async () => (await draw(<Invite table="abcdefghij" code="CODE" title="Snip" />)).textContent;

beforeEach(async () => {
  await setLanguage("en");
  outside.value = "http://localhost:8000";
});
afterEach(() => vi.unstubAllGlobals());

it("shows the address in the network where the page was opened on the computer itself", async () => {
  answer("http://192.168.1.7:8000/");
  await learnOutside();

  expect(outside.value).toBe("http://192.168.1.7:8000");
  expect(await invite()).toContain("192.168.1.7:8000");
  expect(await invite()).not.toContain("Only this computer");
});

it("says so where there is no other address", async () => {
  answer(null);
  await learnOutside();

  expect(onlyHere()).toBe(true);
  expect(await invite()).toContain("localhost:8000");
  expect(await invite()).toContain("Only this computer can open it");
});

it("asks nobody where the page has an address that others can use", async () => {
  outside.value = "https://boom.example";
  answer("http://192.168.1.7:8000/");
  await learnOutside();

  expect(fetch).not.toHaveBeenCalled();
  expect(outside.value).toBe("https://boom.example");
});
