// Bomb Busters: what a cut costs, and who gets it; part of the claim (BB-1491).
import type { Option } from "../../contract/game_module";
import { isOffered, valuesOf } from "../../contract/offers";
import { Price } from "./bubble";
import type { Claim, Plan } from "./plan";
import type { BustersScene } from "./scene";
import type { BombBustersAction } from "./wire.gen";

export const priceOf = ({ view }: BustersScene, value: number): number | undefined => view.air?.prices[value - 1];

/** The price under a value. */
export function priced(scene: BustersScene, value: number): Pick<Option<Plan>, "sign" | "told"> {
  const price = priceOf(scene, value);
  if (price === undefined || price === 0) return {};
  return { sign: <Price price={price} />, told: scene.words.plain("board-air-price", { price }) };
}

const matesToGive = ({ offers }: BustersScene): readonly number[] => valuesOf(offers, "GiveAir", "mate") as readonly number[];

/** Whoever gets the price: as picked, as said, or the usual one. */
export function receiverOf(scene: BustersScene, { to }: Claim): number | null {
  return to !== undefined && matesToGive(scene).includes(to) ? to : (scene.view.air?.to ?? null);
}

/** One chip for all of them: each tap names the next teammate. */
export function receivers(scene: BustersScene, claim: Claim): readonly Option<Plan>[] {
  const mates = matesToGive(scene);
  const chosen = receiverOf(scene, claim);
  if (chosen === null || mates.length === 0) return [];
  const next = mates[(mates.indexOf(chosen) + 1) % mates.length]!;
  const label = scene.words.plain("prompt-air-to", { seat: chosen, air: scene.view.air?.own[chosen] ?? 0 });
  return [{ label, draft: { ...claim, to: next }, chosen: false }];
}

/** What has to be said before the claim, so that the air goes where it is meant to. */
export function promise(scene: BustersScene, claim: Claim): readonly BombBustersAction[] {
  const to = receiverOf(scene, claim);
  const give = { type: "GiveAir", mate: to ?? -1 } as const;
  return to !== null && to !== scene.view.air?.to && isOffered(scene.offers, give) ? [give] : [];
}
