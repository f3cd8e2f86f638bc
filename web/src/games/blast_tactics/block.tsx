// Blast Tactics: what stands or lies on a square: hard blocks, soft blocks (crates), item tiles, holes.
import { ICON_SHAPES } from "../../kit/icon_shapes";
import { HARD, HOLE, ITEM_ICONS, itemOf, type Item, SOFT } from "./kind";

export function HardBlock() {
  return (
    <g stroke="#211a16" stroke-width="2.4">
      <rect x="-18" y="-18" width="36" height="37" rx="5" fill="#655c55" />
      <rect x="-18" y="-18" width="36" height="30" rx="5" fill="#9a9087" />
      <path d="M-12-12H4" stroke="#fff" stroke-linecap="round" opacity=".55" />
      <path d="M-11 5h.01M11 5h.01M11-11h.01" stroke-width="3.6" stroke-linecap="round" />
    </g>
  );
}

export function Crate() {
  return (
    <g stroke="#211a16" stroke-width="2.3">
      <rect x="-17" y="-17" width="34" height="35" rx="3" fill="#8f6231" />
      <rect x="-17" y="-17" width="34" height="29" rx="3" fill="#dba968" />
      <path d="M-5-16V11M5-16V11" stroke="#b98443" stroke-width="3" />
      <path d="M-17-7.5H17M-17 2.5H17" stroke-width="1.7" />
    </g>
  );
}

/** Drawn once: an arena has many of them. */
export function Blocks() {
  return (
    <defs>
      <g id="bt-hard">
        <HardBlock />
      </g>
      <g id="bt-crate">
        <Crate />
      </g>
    </defs>
  );
}

const ITEM_FILLS: { readonly [item in Item]: string } = { bomb_up: "#cdb7e4", speed_up: "#8fc8d8", flame_up: "#f39a72" };

function ItemTile({ item }: { readonly item: Item }) {
  return (
    <g stroke="#211a16" stroke-linecap="round" stroke-linejoin="round">
      <circle cy="2" r="14" fill="#8d7348" stroke-width="2.2" />
      <circle r="14" fill={ITEM_FILLS[item]} stroke-width="2.2" />
      <path transform="translate(-10 -10) scale(.84)" d={ICON_SHAPES[ITEM_ICONS[item]]} fill="none" stroke-width="2.6" />
    </g>
  );
}

export function Hole() {
  return (
    <g>
      <rect x="-18" y="-18" width="36" height="36" rx="9" fill="#211a16" />
      <path d="M-13 1A13 11 0 0 1 13 1" fill="none" stroke="#5b4a3c" stroke-width="3" stroke-linecap="round" />
    </g>
  );
}

/** What a square of this kind shows; floor shows nothing. */
export function Thing({ thing }: { readonly thing: number }) {
  const item = itemOf(thing);
  if (item !== undefined) return <ItemTile item={item} />;
  if (thing === HARD) return <use href="#bt-hard" />;
  if (thing === SOFT) return <use href="#bt-crate" />;
  return thing === HOLE ? <Hole /> : null;
}
