// The server's side of the arena editor: shipped arenas, what is wrong with a new one, games between bots in it.
import { ask, call } from "./api";
import type { ArenaCard, ArenaReport, Estimate } from "./wire.gen";

export const shippedArenas = (): Promise<readonly ArenaCard[]> => ask<readonly ArenaCard[]>("GET", "/arenas");

export const checkArena = (text: string): Promise<ArenaReport> => ask<ArenaReport>("POST", "/arenas/check", { text });

/** One estimate after the other, each knowing more; the signal hangs up. */
export async function* estimateArena(text: string, games: number, signal: AbortSignal): AsyncGenerator<Estimate> {
  const answer = await call("POST", "/arenas/estimate", { text, games }, signal);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as Estimate;
  }
}
