// Fingers, mouse and wheel on the table: one drags, two pinch, the wheel comes closer. A drag is no tap.
import { useEffect, useRef } from "preact/hooks";
import { type Camera, panned, type Point, zoomed } from "./camera";

const SLACK = 7; // pixels that a tap may tremble
const WHEEL = 0.0016; // how much closer for each unit of the wheel

type Box = { readonly current: HTMLElement | null };
type Move = (change: (camera: Camera) => Camera) => void;

/** Listeners for the table. */
export function useGestures(box: Box, move: Move) {
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  useWheel(box, move);
  const at = (event: PointerEvent): Point => within(box.current, event);
  const down = (event: PointerEvent): void => {
    if (fingers.current.size === 0) dragged.current = false;
    fingers.current.set(event.pointerId, at(event));
  };
  const drag = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const after = at(event);
    if (!dragged.current && distance(before, after) < SLACK && fingers.current.size === 1) return;
    if (!dragged.current) box.current?.setPointerCapture?.(event.pointerId);
    dragged.current = true;
    const other = [...fingers.current].find(([finger]) => finger !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, after);
    move(
      other === undefined
        ? (camera) => panned(camera, after.x - before.x, after.y - before.y)
        : (camera) => pinched(camera, before, after, other),
    );
  };
  const up = (event: PointerEvent): void => void fingers.current.delete(event.pointerId);
  const click = (event: MouseEvent): void => {
    if (!dragged.current || event.detail === 0) return; // a key presses without a finger
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  return { onPointerDown: down, onPointerMove: drag, onPointerUp: up, onPointerCancel: up, onPointerLeave: up, onClickCapture: click };
}

/** Two fingers: what is between them stays between them. */
function pinched(camera: Camera, before: Point, after: Point, other: Point): Camera {
  const by = distance(after, other) / Math.max(1, distance(before, other));
  const shifted = panned(camera, (after.x - before.x) / 2, (after.y - before.y) / 2);
  return zoomed(shifted, by, { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 });
}

/** Not passive, or the page would move too. */
function useWheel(box: Box, move: Move): void {
  useEffect(() => {
    const table = box.current;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const at = within(table, event);
      move((camera) => zoomed(camera, Math.exp(-event.deltaY * WHEEL), at));
    };
    table?.addEventListener("wheel", turn, { passive: false });
    return () => table?.removeEventListener("wheel", turn);
  });
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function within(box: HTMLElement | null, { clientX, clientY }: MouseEvent): Point {
  const { left = 0, top = 0 } = box?.getBoundingClientRect() ?? {};
  return { x: clientX - left, y: clientY - top };
}
