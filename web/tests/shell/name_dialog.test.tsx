// The one question a guest is asked.
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import NameDialog from "../../src/shell/name_dialog";
import { myName } from "../../src/shell/settings";
import { suggestedName } from "../../src/shell/suggested_name";
import { question, whoAmI } from "../../src/shell/who_am_i";
import { setLanguage } from "../../src/words";
import { click, draw } from "../draw";

const told: unknown[] = [];

beforeEach(async () => {
  told.length = 0;
  myName.value = "";
  vi.stubGlobal("fetch", async (_: string, how: RequestInit) => {
    told.push(JSON.parse(how.body as string));
    return Response.json(null);
  });
  await setLanguage("en");
});
afterEach(() => vi.unstubAllGlobals());

describe("the name of a guest", () => {
  it("is asked once, told to the server and remembered", async () => {
    const asked = whoAmI(["Wick"]);
    expect(question.value?.taken).toEqual(["Wick"]);
    const page = await draw(<NameDialog {...question.value!} />);
    const field = page.querySelector("input")!;
    expect(field.value).not.toBe("");
    await act(() => {
      field.value = " Bea ";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await act(() => void page.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    expect(await asked).toMatchObject({ name: "Bea" });
    expect(told).toMatchObject([{ name: "Bea", language: "en" }]);
    expect(question.value).toBeNull();
    expect(await whoAmI()).toMatchObject({ name: "Bea" });
  });

  it("may be another good one at a tap, or not be told", async () => {
    const asked = whoAmI();
    const page = await draw(<NameDialog {...question.value!} />);
    const before = page.querySelector("input")!.value;
    await click(page.querySelector('[aria-label="Another name"]'));
    expect(page.querySelector("input")!.value).not.toBe(before);
    await click(page.querySelector('[aria-label="Close"]'));
    expect(await asked).toBeNull();
    expect([myName.value, told]).toEqual(["", []]);
  });

  it("that is suggested is nobody else's at the table", () => {
    const taken: string[] = [];
    for (let guest = 0; guest < 30; guest++) taken.push(suggestedName(taken.map((name) => name.toUpperCase())));
    expect(new Set(taken).size).toBe(30);
  });
});
