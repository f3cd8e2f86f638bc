// The client's own sentences in the player's language. Only the chosen language is fetched.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

export const LANGUAGES = { en: "English", it: "Italiano", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}

/**
 * en.ftl and its kin: the shell; table/en.ftl and its kin: lobby, table, replay and TV; editor/en.ftl and its kin: the arena editor;
 * deck/en.ftl and its kin: the deck editor; map/en.ftl and its kin: the map of a campaign; party/en.ftl and its kin: people in one house;
 * deal/en.ftl and its kin: the check of a deal.
 */
const CATALOGUES = import.meta.glob<string>(
  ["./*.ftl", "./table/*.ftl", "./editor/*.ftl", "./deck/*.ftl", "./map/*.ftl", "./party/*.ftl", "./deal/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
/** The folders whose words are spoken; others are fetched when their page opens. */
const folders = new Set([".", "./table"]);

/** The language on the screen; set by `setLanguage`. */
export const language = signal<Language>("en");
const spoken = signal<FluentBundle | null>(null);

/** Fetches a language and changes the whole page to it. */
export async function setLanguage(chosen: Language): Promise<void> {
  const files = [...folders].map((folder) => `${folder}/${chosen}.ftl`);
  const texts = await Promise.all(files.map((path) => CATALOGUES[path]!()));
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  language.value = chosen;
  spoken.value = bundle;
  document.documentElement.lang = chosen;
}

/** Fetches the words of a page or a part that most visits never open. */
export async function addWords(page: "editor" | "deck" | "map" | "party" | "deal"): Promise<void> {
  folders.add(`./${page}`);
  await setLanguage(language.value);
}

/** The sentence with this id. Components that call it follow a change of language. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = spoken.value?.getMessage(id)?.value;
  return pattern ? spoken.value!.formatPattern(pattern, facts, []) : id;
}

/** Whether there is a sentence with this id, for ids that come from the server. */
export function knows(id: string): boolean {
  return spoken.value?.hasMessage(id) ?? false;
}

/** The best of our languages for this browser. */
export function guessLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}
