// Bomb Busters: which own wire is cut with the one that is found. It is chosen with the claim, so nobody is asked twice (BB-383).
import type { Claim } from "./plan";
import { placesOf, wireAt } from "./place";
import { isMine, valueAt } from "./question";
import type { BustersScene } from "./scene";
import type { Lay } from "./wire.gen";

/** The first without a token: a token tells the team more as long as its wire stands. */
export function usualOf({ view }: BustersScene, wires: readonly number[]): number | null {
  return wires.find((wire) => (wireAt(view, wire)?.token ?? null) === null) ?? wires[0] ?? null;
}

/** The own wires that would do. */
export function ownOf(scene: BustersScene, value: number): readonly number[] {
  return placesOf(scene.view).filter((wire) => isMine(scene, wire) && !wireAt(scene.view, wire)?.cut && valueAt(scene, wire) === value);
}

/** Those of them that the claim may lay: with a detector or the ray none that stands apart (BB-405). */
function layable(scene: BustersScene, { tool, ray }: Claim, value: number): readonly number[] {
  const wires = ownOf(scene, value);
  return tool === "hand" && !ray ? wires : wires.filter((wire) => wireAt(scene.view, wire)?.apart == null);
}

/** One for each value that is said: with the ray either may be found. */
export function laidWith(scene: BustersScene, claim: Claim): readonly number[] {
  const { values, own } = claim;
  return values.flatMap((value) => {
    const wires = layable(scene, claim, value);
    return (own !== null && wires.includes(own) ? own : usualOf(scene, wires)) ?? [];
  });
}

export function laysOf(scene: BustersScene, claim: Claim): readonly Lay[] {
  return laidWith(scene, claim).map((wire) => ({ type: "Lay", wire }));
}
