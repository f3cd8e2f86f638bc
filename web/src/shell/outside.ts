// Where others reach this server: the address of the page, unless that leads back to the computer of whoever opens it.
import { signal } from "@preact/signals";
import { api } from "../net/api";

/** What every link that is handed on begins with. */
export const outside = signal(location.origin);

/** Whether only this very machine can open such a link. */
export const onlyHere = (): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(outside.value).hostname);

export const outsideHost = (): string => new URL(outside.value).host;

/** Ask the server for its address in the network; the page keeps its own where there is none. */
export async function learnOutside(): Promise<void> {
  if (!onlyHere()) return;
  const { url } = await api.address().catch(() => ({ url: null }));
  if (url !== null) outside.value = new URL(url).origin;
}
