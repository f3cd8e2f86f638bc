// The clock of a table: it runs with the server's time, and stands in a pause from where the server told it.
import { expect, it, vi } from "vitest";
import { clockFace, useNow, useTimeLeft } from "../../src/shell/clock";
import type { Connection } from "../../src/net/connection";
import type { Update } from "../../src/net/table_store";
import { draw } from "../draw";

const updateAt = (n: number, ends_at: number) =>
  ({ n, timers: [{ name: "round", key: 1, ends_at }], view: { timers: [{ name: "round", key: 1, ms: 60_000 }] } }) as unknown as Update;

it("stands while the game is paused, and goes on from there", async () => {
  const now = vi.fn(() => 0);
  const connection = { now } as unknown as Connection;
  const Face = ({ update, paused }: { readonly update: Update; readonly paused: boolean; readonly at: number }) => {
    const left = useTimeLeft(update, useNow(update, connection, paused));
    return <p>{left === null ? "" : clockFace(left.ms)}</p>;
  };
  const shown = async (at: number, update: Update, paused: boolean): Promise<string | null> => {
    now.mockReturnValue(at);
    return (await draw(<Face update={update} paused={paused} at={at} />)).textContent;
  };
  const running = updateAt(1, 60_000);
  expect(await shown(0, running, false)).toBe("1:00");
  expect(await shown(10_000, running, false)).toBe("0:50");
  const paused = updateAt(2, 60_000); // tells of the pause
  expect(await shown(10_000, paused, true)).toBe("0:50");
  expect(await shown(35_000, paused, true)).toBe("0:50");
  const resumed = updateAt(3, 85_000);
  expect(await shown(35_000, resumed, false)).toBe("0:50");
  expect(await shown(36_000, resumed, false)).toBe("0:49");
});
