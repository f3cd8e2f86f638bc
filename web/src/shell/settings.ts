// What this browser remembers: language, theme, sound, and the name and face its player goes by.
import { effect, signal, type Signal } from "@preact/signals";
import { FACES_OF_PEOPLE } from "../kit/face_looks";
import { guessLanguage, isLanguage, setLanguage, type Language } from "../words";

export type Theme = "system" | "light" | "dark";

export const NAME_LENGTH = 24;

/** A value that outlives the page; a browser that keeps nothing gets the default every time. */
export function stored<T>(key: string, fallback: T, valid: (value: unknown) => boolean): Signal<T> {
  const value = signal<T>(read(`boomtable.${key}`, fallback, valid));
  effect(() => write(`boomtable.${key}`, value.value));
  return value;
}

function read<T>(key: string, fallback: T, valid: (value: unknown) => boolean): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return valid(found) ? (found as T) : fallback;
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may forbid it; the choice then lasts as long as the page.
  }
}

const any = (count: number): number => Math.floor(Math.random() * count);
const onPhone = (): boolean => matchMedia("(pointer: coarse)").matches;
const darkSystem = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

export const theme = stored<Theme>("theme", "system", (value) => ["system", "light", "dark"].includes(value as string));
export const chosenLanguage = stored<Language>("language", guessLanguage(), isLanguage);
/** Off by default on phones. */
export const sound = stored<boolean>("sound", !onPhone(), (value) => typeof value === "boolean");
/** Empty until it has been asked for. */
export const myName = stored<string>("name", "", (value) => typeof value === "string" && value.trim() !== "");
export const myFace = stored<number>("face", any(FACES_OF_PEOPLE), (value) => Number.isInteger(value));

const systemIsDark = signal(darkSystem().matches);
darkSystem().addEventListener("change", (change) => {
  systemIsDark.value = change.matches;
});

export function isDark(): boolean {
  return theme.value === "system" ? systemIsDark.value : theme.value === "dark";
}

/** Puts the theme on the page and keeps it there. */
export function applyTheme(): void {
  effect(() => {
    const dark = isDark();
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dark ? "#1b1613" : "#f6e7ca");
  });
}

export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  chosenLanguage.value = language;
}
