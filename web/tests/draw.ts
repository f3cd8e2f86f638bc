// Draws components into the page and waits until their signals have settled.
import { render, type ComponentChild } from "preact";
import { act } from "preact/test-utils";
import { afterEach, vi } from "vitest";

let root: HTMLElement | null = null;

afterEach(async () => {
  await act(() => {
    if (root) render(null, root);
  });
  root?.remove();
  root = null;
});

export async function draw(node: ComponentChild): Promise<HTMLElement> {
  root ??= document.body.appendChild(document.createElement("div"));
  const into = root;
  await act(() => render(node, into));
  return into;
}

/** Draws, and once more when the parts that are fetched have come. */
export async function drawWhole(node: ComponentChild): Promise<HTMLElement> {
  const page = await draw(node);
  await vi.dynamicImportSettled();
  await act(async () => undefined);
  return page;
}

export async function click(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof Element)) throw new Error("there is nothing to click");
  await act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 })));
}

export async function press(element: Element | null | undefined, key: string): Promise<void> {
  if (!(element instanceof Element)) throw new Error("there is nothing that hears keys");
  await act(() => void element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
}

/** Waits for a condition, patiently: a busy machine is not a failure. */
export async function until(condition: () => unknown): Promise<void> {
  await vi.waitUntil(condition, { timeout: 15_000, interval: 5 });
}
