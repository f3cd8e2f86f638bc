// Every face there is: a body as it is, or the same in another tint with other eyes, another mouth and a hat.
import { BODIES, type Body } from "./face_bodies";
import type { Eyes, Hat, Mouth } from "./face_parts";

export interface FaceLook {
  body: Body;
  disc: string;
  full: string;
  second: string;
  /** The colour of eyes and mouth. */
  ink: string;
  eyes: Eyes;
  mouth: Mouth;
  hat: Hat;
  hatTint: string;
}

/** The main colour and a second one: night, which is for one body only, then gold, wood, sea, brick, flame, plum, sage. */
const TINTS: readonly (readonly [full: string, second: string])[] = [
  ["#5a4a68", "#8d7c9c"],
  ["#eec06a", "#d9705a"],
  ["#c98e57", "#e0b98c"],
  ["#7d93b5", "#b3c2d9"],
  ["#d9705a", "#e58a6e"],
  ["#f0954f", "#f7c08c"],
  ["#b98bc7", "#d3b0de"],
  ["#79b0a8", "#9fcac3"],
];
const [INK, WHITE] = ["#211a16", "#fff"];

/** People are offered the bodies as they are. */
export const FACES_OF_PEOPLE = BODIES.length;
const LOOKS: readonly (readonly [eyes: Eyes, mouth: Mouth, hat: Hat])[] = [
  ["glasses", "smile", "none"],
  ["happy", "grin", "beanie"],
  ["wide", "tooth", "bowler"],
  ["sleepy", "smirk", "party"],
  ["wink", "smile", "cap"],
  ["dot", "tooth", "bow"],
];
/** The server gives bots those that follow the people's, by the same numbers. */
export const FACES = BODIES.length * 5;

export function lookOf(face: number): FaceLook {
  const number = ((face % FACES) + FACES) % FACES;
  const which = number % BODIES.length;
  const change = (number - which) / BODIES.length;
  const body = BODIES[which]!;
  const tint = change === 0 ? body.tint : 1 + ((body.tint + 6 + 2 * change) % 7);
  const [full, second] = TINTS[tint]!;
  const ink = tint === 0 ? WHITE : INK;
  if (change === 0) return { body, disc: body.disc, full, second, ink, eyes: body.eyes, mouth: body.mouth, hat: "none", hatTint: second };
  const [eyes, mouth, hat] = LOOKS[(which + change) % LOOKS.length]!;
  const disc = BODIES[(which + 5 * change) % BODIES.length]!.disc;
  return { body, disc, full, second, ink, eyes, mouth, hat, hatTint: TINTS[1 + ((tint + 2) % 7)]![0] };
}
