// Bombs Away: the part of the table that is in sight. It shows the whole network until it is moved; a button brings that back.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { IconButton } from "../../kit/icon_button";
import { isKeyboardTaken } from "../../kit/keyboard";
import type { GameWords } from "../../contract/game_words";
import { type Camera, panned, type Size, zoomed } from "../camera";
import { useGestures } from "../gestures";
import { fitted, inSight, pictured } from "./camera";
import { pieceOf, type Place, type Side, towards } from "./place";
import "./viewport.css";

const CLOSER = 1.25;
const PAN = 60; // pixels for each press of a key
const UNMEASURED: Size = { width: 360, height: 380 };
const ARROWS: { readonly [key: string]: Side } = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };
const PANS: { readonly [side in Side]: readonly [number, number] } = { N: [0, PAN], E: [-PAN, 0], S: [0, -PAN], W: [PAN, 0] };

interface Props {
  readonly words: GameWords;
  /** All that the network takes up: cards, and the places that open ends lead to. */
  readonly places: readonly Place[];
  readonly chosen: Place | null;
  /** Lies over the table and does not move with it; null at the end of a game, when the table is a picture. */
  readonly above: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Viewport({ words, places, chosen, above, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { size, clear } = useSize(box);
  const [held, setHeld] = useState<Camera | null>(null); // null: the whole network
  const all = clear ? pictured(places, size) : fitted(places, size);
  const whole = chosen === null ? all : inSight(all, chosen, size);
  const camera = held ?? whole;
  const move = (change: (camera: Camera) => Camera): void => setHeld((before) => change(before ?? whole));
  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoom = (by: number): void => move((before) => zoomed(before, by, middle));
  const centre = (): void => setHeld(null);
  const show = (place: Place): void => setHeld((before) => (before === null ? null : inSight(before, place, size)));
  const gestures = useGestures(box, move);
  useCameraKeys({ zoom, centre, pan: (side) => move((before) => panned(before, ...PANS[side])) });
  useEffect(() => {
    if (chosen !== null) show(chosen);
  }, [chosen?.x, chosen?.y]);
  const focused = (event: FocusEvent): void => {
    const place = placeIn(places, event.target);
    if (place !== null && held !== null) show(place);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pieces inside take the focus, and their keys come up to here
    <div class="ba-viewport" ref={box} {...gestures} onFocusIn={focused} onKeyDown={(event) => walk(event, places)}>
      <div
        class={`ba-net${held === null ? " ba-gliding" : ""}`}
        role="group"
        aria-label={words.plain("board-network")}
        style={{ transform: `translate(${camera.x.toFixed(1)}px, ${camera.y.toFixed(1)}px) scale(${camera.zoom.toFixed(3)})` }}
      >
        {children}
      </div>
      {above}
      {(above !== null || held !== null) && (
        <div class={above === null ? "ba-zoom ba-back" : "ba-zoom"}>
          {above !== null && (
            <>
              <IconButton icon="minus" label={words.plain("board-zoom-out")} boxed onClick={() => zoom(1 / CLOSER)} />
              <IconButton icon="plus" label={words.plain("board-zoom-in")} boxed onClick={() => zoom(CLOSER)} />
            </>
          )}
          <IconButton icon="target" label={words.plain("board-centre")} boxed onClick={centre} />
        </div>
      )}
    </div>
  );
}

/** Arrow keys go from place to place. */
function walk(event: KeyboardEvent, places: readonly Place[]): void {
  const side = ARROWS[event.key];
  const from = placeIn(places, event.target);
  if (side === undefined || from === null || event.shiftKey) return;
  event.preventDefault();
  const next = towards(places, from, side);
  if (next !== null) document.querySelector<HTMLElement>(`.ba-net [data-piece="${pieceOf(next)}"]`)?.focus();
}

function placeIn(places: readonly Place[], target: EventTarget | null): Place | null {
  const piece = target instanceof HTMLElement ? target.closest<HTMLElement>(".ba-net [data-piece]")?.dataset.piece : undefined;
  return places.find((place) => pieceOf(place) === piece) ?? null;
}

interface CameraHandlers {
  readonly zoom: (by: number) => void;
  readonly centre: () => void;
  readonly pan: (side: Side) => void;
}

/** Wherever the focus is, but for fields and dialogs. */
function useCameraKeys({ zoom, centre, pan }: CameraHandlers): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isKeyboardTaken(event.target)) return;
      const side = event.shiftKey ? ARROWS[event.key] : undefined;
      if (side !== undefined) pan(side);
      else if (event.key === "+" || event.key === "=") zoom(CLOSER);
      else if (event.key === "-") zoom(1 / CLOSER);
      else if (event.key.toLowerCase() === "c") centre();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

interface Measured {
  readonly size: Size;
  /** No buttons lie over the table: it is a picture, at the end of a game or in the rules. */
  readonly clear: boolean;
}

function useSize(box: { readonly current: HTMLElement | null }): Measured {
  const [measured, setMeasured] = useState<Measured>({ size: UNMEASURED, clear: false });
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      if (width === 0 || height === 0) return;
      const clear = (box.current?.querySelector(".ba-zoom:not(.ba-back)")?.getClientRects().length ?? 0) === 0;
      setMeasured((before) => {
        const { size } = before;
        return size.width === width && size.height === height && before.clear === clear ? before : { size: { width, height }, clear };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return measured;
}
