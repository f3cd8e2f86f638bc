// Blast Tactics: a lens over the arena: it shows all of it until one comes closer. On a phone squares are small for a finger.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameWords } from "../../contract/game_words";
import { IconButton } from "../../kit/icon_button";
import { isKeyboardTaken } from "../../kit/keyboard";
import { between, type Camera, panned, type Point, zoomed } from "../camera";
import { useGestures } from "../gestures";
import "./lens.css";

const CLOSER = 1.9; // one step makes the squares of the largest arenas wide enough for a finger
const PAN = 60; // pixels for each press of a key
const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };
const PANS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, PAN],
  ArrowRight: [-PAN, 0],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
};

interface Props {
  readonly words: GameWords;
  /** The piece that one comes closer to first. */
  readonly own: string;
  /** What stands over the arena; the buttons of the lens come last. */
  readonly bar: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Lens({ words, own, bar, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState(WHOLE);
  const move = (change: (camera: Camera) => Camera): void => setCamera((before) => inside(change(before), box.current));
  const zoom = (by: number): void => move((before) => zoomedAround(before, by, box.current, own));
  const gestures = useGestures(box, move);
  useLensKeys({ zoom, whole: () => setCamera(WHOLE), pan: (x, y) => move((before) => panned(before, x, y)) });
  const show = ({ target }: FocusEvent): void => move((before) => withSight(before, target, box.current));
  return (
    <>
      <div class="bt-bar">
        {bar}
        <IconButton icon="minus" label={words.plain("board-zoom-out")} boxed onClick={() => zoom(1 / CLOSER)} />
        <IconButton icon="plus" label={words.plain("board-zoom-in")} boxed onClick={() => zoom(CLOSER)} />
      </div>
      <div class={`bt-room bt-lens${camera.zoom > 1 ? " bt-lens-close" : ""}`} ref={box} {...gestures} onFocusIn={show}>
        <div
          class="bt-lens-inside"
          style={{ transform: `translate(${camera.x.toFixed(1)}px, ${camera.y.toFixed(1)}px) scale(${camera.zoom.toFixed(3)})` }}
        >
          {children}
        </div>
      </div>
    </>
  );
}

const sizeOf = (box: HTMLElement | null): Point => ({ x: box?.clientWidth ?? 0, y: box?.clientHeight ?? 0 });

function middleOf(box: HTMLElement | null): Point {
  const { x, y } = sizeOf(box);
  return { x: x / 2, y: y / 2 };
}

/** From afar to the own figure; then by the middle of what is seen. */
function zoomedAround(camera: Camera, by: number, box: HTMLElement | null, own: string): Camera {
  const middle = middleOf(box);
  const piece = camera.zoom === 1 && by > 1 ? box?.querySelector(`[data-piece="${own}"]`) : null;
  if (piece === null || piece === undefined) return zoomed(camera, by, middle);
  const [at, around] = [piece.getBoundingClientRect(), box!.getBoundingClientRect()];
  const spot = { x: at.left + at.width / 2 - around.left, y: at.top + at.height / 2 - around.top };
  return panned(zoomed(camera, by, spot), middle.x - spot.x, middle.y - spot.y);
}

/** Never farther than the whole arena, and never beside it. */
function inside({ x, y, zoom }: Camera, box: HTMLElement | null): Camera {
  if (zoom <= 1) return WHOLE;
  const [size, arena] = [sizeOf(box), arenaIn(box)];
  const kept = (at: number, room: number, from: number, to: number): number =>
    (to - from) * zoom <= room ? (room - (from + to) * zoom) / 2 : between(room - to * zoom, at, -from * zoom);
  return { x: kept(x, size.x, arena.left, arena.right), y: kept(y, size.y, arena.top, arena.bottom), zoom };
}

interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the arena lies while all of it is seen: it is not as wide as its room. */
function arenaIn(box: HTMLElement | null): Sides {
  const around = box?.firstElementChild;
  const arena = around?.firstElementChild;
  if (!(around instanceof HTMLElement) || arena === null || arena === undefined) return { left: 0, top: 0, right: 0, bottom: 0 };
  const [outer, inner] = [around.getBoundingClientRect(), arena.getBoundingClientRect()];
  const scale = outer.width / around.offsetWidth || 1;
  const from = (edge: number, origin: number): number => (edge - origin) / scale;
  return {
    left: from(inner.left, outer.left),
    top: from(inner.top, outer.top),
    right: from(inner.right, outer.left),
    bottom: from(inner.bottom, outer.top),
  };
}

/** Moved just so far that a piece with the focus is in sight. */
function withSight(camera: Camera, target: EventTarget | null, box: HTMLElement | null): Camera {
  if (camera.zoom === 1 || box === null || !(target instanceof HTMLElement) || target.dataset.piece === undefined) return camera;
  const [piece, around] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
  const shift = (low: number, high: number, from: number, to: number): number => Math.max(0, from - low) + Math.min(0, to - high);
  return panned(
    camera,
    shift(piece.left, piece.right, around.left, around.right),
    shift(piece.top, piece.bottom, around.top, around.bottom),
  );
}

interface LensHandlers {
  readonly zoom: (by: number) => void;
  readonly whole: () => void;
  readonly pan: (x: number, y: number) => void;
}

/** Wherever the focus is, but for fields and dialogs. */
function useLensKeys({ zoom, whole, pan }: LensHandlers): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isKeyboardTaken(event.target)) return;
      const way = event.shiftKey ? PANS[event.key] : undefined;
      if (way !== undefined) pan(...way);
      else if (event.key === "+" || event.key === "=") zoom(CLOSER);
      else if (event.key === "-") zoom(1 / CLOSER);
      else if (event.key.toLowerCase() === "c") whole();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
