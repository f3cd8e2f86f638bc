// Blast Tactics: what events look and sound like. Flames run square by square, one wave of bombs after the other.
import type { Motion, Show } from "../../contract/game_module";
import { cardOf } from "./card_row";
import { beamOf, flameOf } from "./flame";
import { goneBomb, goneFigure, goneThing } from "./gone";
import { type Layout, layoutOf } from "./layout";
import { bombOf, figureOf, thingOf, tileOf } from "./pieces";
import { burning } from "./reach";
import { heartOf } from "./seat_list";
import type { BlastTacticsEvent, BlastTacticsView, Exploded, Moved } from "./wire.gen";

export const STEP_MS = 40; // a flame from one square to the next
const PAUSE_MS = 140; // between two waves
const FLAME_MS = 460;
const SLIDE_MS = 55; // a figure or a bomb, for each square
const SNAP = "cubic-bezier(.34,1.56,.64,1)";

type Frames = readonly Keyframe[];
const SEEN = { visibility: "visible" } as const;
const LAND: Frames = [
  { transform: "translateY(-26px) scale(1.3)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const SWELL: Frames = [{ transform: "none" }, { transform: "scale(1.35)", offset: 0.4 }, { transform: "none" }];
const SHAKE: Frames = [
  { transform: "none" },
  { transform: "translate(-5px, 2px)", offset: 0.2 },
  { transform: "translate(5px, -2px)", offset: 0.5 },
  { transform: "translate(-3px, -1px)", offset: 0.8 },
  { transform: "none" },
];
const TURN: Frames = [{ transform: "scaleX(0)" }, { transform: "none" }];
const DEAL: Frames = [
  { transform: "translateY(-40px) rotate(6deg)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const FLAME: Frames = [
  { ...SEEN, transform: "scale(.2)" },
  { ...SEEN, transform: "scale(1.15)", offset: 0.3 },
  { ...SEEN, transform: "scale(1)", opacity: 1, offset: 0.7 },
  { ...SEEN, transform: "scale(.7)", opacity: 0 },
];
const beam = (axis: "X" | "Y"): Frames => [
  { ...SEEN, transform: `scale${axis}(.3)` },
  { ...SEEN, transform: `scale${axis}(1.1)`, offset: 0.25 },
  { ...SEEN, transform: `scale${axis}(1)`, opacity: 1, offset: 0.7 },
  { ...SEEN, transform: `scale${axis}(.2)`, opacity: 0 },
];
const [ACROSS, ALONG] = [beam("Y"), beam("X")];
const SWOLLEN: Frames = [
  { ...SEEN, transform: "none" },
  { ...SEEN, transform: "scale(1.35)" },
];
const BROKEN: Frames = [
  { ...SEEN, transform: "none", opacity: 1 },
  { ...SEEN, transform: "scale(1.3) rotate(14deg)", opacity: 0 },
];
const BURNT: Frames = [
  { ...SEEN, transform: "none", opacity: 1 },
  { ...SEEN, transform: "scale(.3)", opacity: 0 },
];
const OUT: Frames = [
  { ...SEEN, transform: "none", opacity: 1 },
  { ...SEEN, transform: "translateY(-34px) rotate(200deg) scale(.5)", opacity: 0 },
];
const DOWN: Frames = [
  { ...SEEN, transform: "none", opacity: 1 },
  { ...SEEN, transform: "rotate(160deg) scale(0)", opacity: 0 },
];
const OUCH: Frames = [
  { ...SEEN, transform: "none" },
  { ...SEEN, transform: "translateY(-16px) scale(1.5)", opacity: 0 },
];

const move = (piece: string, frames: Frames, ms = 260, delay = 0): Motion => ({ piece, frames, ms, delay, easing: SNAP });

export function show(event: BlastTacticsEvent, view: BlastTacticsView): Show {
  const layout = layoutOf(view.arena.rows);
  switch (event.type) {
    case "GameBegun":
      return { motions: event.row.map((_, at) => move(cardOf(event.row, at), DEAL)), sound: "knock" };
    case "TurnBegun":
      return { motions: [move(`seat-${event.seat}`, SWELL)] };
    case "Ticked":
      return { motions: event.squares.map((square) => move(bombOf(square), SWELL)), sound: "tick", lasts: 200 };
    case "Exploded":
      return explosion(event, layout);
    case "SoftBlockOpened":
      return {
        motions: [move(goneThing(event.square), BROKEN, 220), move(thingOf(event.square), LAND, 260, 120)],
        sound: "clack",
        lasts: 90,
      };
    case "ItemBurnt":
      return { motions: [move(goneThing(event.square), BURNT, 220)], lasts: 60 };
    case "HoleOpened":
      return { motions: [move(thingOf(event.square), TURN)], sound: "clack", lasts: 120 };
    case "HeartLost":
      return {
        motions: [
          move(heartOf(event.seat), SWELL, 420),
          move(figureOf(event.seat), SHAKE, 420),
          { ...move(`ouch-${event.seat}`, OUCH, 600), sudden: true },
        ],
        sound: "tick",
        lasts: 200,
      };
    case "Eliminated":
      return {
        motions: [move(goneFigure(event.seat), event.how === "flames" ? OUT : DOWN, 560), move(`seat-${event.seat}`, SHAKE, 420)],
        sound: "boom",
        lasts: 300,
      };
    case "PlaceTaken":
      return { motions: [move(figureOf(event.by), LAND, 420)], sound: "safe", lasts: 200 };
    case "TilesFlipped":
      return {
        motions: [...event.tiles.map((tile) => move(tileOf(tile), TURN, 420)), { ...move("board", SHAKE, 420), easing: "linear" }],
        sound: "boom",
        lasts: 400,
      };
    case "CardDrawn":
      return { motions: [move(cardOf(view.row, view.row.lastIndexOf(event.card)), DEAL), move("deck", SWELL)], sound: "card", lasts: 80 };
    case "SuddenDeathDrawn":
      return { motions: [move("sudden", SWELL, 420), move(`seat-${event.seat}`, SHAKE, 420)], sound: "boom", lasts: 200 };
    case "Reshuffled":
      return { motions: [move("deck", SWELL)], sound: "card" };
    case "Moved":
      return slide(event, layout);
    case "ItemTaken":
    case "SpeedUpSpent":
      return { motions: [move(`seat-${event.by}`, SWELL)], sound: "clack" };
    case "BombLaid":
      return { motions: [move(bombOf(event.square), LAND)], sound: "clack", lasts: 80 };
    case "CardUsed":
      return { motions: [move("deck", SWELL)], sound: "card" };
    case "BombKicked":
      return flight(event, layout, false);
    case "BombPunched":
    case "BombThrown":
      return flight(event, layout, true);
    case "BombPickedUp":
      return { motions: [move(figureOf(event.by), SWELL)], sound: "clack" };
    case "FuseShortened":
      return { motions: [move(bombOf(event.square), SWELL)], sound: "tick" };
    case "Discarded":
      return { motions: [move("deck", SWELL)], sound: "card" };
    case "TimeTaken":
    case "TimedOut":
      return { motions: [move(`seat-${event.seat}`, SHAKE)], sound: "tick" };
    case "ActionsEnded":
      return { motions: [] };
  }
}

/** Each wave begins when the one before it has burnt to its ends; bombs stand until their wave. */
function explosion({ blasts }: Exploded, layout: Layout): Show {
  const motions: Motion[] = [];
  let starts = 0;
  for (let wave = 0; blasts.some((blast) => blast.wave === wave); wave++) {
    const now = blasts.filter((blast) => blast.wave === wave);
    motions.push({
      piece: "board",
      frames: SHAKE,
      ms: 300,
      delay: starts,
      easing: "linear",
      sudden: true,
      sound: wave === 0 ? "boom" : "puff",
    });
    for (const blast of now)
      motions.push({ piece: goneBomb(blast.square), frames: SWOLLEN, ms: 70, delay: starts }, ...flames(layout, blast, starts));
    starts += Math.max(...now.flatMap(({ arms }) => arms)) * STEP_MS + PAUSE_MS;
  }
  return { motions, lasts: starts };
}

/** Outwards from the bomb: a burst in the middle and at the ends, beams between. */
function flames(layout: Layout, { square, arms }: Exploded["blasts"][number], starts: number): readonly Motion[] {
  return burning(layout, square, arms).flatMap(({ square: burnt, distance, flat, last }) => {
    const delay = starts + distance * STEP_MS;
    const arm =
      distance === 0
        ? []
        : [{ piece: beamOf(burnt, flat), frames: flat ? ACROSS : ALONG, ms: FLAME_MS, delay, easing: "ease-out", sudden: true }];
    return last ? [...arm, { piece: flameOf(burnt), frames: FLAME, ms: FLAME_MS, delay, easing: "ease-out", sudden: true }] : arm;
  });
}

/** From square to square in a straight line; from a pad it vanishes, and stands where it landed. */
function slide({ by, path, landed }: Moved, layout: Layout): Show {
  const end = path.at(-1)!;
  const ms = Math.min(620, 60 + path.length * SLIDE_MS);
  const frames: Frames = [{ transform: shifted(layout, landed, path[0]!) }, { transform: shifted(layout, landed, end) }];
  const arrive =
    end === landed
      ? []
      : [
          {
            ...move(figureOf(by), [{ transform: `${shifted(layout, landed, end)} scale(0)` }, { transform: "none" }], 260, ms),
            sudden: true,
          },
        ];
  return { motions: [{ piece: figureOf(by), frames, ms, easing: "ease-in-out" }, ...arrive], sound: "card", lasts: ms };
}

interface Flight {
  readonly start: number;
  readonly square: number;
  readonly fell: boolean;
}

/** A kicked bomb slides, others fly, straight to where they come to rest. What falls into a hole shrinks away. */
function flight({ start, square, fell }: Flight, layout: Layout, high: boolean): Show {
  const far = layout.line(start, square).length || 6;
  const ms = Math.min(620, 120 + far * SLIDE_MS);
  const lift = high ? " scale(1.5)" : "";
  if (fell)
    return {
      motions: [
        {
          piece: goneBomb(start),
          frames: [
            { ...SEEN, transform: "none" },
            { ...SEEN, transform: `${shifted(layout, start, square)} scale(0)` },
          ],
          ms,
          easing: "ease-in",
        },
      ],
      sound: "puff",
      lasts: ms,
    };
  const from = shifted(layout, square, start);
  const half = shifted(layout, square, start, 0.5);
  return {
    motions: [
      {
        piece: bombOf(square),
        frames: [{ transform: from }, { transform: half + lift, offset: 0.5 }, { transform: "none" }],
        ms,
        easing: "ease-in-out",
      },
    ],
    sound: high ? "knock" : "clack",
    lasts: ms,
  };
}

/** Moves what stands on one square to another, or part of the way. */
function shifted(layout: Layout, stands: number, to: number, part = 1): string {
  const [here, there] = [layout.spots[stands], layout.spots[to]];
  if (here === undefined || there === undefined) return "none";
  return `translate(${(there.column - here.column) * 40 * part}px, ${(there.row - here.row) * 40 * part}px)`;
}

export function actorOf(event: BlastTacticsEvent): number | null {
  if (event.type === "GameBegun") return event.first;
  if ("by" in event) return event.by;
  return "seat" in event ? event.seat : null;
}

export function tone(event: BlastTacticsEvent): "good" | "bad" | "plain" {
  if (event.type === "ItemTaken" || event.type === "PlaceTaken") return "good";
  return ["HeartLost", "Eliminated", "SuddenDeathDrawn", "TilesFlipped"].includes(event.type) ? "bad" : "plain";
}
