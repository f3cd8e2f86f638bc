// Tags on pieces, and all the chances of the one that was tapped.
import { expect, it } from "vitest";
import { Chances, type Marked } from "../../src/kit";
import { click, draw } from "../draw";

const marked: readonly Marked[] = [
  {
    piece: "wire-1",
    shares: [
      { label: "red", ink: "red", share: 0.25 },
      { label: "blue", ink: "blue", share: 0.75 },
    ],
  },
  { piece: "wire-2", shares: [{ label: "7", share: 1 }] },
  { piece: "wire-9", shares: [{ label: "7", share: 1 }] },
];

async function table(): Promise<HTMLElement> {
  document.elementsFromPoint = () => [...document.querySelectorAll("[data-piece]")];
  return draw(
    <>
      <button type="button" data-piece="wire-1" aria-label="Bea, wire b" />
      <button type="button" data-piece="wire-2" aria-label="Bea, wire c" />
      <Chances marked={marked} label="What covered pieces may be" />
    </>,
  );
}

const piece = (page: HTMLElement, number: number) => page.querySelector(`[data-piece="wire-${number}"]`);

it("every piece on the page has a tag with its first chance, and what is not there has none", async () => {
  const page = await table();
  expect([...page.querySelectorAll(".chance-tag")].map((tag) => tag.getAttribute("aria-label"))).toEqual([
    "Bea, wire b: red 25 %",
    "Bea, wire c: 7 100 %",
  ]);
  expect(page.querySelector(".chance-list")).toBeNull();
});

it("what has no ink is shown by its picture, and by its word where it has none", async () => {
  document.elementsFromPoint = () => [...document.querySelectorAll("[data-piece]")];
  const shares = (more: object) => [{ label: "explosive", share: 1, ...more }];
  const page = await draw(
    <>
      <button type="button" data-piece="a" />
      <button type="button" data-piece="b" />
      <Chances
        marked={[
          { piece: "a", shares: shares({ sign: <svg class="sign" /> }) },
          { piece: "b", shares: shares({}) },
        ]}
        label="Chances"
      />
    </>,
  );
  expect([...page.querySelectorAll(".chance-tag")].map((tag) => tag.textContent)).toEqual(["100 %", "explosive100 %"]);
  expect([...page.querySelectorAll(".chance-tag")].map((tag) => tag.querySelector(".sign") !== null)).toEqual([true, false]);
  expect(page.querySelector(".chance-tag")?.getAttribute("aria-label")).toContain("explosive 100 %");
});

it("a tap on a piece opens all its chances, the likeliest first; another tap closes them", async () => {
  const page = await table();
  await click(piece(page, 1));
  expect([...page.querySelectorAll(".chance-list li")].map((line) => line.textContent)).toEqual(["blue75 %", "red25 %"]);
  await click(piece(page, 2));
  expect([...page.querySelectorAll(".chance-list li")].map((line) => line.textContent)).toEqual(["7100 %"]);
  await click(piece(page, 2));
  expect(page.querySelector(".chance-list")).toBeNull();
});
