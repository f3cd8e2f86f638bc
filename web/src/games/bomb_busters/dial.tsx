// Bomb Busters: the detonator. Each slip moves the needle one space on; on the last one the bomb goes off (BB-150, BB-151).
import { LazyPart } from "../../kit/lazy_part";
import { starPoints } from "../../kit/star_points";
import type { Scene } from "../../contract/game_module";
import type { Plan } from "./plan";
import type { BombBustersView } from "./wire.gen";
import "./dial.css";

const USUAL = 5; // spaces before the blast
const CENTRE = { x: 50, y: 56 };

const loadNano = () => import("./nano_dial");

/** Nano takes its place in a mission without a dial. */
export function Detonator({ view, words }: Scene<BombBustersView, Plan>) {
  const { nano } = view;
  return nano?.does === "dial" ? <LazyPart load={loadNano} props={{ nano, words }} /> : <Dial view={view} words={words} />;
}

function Dial({ view, words }: Pick<Scene<BombBustersView, Plan>, "view" | "words">) {
  const { fuse, stabilized, spaces = USUAL } = view;
  const angleOf = (space: number): number => START + (spaces - space) * (ARC / spaces);
  const needle = point(angleOf(Math.max(0, Math.min(spaces, fuse))), 34);
  const left = point(angleOf(fuse) - 90, 8);
  const right = point(angleOf(fuse) + 90, 8);
  const all = Array.from({ length: spaces + 1 }, (_, at) => spaces - at);
  return (
    <svg class="bb-dial" viewBox="0 0 100 72" role="img" aria-label={words.plain("board-fuse", { fuse })} data-piece="dial">
      {all.map((space) => (
        <path
          key={space}
          d={segment(angleOf(space), ARC / spaces / 2 - 1)}
          fill={fillOf(space, fuse)}
          stroke="var(--outline)"
          stroke-width="2.6"
          stroke-linejoin="round"
        />
      ))}
      {all
        .filter((space) => space > 0)
        .map((space) => (
          <text key={space} class="bb-dial-number" {...point(angleOf(space), 37)}>
            {space}
          </text>
        ))}
      <polygon points={starPoints(point(angleOf(0), 37).x, point(angleOf(0), 37).y, 8.5, 4.5, 8)} fill="#fff" />
      <path
        d={`M${left.x} ${left.y}L${needle.x} ${needle.y}L${right.x} ${right.y}z`}
        fill="var(--outline)"
        stroke="var(--paper)"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <circle cx={CENTRE.x} cy={CENTRE.y} r="14" fill="#211a16" stroke="var(--paper)" stroke-width={stabilized ? 4 : 2} />
      <text class="bb-dial-fuse" x={CENTRE.x} y={CENTRE.y + 0.5}>
        {fuse}
      </text>
    </svg>
  );
}

/** In degrees, from the left over the top: five to one, then the blast. */
const START = 195;
const ARC = 150;

function point(degrees: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(CENTRE.x + radius * Math.cos(angle)), y: round(CENTRE.y + radius * Math.sin(angle)) };
}

function segment(middle: number, half: number): string {
  const [from, to] = [middle - half, middle + half];
  const [a, b, c, d] = [point(from, 48), point(to, 48), point(to, 26), point(from, 26)];
  return `M${a.x} ${a.y}A48 48 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A26 26 0 0 0 ${d.x} ${d.y}z`;
}

function fillOf(space: number, fuse: number): string {
  if (space === 0) return "var(--boom)";
  if (space > fuse) return "#8c7f70";
  return space === 1 ? "#f08a2a" : "#efcf76";
}

const round = (value: number): number => Math.round(value * 10) / 10;
