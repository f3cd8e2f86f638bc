// It's a Bomb!: the signs of the consultants, and of the countdown's special cards.
import type { IconName } from "../../kit/icon";
import type { Consultant } from "./plan";

const ICONS: { readonly [card in Consultant]: IconName } = {
  SURV: "triple",
  DRAU: "eq",
  DISP: "chat",
  RADIO: "walkie",
  SAPP: "shield",
  HACK: "pause",
  NEGO: "rewind",
  XRAY: "ray",
  ARCH: "note",
  SPOT: "target",
};

export const iconOf = (card: Consultant): IconName => ICONS[card];

/** All others have a window of their own outside LOOK (IB-061). */
export const isForLooking = (card: Consultant): boolean => ["SURV", "DRAU", "SPOT", "RADIO"].includes(card);

export const EXPLOSION = 0;
export const CALL = 110;

export const isTimer = (card: number): boolean => card > 0 && card < 100;
export const isDisturbed = (card: number): boolean => card > 100 && card < CALL;
