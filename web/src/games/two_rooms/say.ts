// Two Rooms: sentences of the closed grammar (TR-394), put together from what is offered.
import type { Fact } from "../../contract/facts";
import { isOffered, valuesOf } from "../../contract/offers";
import type { GameWords } from "../../contract/game_words";
import type { ActionType } from "./kinds";
import { type SayPlan, sayPlan } from "./plan";
import type { Props, RoomScene } from "./question";
import type { TwoRoomsAction } from "./wire.gen";

/** Every sentence, and what it asks for, in the order in which it is asked. */
const FIELDS = {
  ClaimRole: ["role"],
  ClaimSaw: ["seat", "role"],
  ClaimHeard: ["seat", "role"],
  ClaimColour: ["seat", "colour"],
  ClaimSide: ["seat", "is_on", "side"],
  ClaimShared: ["seat", "kind"],
  ClaimCondition: ["seat", "condition"],
  AskToShow: ["kind"],
  AskFor: ["deed", "seat"],
  Answer: ["seat", "reply"],
  Intend: ["plan", "seat"],
  Accuse: ["seat"],
  Vouch: ["seat"],
  Argue: ["plea", "seat", "reason"],
  Question: ["matter", "seat"],
  Report: ["seat"],
} as const satisfies { readonly [type in ActionType]?: readonly string[] };

type Sentence = keyof typeof FIELDS;

const SENTENCES = Object.keys(FIELDS) as readonly Sentence[];

export const fieldsOf = (type: ActionType): readonly string[] => FIELDS[type as Sentence] ?? [];

/** The sentences that may be said now. */
export const sentences = ({ offers }: RoomScene): readonly Sentence[] =>
  SENTENCES.filter((type) => offers.some((offer) => offer.type === type));

export const canTalk = (scene: RoomScene): boolean => sentences(scene).length > 0;

/** What may stand in a field, given the words before it. */
export function valuesFor({ offers }: RoomScene, { type, facts }: SayPlan, field: string): readonly Fact[] {
  const { [field]: _, ...others } = facts;
  return type === null ? [] : valuesOf(offers, type, field, others);
}

/** The first field that is still empty. */
export const asks = ({ type, facts }: SayPlan): string | null =>
  type === null ? null : (fieldsOf(type).find((field) => !(field in facts)) ?? null);

/** The sentence, once it is whole and may be said. */
export function sentenceOf({ offers }: RoomScene, plan: SayPlan): TwoRoomsAction | null {
  if (plan.type === null || asks(plan) !== null) return null;
  const action = { type: plan.type, ...plan.facts } as TwoRoomsAction;
  return isOffered(offers, action) ? action : null;
}

/** With its type chosen; whom it is about is filled in where the type asks for somebody. */
export function withType(scene: RoomScene, plan: SayPlan, type: ActionType): SayPlan {
  const next = sayPlan(plan.at, plan.about, type);
  return plan.about !== null && valuesFor(scene, next, "seat").includes(plan.about)
    ? sayPlan(plan.at, plan.about, type, { seat: plan.about })
    : next;
}

/** With a word filled in; what does not go with it is asked again. */
export function withWord(scene: RoomScene, plan: SayPlan, field: string, value: Fact): SayPlan {
  const next = { ...plan, facts: { ...plan.facts, [field]: value } };
  const kept = Object.entries(next.facts).filter(([name, fact]) => name === field || valuesFor(scene, next, name).includes(fact));
  return { ...next, facts: Object.fromEntries(kept) };
}

/** The message that tells a word, and the fact it asks for. */
const TOLD_BY: { readonly [field: string]: readonly [message: string, fact: string] } = {
  role: ["board-role", "role"],
  colour: ["board-colour", "colour"],
  side: ["board-colour", "colour"],
  kind: ["board-kind", "kind"],
  condition: ["board-condition", "condition"],
  deed: ["board-deed", "deed"],
  plan: ["board-deed", "deed"],
  reply: ["board-reply", "reply"],
  is_on: ["board-is", "is_on"],
  matter: ["board-matter", "matter"],
  plea: ["board-plea", "plea"],
  reason: ["board-reason", "reason"],
};

/** A word as its sentence shows it. */
export function wordOf(words: GameWords, field: string, value: Fact): string {
  const [message, fact] = TOLD_BY[field] ?? ["", ""];
  return field === "seat" ? words.seat(value as number) : words.plain(message, { [fact]: value });
}

/** Whom one may turn to; null is everybody here. */
export function listeners({ offers, view }: RoomScene): readonly (number | null)[] {
  const others = valuesOf(offers, "Aim", "at") as readonly (number | null)[];
  const now = view.own?.aim ?? null;
  if (others.length === 0) return [now];
  return [null, ...[...others, now].filter((seat): seat is number => seat !== null).sort((a, b) => a - b)];
}

/** Says something to everybody here, at once. */
export const aloud = (props: Props, sentence: TwoRoomsAction): void => say(props, null, sentence);

/** Turns to somebody first, where the words before were for others. */
export function say({ view, send }: Props, at: number | null, sentence: TwoRoomsAction): void {
  const isTurned = (view.own?.aim ?? null) === at || view.own?.other_leader !== null;
  if (isTurned) send?.(sentence);
  else send?.({ type: "Aim", at }, [sentence]);
}
