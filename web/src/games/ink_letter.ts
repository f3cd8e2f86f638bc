// The letter of an ink on a piece, in the player's language: no two inks of a language have the same.
import type { Ink } from "../kit/shape";
import { type Language, language } from "../words";

const LETTERS: { readonly [language in Language]: { readonly [ink in Ink]: string } } = {
  en: { red: "R", blue: "B", yellow: "Y", green: "G", purple: "P", grey: "–" },
  it: { red: "R", blue: "B", yellow: "G", green: "V", purple: "L", grey: "–" }, // L as lilla: V is verde
  es: { red: "R", blue: "Z", yellow: "A", green: "V", purple: "M", grey: "–" }, // Z as in azul: A is amarillo
};

export const inkLetter = (ink: Ink): string => LETTERS[language.value][ink];
