// A column for everything that a piece may be, and small gauges on pieces.
import { expect, it } from "vitest";
import { Chances } from "../../src/kit/chances";
import { cellsOf } from "../../src/kit/gauge";
import { GaugeMarks } from "../../src/kit/gauge_marks";
import { draw } from "../draw";

it("every value has a column with its per cent; what cannot be has none, and is not said", async () => {
  const page = await draw(
    <Chances
      label="Bea, wire b may be"
      shares={[
        { label: "7", share: 0.25 },
        { label: "8", share: 0 },
        { label: "red", ink: "red", share: 0.75 },
        { label: "explosive", share: 0, sign: <svg class="sign" /> },
      ]}
    />,
  );
  expect(page.querySelector(".chances")?.getAttribute("aria-label")).toBe("Bea, wire b may be: red, 75 %; 7, 25 %");
  expect([...page.querySelectorAll(".chance")].map((column) => column.textContent)).toEqual(["257", "8", "75", ""]);
  expect(page.querySelectorAll(".sign")).toHaveLength(1);
});

it("three cells tell almost sure, likely and maybe, none less than that", () => {
  expect([1, 0.85, 0.845, 0.84, 0.6, 0.59, 0.3, 0.29, 0].map(cellsOf)).toEqual([3, 3, 3, 2, 2, 1, 1, 0, 0]);
});

it("marks every piece that is on the page with a gauge, without a word", async () => {
  document.elementsFromPoint = () => [...document.querySelectorAll("[data-piece]")];
  const marks = ["a", "b", "gone"].map((piece) => ({ piece, share: 0.7 }));
  const page = await draw(
    <>
      <button type="button" data-piece="a" />
      <button type="button" data-piece="b" />
      <GaugeMarks marks={marks} />
    </>,
  );
  expect([...page.querySelectorAll(".gauge-mark")].map((mark) => mark.querySelectorAll(".gauge-full").length)).toEqual([2, 2]);
  expect(page.querySelector(".gauge-marks")?.textContent).toBe("");
});
