// Two Rooms: the portrait of a character on a disc of its ink.
import { BODIES } from "../../kit/face_bodies";
import { lookOf } from "../../kit/face_looks";
import { patternOf } from "../../kit/shape";
import { type Role, sideOf } from "./kinds";
import { EYES, GARMENTS, HATS, MOUTHS, PROPS } from "./portrait_parts";
import { RECIPES } from "./portrait_recipes";

/** Where a garment is worn: its middle and its width, by body. */
const CHESTS: { readonly [body: string]: readonly [x: number, y: number, width: number] } = {
  cherry: [23, 38, 20],
  rocket: [24, 34, 17],
  keg: [24, 37, 28],
  mine: [24, 35, 21],
  sticks: [24, 37, 32],
  match: [24, 36, 11],
  wheel: [24, 32, 17],
  pot: [24, 39, 25],
  lantern: [24, 35, 20],
  cone: [24, 38, 26],
  star: [24, 31, 18],
  cracker: [26, 36, 18],
};
const PARTS_WIDTH = 20;
const EYES_APART = 4.5; // of the drawn eyes, from their middle

export default function Portrait({ role }: { readonly role: Role }) {
  const { body: name, eyes, mouth, hat, garment, prop, tint } = RECIPES[role];
  const number = BODIES.findIndex((each) => each.name === name);
  const body = BODIES[number]!;
  const usual = lookOf(number);
  const [full, second] = tint ?? [usual.full, usual.second];
  const side = sideOf(role);
  const [chestX, chestY, chestWidth] = CHESTS[name]!;
  const [eyesX, eyesY, apart] = body.eyesAt;
  const [hatX, hatY, hatWidth] = body.hatAt;
  return (
    <svg class="tr-portrait" viewBox="-3 -5 54 56" aria-hidden="true">
      <circle cx="24" cy="25" r="22.5" fill={`var(--${side})`} stroke="#211a16" stroke-width="1.8" />
      <circle cx="24" cy="25" r="21.6" fill={patternOf(side)} />
      <g stroke="#211a16" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round" style={{ color: usual.ink }}>
        {body.draw(full, second)}
        {garment !== undefined && (
          <g transform={`translate(${chestX} ${chestY}) scale(${chestWidth / PARTS_WIDTH})`} stroke-width="1.7">
            {GARMENTS[garment]}
          </g>
        )}
        <g transform={`translate(${eyesX} ${eyesY}) scale(${apart / EYES_APART})`}>{EYES[eyes]}</g>
        <g transform={`translate(${body.mouthAt.join(" ")})`}>{MOUTHS[mouth]}</g>
        {hat !== undefined && <g transform={`translate(${hatX} ${hatY}) scale(${hatWidth / PARTS_WIDTH})`}>{HATS[hat]}</g>}
        {prop !== undefined && <g stroke-width="1.9">{PROPS[prop]}</g>}
      </g>
    </svg>
  );
}
