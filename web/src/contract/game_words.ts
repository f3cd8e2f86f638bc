// A game's sentences in the player's language, from the same catalogues that the server's side reads.
import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Action, Event } from "../net/wire.gen";
import type { Fact, Facts } from "./facts";

/** Marks a name inside a sentence, so that it can be set in bold. */
export const NAME_STARTS = "\ue000";
export const NAME_ENDS = "\ue001";

export class GameWords {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    private readonly catalogues: readonly string[],
    private readonly name: (seat: number) => string,
    private readonly facts: (facts: Facts) => Facts = (facts) => facts,
    /** The seat of whoever reads: "you". */
    private readonly you: number | null = null,
  ) {
    const functions = {
      SEAT: ([seats]: FluentValue[], { you }: Record<string, FluentValue>) => this.names(seats, you),
      YOU: ([seat]: FluentValue[]) => (this.isYou(seat) ? "yes" : "no"),
      EACH: ([parts, id]: FluentValue[], { by }: Record<string, FluentValue>) => this.each(parts, String(id), by),
    };
    this.bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const catalogue of catalogues) this.bundle.addResource(new FluentResource(catalogue));
  }

  /** The same words and those of one more catalogue. */
  with(catalogue: string): GameWords {
    return new GameWords(this.language, [...this.catalogues, catalogue], this.name, this.facts, this.you);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message with these facts filled in; names are marked. */
  tell(id: string, facts: Facts = {}): string {
    return this.told(id, this.facts(facts)) ?? id;
  }

  /** The same without marks, for names that screen readers say. */
  plain(id: string, facts: Facts = {}): string {
    return unmarked(this.tell(id, facts));
  }

  event(event: Event): string {
    const { type, ...facts } = event as Event & { readonly [key: string]: Fact };
    return this.tell(`event-${type}`, facts);
  }

  action(action: Action): string {
    const { type, ...facts } = action as Action & { readonly [key: string]: Fact };
    return this.tell(`action-${type}`, facts);
  }

  refusal(rule: string, facts: Facts, fallback: string): string {
    return this.told(`refusal-${rule}`, this.facts(facts)) ?? fallback;
  }

  /** An attribute of a message, such as the name of an action without its facts. */
  part(id: string, attribute: string, facts: Facts = {}): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[attribute];
    return pattern === undefined ? null : unmarked(this.bundle.formatPattern(pattern, values(facts)));
  }

  /** The names of a message's attributes, as its file has them. */
  parts(id: string): readonly string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
  }

  seat(seat: number): string {
    return this.name(seat);
  }

  private told(id: string, facts: Facts): string | null {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return null;
    return this.bundle.formatPattern(pattern, values(facts), []);
  }

  /** EACH($values, "board-value", by: " or "): each part told by that message, with the fact that its id ends in. */
  private each(parts: FluentValue | undefined, id: string, by: FluentValue = ", "): string {
    const fact = id.slice(id.lastIndexOf("-") + 1);
    return partsOf(parts)
      .map((part) => this.told(id, { [fact]: /^\d+$/.test(part) ? Number(part) : part }) ?? part)
      .join(String(by));
  }

  /** SEAT($hostages, you: "you"): the names of these seats, and for the reader's own the word that fits there. */
  private names(seats: FluentValue | undefined, you: FluentValue | undefined): string {
    return partsOf(seats)
      .map((seat) => NAME_STARTS + (you !== undefined && this.isYou(seat) ? String(you) : this.name(Number(seat))) + NAME_ENDS)
      .join(", ");
  }

  /** YOU($by): "yes" where the reader is meant, as whole sentences change with it. */
  private isYou(seat: FluentValue | undefined): boolean {
    return this.you !== null && String(seat) === String(this.you);
  }
}

/** A list, as a message got it. */
function partsOf(list: FluentValue | undefined): readonly string[] {
  return String(list === undefined ? "" : list.valueOf())
    .split(", ")
    .filter(Boolean);
}

export function unmarked(text: string): string {
  return text.replaceAll(NAME_STARTS, "").replaceAll(NAME_ENDS, "");
}

function values(facts: Facts): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, shown(fact)]));
}

/** A fact as messages can show it and choose by it; the server's side does the same. */
function shown(fact: Fact): string | number {
  if (fact === null || fact === undefined) return "none";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "object") return fact.map(shown).join(", ");
  return fact;
}
