// What is called out: on the screen and to screen readers always, aloud in the player's language where the device can and may.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sound } from "../../src/shell/settings";
import { callOut } from "../../src/shell/voice";
import { setLanguage } from "../../src/words";

const spoken: { text: string; lang: string }[] = [];

class Utterance {
  lang = "";
  voice: unknown = null;
  constructor(readonly text: string) {}
}

function device(...languages: string[]): void {
  const speak = ({ text, lang }: Utterance) => spoken.push({ text, lang });
  vi.stubGlobal("speechSynthesis", { getVoices: () => languages.map((lang) => ({ lang })), speak });
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
}

beforeEach(async () => {
  spoken.length = 0;
  sound.value = true;
  await setLanguage("it");
});

afterEach(() => vi.unstubAllGlobals());

it("is spoken in the player's language, in order", () => {
  device("en-US", "it-IT");
  callOut("L’orologio parte.");
  callOut("Restano 2 minuti.");
  expect(spoken).toEqual([
    { text: "L’orologio parte.", lang: "it-IT" },
    { text: "Restano 2 minuti.", lang: "it-IT" },
  ]);
});

it("stays text where the device has no voice for that language", () => {
  device("en-US");
  callOut("Restano 2 minuti.");
  expect(spoken).toEqual([]);
});

it("is muted with the other sounds of the device", () => {
  device("it-IT");
  sound.value = false;
  callOut("Restano 2 minuti.");
  expect(spoken).toEqual([]);
});
