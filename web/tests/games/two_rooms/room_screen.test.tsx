// Two Rooms on the wall of a room: the clock, what is going on, who leads, at whom hands point, who goes.
import { expect, it } from "vitest";
import RoomScreen from "../../../src/games/two_rooms/room_screen";
import { draw } from "../../draw";
import { type Given, roomView, scene } from "./drawn";

const WALL_A = -16;

const hang = (given: Given, clock: string | null, seconds: number | null) =>
  draw(<RoomScreen {...scene([], null, { own: null, ...given }, WALL_A)} clock={clock} share={0.7} seconds={seconds} />);

async function wall(given: Given = {}, clock: string | null = "2:14"): Promise<readonly (string | undefined)[]> {
  const page = await hang(given, clock, 134);
  return ["header", ".tr-screen-clock", ".tr-screen-hands", ".tr-screen-cards"].map((part) => page.querySelector(part)?.textContent.trim());
}

it("counts a round down, with the leader, the hands and what will be asked", async () => {
  expect(await wall()).toEqual(["Room ARound 1 of 3", "2:14", "Cleo", "LeaderBeaWhen the fuse is out, send1 hostage"]);
});

it("tells what goes on between rounds, and who goes once it is announced", async () => {
  const choosing = { phase: "select" as const, to_send: 2, rooms: roomView({ pointing: [] }) };
  expect(await wall(choosing)).toEqual(["Room AHostages are chosenRound 1 of 3", "2:14", "", "LeaderBeaNow choose2 hostages"]);
  const told = { ...choosing, rooms: roomView({ pointing: [], locked: true, hostages: [2, 3] }) };
  expect((await wall(told))[3]).toBe("LeaderBeaThey goCleo, Dario");
});

it("says it in the place of a clock that does not run", async () => {
  expect((await wall({ phase: "parley" }, null)).slice(0, 2)).toEqual(["Room ARound 1 of 3", "The leaders meet"]);
});

it("lets the room feel the last ten seconds of a round, and of nothing else", async () => {
  const lasts = async (given: Given, seconds: number): Promise<boolean> =>
    (await hang(given, "0:10", seconds)).querySelector(".tr-screen-last") !== null;
  expect(await lasts({}, 10)).toBe(true);
  expect([await lasts({}, 11), await lasts({ phase: "parley" }, 5)]).toEqual([false, false]);
});

it("says who places a bet, and asks for no hostages while they walk", async () => {
  const bet = await wall({ phase: "calls", waiting_on: [3] });
  expect(bet[0]).toContain("Dario places a bet");
  const walking = await wall({ phase: "walk", to_send: 1, rooms: roomView({ pointing: [], locked: false }) });
  expect(walking[3]).toBe("LeaderBea");
});
