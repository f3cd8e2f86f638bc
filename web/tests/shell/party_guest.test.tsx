// A guest of a party night gets a face that nobody at the table wears, however many they are.
import { beforeEach, expect, it } from "vitest";
import { FACES_OF_PEOPLE } from "../../src/kit/face_looks";
import type { TableCard } from "../../src/net/wire.gen";
import { PartyGuest } from "../../src/shell/party_guest";
import { addWords, setLanguage } from "../../src/words";
import { draw } from "../draw";
import { tableOf } from "../games/told";

const wearing = (faces: readonly number[]): TableCard => {
  const table = tableOf("two_rooms", { phase: "gathering" });
  const [seat] = table.seats;
  const taken = faces.map((face, at) => ({ ...seat!, seat: at, kind: "person" as const, you: false, face }));
  return { ...table, seats: [...taken, { ...seat!, seat: taken.length, kind: "open" as const, you: false }] };
};

const chosenFace = async (faces: readonly number[]): Promise<number> => {
  const page = await draw(<PartyGuest card={wearing(faces)} code={null} onSeat={() => undefined} />);
  return Number(/\d+/.exec(page.querySelector(".party-face [aria-pressed=true]")!.getAttribute("aria-label")!)) - 1;
};

beforeEach(async () => {
  await setLanguage("en");
  await addWords("party");
});

it("is one of the usual faces while there is one", async () => {
  const others = Array.from({ length: FACES_OF_PEOPLE }, (_, face) => face).filter((face) => face !== 4);
  expect(await chosenFace(others)).toBe(4);
});

it("is another look where all of them are worn", async () => {
  const everybody = Array.from({ length: 29 }, (_, face) => face);
  expect(await chosenFace(everybody)).toBe(29);
});
