// The focus of who plays by keys outlives the button that was pressed.
import { type Signal, signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { expect, it } from "vitest";
import { useFocusHeld } from "../../src/shell/focus_held";
import { draw, until } from "../draw";

function Box({ asked }: { readonly asked: Signal<boolean> }) {
  const box = useRef<HTMLElement>(null);
  useFocusHeld(box);
  return (
    <section ref={box} tabIndex={-1}>
      <div class="prompt-buttons">
        {asked.value && (
          <button type="button" class="button-wide">
            Snip
          </button>
        )}
      </div>
    </section>
  );
}

async function drawn() {
  const asked = signal(true);
  const page = await draw(<Box asked={asked} />);
  const button = () => page.querySelector("button");
  const turn = async (mine: boolean): Promise<void> => {
    asked.value = mine;
    await until(() => (button() !== null) === mine);
  };
  button()!.focus();
  return { page, button, turn };
}

it("waits on the box, and comes back with the next question", async () => {
  const { page, button, turn } = await drawn();
  button()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));

  await turn(false);
  expect(document.activeElement).toBe(page.querySelector("section"));
  await turn(true);
  expect(document.activeElement).toBe(button());
});

it("is nobody's business who points", async () => {
  const { button, turn } = await drawn();
  button()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  button()!.dispatchEvent(new Event("pointerdown", { bubbles: true }));

  await turn(false);
  expect(document.activeElement).toBe(document.body);
});
