// A piece explains itself when it is held, rested on or asked for by key; a plain tap does what it always does.
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type AskedPiece, useAskedPiece } from "../../src/shell/asked_piece";
import { draw, press } from "../draw";

let taps: string[] = [];
let asked: AskedPiece | null = null;

function Table() {
  const [wanted] = useAskedPiece((piece) => piece !== "mute" && piece !== "board");
  asked = wanted;
  return (
    <div data-piece="board">
      {["wire", "mute"].map((piece) => (
        <button key={piece} type="button" data-piece={piece} onClick={() => taps.push(piece)}>
          {piece}
        </button>
      ))}
      <div class="explain">card</div>
    </div>
  );
}

const piece = (name: string): Element => document.querySelector(`[data-piece="${name}"]`)!;
const point = (on: Element, type: string, more: PointerEventInit = {}): Promise<void> =>
  act(() => void on.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, ...more })));
const wait = (ms: number): Promise<void> => act(() => void vi.advanceTimersByTime(ms));

async function hold(name: string, ms: number): Promise<void> {
  await point(piece(name), "pointerdown");
  await wait(ms);
  await point(piece(name), "pointerup");
  await point(piece(name), "click");
}

beforeEach(async () => {
  vi.useFakeTimers();
  taps = [];
  await draw(<Table />);
});
afterEach(() => {
  vi.useRealTimers();
});

it("explains what is held, and does not tap it as well", async () => {
  await hold("wire", 350);
  expect(asked).toMatchObject({ piece: "wire", pinned: true });
  expect(taps).toEqual([]);
});

it("leaves a tap a tap, and the holds of what is mute", async () => {
  await hold("wire", 349);
  await hold("mute", 900);
  expect(asked).toBeNull();
  expect(taps).toEqual(["wire", "mute"]);
});

it("forgets a finger that moves away", async () => {
  await point(piece("wire"), "pointerdown", { clientX: 5, clientY: 5 });
  await point(piece("wire"), "pointermove", { clientX: 5, clientY: 20 });
  await wait(400);
  expect(asked).toBeNull();
});

it("closes by a tap elsewhere, which is still a tap; not by one on the card", async () => {
  await hold("wire", 350);
  await point(document.querySelector(".explain")!, "pointerdown");
  expect(asked).not.toBeNull();
  await hold("mute", 10);
  expect(asked).toBeNull();
  expect(taps).toEqual(["mute"]);
});

it("explains what a mouse rests on, and closes when it leaves; where one may pick only after a second", async () => {
  await point(piece("wire"), "pointerover", { pointerType: "mouse" });
  await wait(999);
  expect(asked).toBeNull();
  await wait(1);
  expect(asked).toMatchObject({ piece: "wire", pinned: false });
  await point(document.body, "pointerover", { pointerType: "mouse" });
  expect(asked).toBeNull();
});

it("explains the focus by I, and closes by Escape before anything is taken back", async () => {
  const heard = vi.fn();
  document.addEventListener("keydown", heard);
  await press(piece("wire"), "i");
  await wait(0);
  expect(asked).toMatchObject({ piece: "wire", pinned: true });
  heard.mockClear();
  await press(piece("wire"), "Escape");
  expect(asked).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener("keydown", heard);
});
