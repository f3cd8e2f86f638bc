// What a browser remembers, and what it starts with.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { guessLanguage } from "../../src/words";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe("settings", () => {
  it("outlive the page", async () => {
    const before = await import("../../src/shell/settings");
    before.theme.value = "dark";
    before.myName.value = "Bea";
    vi.resetModules();
    const after = await import("../../src/shell/settings");
    expect([after.theme.value, after.myName.value]).toEqual(["dark", "Bea"]);
  });

  it("give a newcomer a face that stays, and no name before one was asked for", async () => {
    const before = await import("../../src/shell/settings");
    expect(before.myName.value).toBe("");
    vi.resetModules();
    const after = await import("../../src/shell/settings");
    expect([after.myName.value, after.myFace.value]).toEqual(["", before.myFace.value]);
  });

  it("ignore what they cannot use", async () => {
    localStorage.setItem("boomtable.theme", '"pink"');
    localStorage.setItem("boomtable.language", '"toString"');
    localStorage.setItem("boomtable.face", "{broken");
    const { theme, chosenLanguage, myFace } = await import("../../src/shell/settings");
    expect(theme.value).toBe("system");
    expect(chosenLanguage.value).toBe("en");
    expect(Number.isInteger(myFace.value)).toBe(true);
  });

  it("put the theme on the page", async () => {
    const { theme, applyTheme } = await import("../../src/shell/settings");
    applyTheme();
    theme.value = "dark";
    expect(document.documentElement.dataset.theme).toBe("dark");
    theme.value = "light";
    expect(document.documentElement.dataset.theme).toBe("light");
  });
});

describe("the language", () => {
  it.each([
    [["it-IT", "en"], "it"],
    [["fr-FR", "es-MX", "it"], "es"],
    [["ja"], "en"],
    [[], "en"],
  ])("for %j is %s", (wanted, language) => {
    expect(guessLanguage(wanted)).toBe(language);
  });
});
