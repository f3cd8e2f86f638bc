// A replay that plays by itself: a link to a turn begins with that turn.
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import type { PastUpdate } from "../../src/net/replays";
import { pastTurns, turnAt } from "../../src/shell/past_turns";
import { usePlayback } from "../../src/shell/use_playback";
import type { WatchedReplay } from "../../src/shell/use_replay";
import { draw } from "../draw";

const steps = [0, 1, 1, 2, 3].map((turn) => ({ turn, events: [{ type: "Cut" }] }) as unknown as PastUpdate);
const turns = pastTurns(steps);

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

async function watched(search: string, at: number) {
  history.replaceState(null, "", `/replay/abc${search}`);
  vi.useFakeTimers();
  const go = vi.fn();
  const given = { replay: { steps }, at, last: 4, go, turns, now: turnAt(turns, at), stepTurn: vi.fn() } as unknown as WatchedReplay;
  function Player() {
    usePlayback(given);
    return null;
  }
  await draw(<Player />);
  return { go, pass: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)) };
}

it("shows at once the turn that it was opened for", async () => {
  const { go, pass } = await watched("?at=2&as=0&play", 2);
  await pass(0);
  expect(go).toHaveBeenCalledWith(3);
});

it("stands still where nobody wanted it to play", async () => {
  const { go, pass } = await watched("?at=2&as=0", 2);
  await pass(10_000);
  expect(go).not.toHaveBeenCalled();
});
