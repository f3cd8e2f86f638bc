// Questions to what the server offers: is this offered, which actions are, which values may a field take.
import type { Action, Field, Offer } from "../net/wire.gen";
import type { Fact, Facts } from "./facts";

/** Whether an offer lights up this very action: it is listed, or each of its fields takes only values that are listed. */
export function isOffered(offers: readonly Offer[], action: Action): boolean {
  const wanted = sorted(action);
  const facts = action as Action & Facts;
  return offers.some((offer) => {
    if (offer.type !== action.type) return false;
    if (offer.choices !== undefined) return offer.choices.some((choice) => sorted(choice) === wanted);
    return (offer.fields ?? []).every((field) => takes(field, facts[field.name]));
  });
}

function takes({ values, least, most }: Field, fact: Fact): boolean {
  if (!Array.isArray(fact)) return (values as readonly Fact[]).includes(fact);
  return least <= fact.length && fact.length <= most && fact.every((part) => (values as readonly Fact[]).includes(part));
}

const sorted = (action: Action): string => JSON.stringify(action, Object.keys(action).sort());

/** Actions or drafts that say the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The actions of one type that the offers list. */
export function choicesOf<A extends Action, T extends A["type"]>(offers: readonly Offer[], type: T): readonly Extract<A, { type: T }>[] {
  return offers.filter((offer) => offer.type === type).flatMap((offer) => (offer.choices ?? []) as readonly Extract<A, { type: T }>[]);
}

/** Every value that a field of some type of action may take, or may hold, by what is offered together with the given facts. */
export function valuesOf(offers: readonly Offer[], type: string, name: string, given: Facts = {}): readonly Fact[] {
  const fits = (fact: string, values: readonly Fact[]): boolean => !(fact in given) || values.includes(given[fact]);
  const found = new Set<Fact>();
  for (const { choices = [], fields = [] } of offers.filter((offer) => offer.type === type)) {
    for (const choice of choices as readonly (Action & Facts)[]) {
      if (Object.entries(choice).every(([fact, value]) => fits(fact, [value]))) [choice[name]].flat().forEach((value) => found.add(value));
    }
    if (fields.every((field) => fits(field.name, field.values)))
      fields.filter((field) => field.name === name).forEach((field) => field.values.forEach((value) => found.add(value)));
  }
  return [...found];
}
