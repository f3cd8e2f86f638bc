// Two Rooms: the leader's form goes to the server as it is filled in, so that time running out finds it there (TR-085).
import { drafting } from "./prompts";
import { hostagesIn, isTying, offers, type RoomScene } from "./question";
import type { TwoRoomsAction } from "./wire.gen";

export function standing(scene: RoomScene): TwoRoomsAction | null {
  if (!isTying(scene) || hostagesIn(scene) === null || scene.view.options.mode === "sim") return null;
  return drafting(scene).find((action) => offers(scene, action)) ?? null;
}
