// Bomb Busters: what a player has picked and not sent.
export type Tool = "hand" | "double" | "triple" | "super";

/** A Dual Cut in the making: wires of a teammate and a value, in any order. Values alone may also become a Solo Cut. */
export interface Claim {
  readonly kind: "claim";
  readonly tool: Tool;
  /** The X or Y Ray: two values. */
  readonly ray: boolean;
  readonly wires: readonly number[];
  readonly values: readonly number[];
  /** The own wire that is to be cut with the one that is found, where it is not the usual one. */
  readonly own: number | null;
  /** The teammate who gets its price, where it is not the usual one (BB-1493). */
  readonly to?: number | undefined;
}

/** An equipment card and what has been picked for it. */
export interface Use {
  readonly kind: "use";
  readonly card: number;
  readonly wire: number | null;
  /** A second wire, for the Fast Pass. */
  readonly also: number | null;
  readonly mates: readonly number[];
  readonly number: number | null;
  /** An own stand, for the Grappling Hook. */
  readonly stand: number | null;
}

/** One of one's own wires, where one is asked for. */
export interface Choice {
  readonly kind: "choice";
  readonly wire: number;
}

/** Wires that are named all at once, anybody's. */
export interface Names {
  readonly kind: "names";
  readonly wires: readonly number[];
}

/** One of the info tokens that lie open. */
export interface Taken {
  readonly kind: "token";
  readonly value: number;
}

/** A false token: in front of which own wire, and which number it is not. */
export interface Falsehood {
  readonly kind: "false";
  readonly wire: number | null;
  readonly value: number | null;
}

/** One of one's own stands, for a wire to be sorted in. */
export interface Sort {
  readonly kind: "stand";
  readonly stand: number;
}

/** Somebody, where one is to be named. */
export interface Mate {
  readonly kind: "mate";
  readonly mate: number;
}

/** A constraint to take. */
export interface Taking {
  readonly kind: "letter";
  readonly letter: string;
}

/** Whether the constraint that binds everybody is changed. */
export interface Change {
  readonly kind: "change";
  readonly change: boolean;
}

/** Whether one calls for the number that is turned up. */
export interface Answer {
  readonly kind: "answer";
  readonly calls: boolean;
}

/** Letting the turn pass. */
export interface Pass {
  readonly kind: "skip";
}

/** The way that Nano is to look. */
export interface Way {
  readonly kind: "way";
  readonly ahead: boolean;
}

export type Plan = Way | Claim | Use | Choice | Mate | Answer | Names | Sort | Falsehood | Pass | Taken | Taking | Change;

export const NO_CLAIM: Claim = { kind: "claim", tool: "hand", ray: false, wires: [], values: [], own: null };

export function useOf(card: number): Use {
  return { kind: "use", card, wire: null, also: null, mates: [], number: null, stand: null };
}

/** With the ray the last two values count, else the last one; the same value again is taken back. */
export function withValue(claim: Claim, value: number): Claim {
  if (claim.values.includes(value)) return { ...claim, values: claim.values.filter((each) => each !== value), own: null };
  return { ...claim, values: [...claim.values, value].slice(claim.ray ? -2 : -1), own: null };
}

/** One's own wire stands for its value and is cut with it; the same one again is taken back. `usual`: what is cut if none is tapped. */
export function withOwn(claim: Claim, wire: number, value: number, usual: number | null): Claim {
  const said = claim.values.includes(value);
  if (said && wire === (claim.own ?? usual)) return withValue(claim, value);
  return { ...(said ? claim : withValue(claim, value)), own: wire === usual ? null : wire };
}

/** The same wire again is taken back; one too many begins afresh. */
export function withName(names: Names, wire: number, most: number): Names {
  const others = names.wires.filter((each) => each !== wire);
  if (others.length < names.wires.length) return { ...names, wires: others };
  return { ...names, wires: others.length < most ? [...others, wire] : [wire] };
}

const MOST: { readonly [tool in Tool]: number } = { hand: 1, double: 2, triple: 3, super: 1 };

/** Detectors look at wires of one stand: a wire of another one begins afresh. */
export function withWire(claim: Claim, wire: number, sameStand: boolean): Claim {
  if (claim.wires.includes(wire)) return MOST[claim.tool] === 1 ? claim : { ...claim, wires: claim.wires.filter((each) => each !== wire) };
  const others = sameStand ? claim.wires.slice(0, MOST[claim.tool] - 1) : [];
  return { ...claim, wires: [...others, wire] };
}

export function withTool(claim: Claim, tool: Tool): Claim {
  return claim.tool === tool
    ? { ...claim, tool: "hand", wires: claim.wires.slice(0, 1) }
    : { ...claim, tool, wires: claim.wires.slice(0, MOST[tool]) };
}

export function withRay(claim: Claim): Claim {
  return { ...claim, ray: !claim.ray, values: claim.ray ? claim.values.slice(-1) : claim.values };
}
