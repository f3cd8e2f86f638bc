// Which page the address names, and how to go to another without loading anew.
import { signal } from "@preact/signals";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "map"; game: string }
  | { page: "box"; game: string; number: number }
  | { page: "table"; table: string }
  | { page: "tv"; table: string }
  | { page: "replay"; table: string | null }
  | { page: "review"; table: string }
  | { page: "rules"; game: string | null }
  | { page: "about" }
  | { page: "kit" }
  | { page: "arenas" }
  | { page: "party" }
  | { page: "lost" };

interface Place {
  path: string;
  search: string;
  hash: string;
}

const here = (): Place => ({ path: location.pathname, search: location.search, hash: location.hash });

/** The address on the screen. */
export const place = signal<Place>(here());

const GAME = "[a-z][a-z0-9_]*";
const TABLE = "[a-z0-9]+";
const PATTERNS: readonly [RegExp, (found: string | undefined) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [new RegExp(`^/new/(${GAME})$`), (game) => ({ page: "new", game: game! })],
  [new RegExp(`^/map/(${GAME})$`), (game) => ({ page: "map", game: game! })],
  [new RegExp(`^/map/(${GAME}/box/[1-9])$`), (found) => boxOf(found!)],
  [new RegExp(`^/t/(${TABLE})$`), (table) => ({ page: "table", table: table! })],
  [new RegExp(`^/tv/(${TABLE})$`), (table) => ({ page: "tv", table: table! })],
  [new RegExp(`^/replay(?:/(${TABLE}))?$`), (table) => ({ page: "replay", table: table ?? null })],
  [new RegExp(`^/review/(${TABLE})$`), (table) => ({ page: "review", table: table! })],
  [new RegExp(`^/rules(?:/(${GAME}))?$`), (game) => ({ page: "rules", game: game ?? null })],
  [/^\/about$/, () => ({ page: "about" })],
  [/^\/kit$/, () => ({ page: "kit" })],
  [/^\/arenas$/, () => ({ page: "arenas" })],
  [/^\/party$/, () => ({ page: "party" })],
];

/** Where a box of a campaign opens. */
export const boxPath = (game: string, number: number): string => `/map/${game}/box/${number}`;

function boxOf(path: string): Route {
  const [game = "", , number] = path.split("/");
  return { page: "box", game, number: Number(number) };
}

export function routeOf(path: string): Route {
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return make(found[1]);
  }
  return { page: "lost" };
}

/** Pages seen in this visit, the newest last. */
const trail: string[] = [];

/** The last page seen that is not under this path; the home page when there is none. */
export function cameFrom(path: string): string {
  return [...trail].reverse().find((seen) => !seen.startsWith(path)) ?? "/";
}

export function navigate(to: string, how: { replace?: boolean } = {}): void {
  trail.push(location.pathname + location.search + location.hash);
  history[how.replace ? "replaceState" : "pushState"](null, "", to);
  place.value = here();
}

/** Lets links inside the page and the browser's arrows turn pages without loading. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    place.value = here();
  });
  document.addEventListener("click", (event) => {
    const to = innerLink(event);
    if (to === null) return;
    event.preventDefault();
    navigate(to);
  });
}

const SERVED = ["/api/", "/licences/", "/metrics", "/healthz", "/readyz"];

function innerLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || SERVED.some((path) => link.pathname.startsWith(path))) return null;
  return link.pathname + link.search + link.hash;
}
