// The screens that hang in the rooms of a game: their addresses. The code travels in the fragment, which browsers keep to themselves.
import { FIRST_AUDIENCE, PUBLIC } from "../net/wire.gen";
import { outside } from "./outside";

/** /tv/abc?wall=1#CODE is the screen of the game's first audience. */
export const wallPath = (table: string, viewer: number, code: string): string =>
  `/tv/${table}?wall=${FIRST_AUDIENCE + 1 - viewer}#${encodeURIComponent(code)}`;

export const wallLink = (table: string, viewer: number, code: string): string => outside.value + wallPath(table, viewer, code);

/** As whom the page of a screen looks on. */
export function viewerOfLink(): number {
  const wall = Number(new URLSearchParams(location.search).get("wall") ?? 0);
  return wall > 0 ? FIRST_AUDIENCE + 1 - wall : PUBLIC;
}
