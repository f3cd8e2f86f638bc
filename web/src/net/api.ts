// The HTTP side of the server: one function per route, typed by the Python schemas.
import { goElsewhere } from "./elsewhere";
import { withKey } from "./guest_key";
import type {
  Address,
  Briefed,
  ChapterRecord,
  DeviceCode,
  GameCard,
  Made,
  Me,
  Moderate,
  NewTable,
  NextGame,
  Opened,
  OpenTable,
  Profile,
  Refusal,
  Replay,
  Review,
  RollOdds,
  SeatRef,
  SeriesGame,
  Start,
  TableCard,
  TableSettings,
  TableTempo,
  TakeSeat,
} from "./wire.gen";

/** Nothing changed; `code` says why. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

export function call(method: Method, path: string, body?: string | object, signal?: AbortSignal): Promise<Response> {
  const send = (): Promise<Response> => sent(method, path, body, signal);
  return method === "GET" && !path.startsWith("/me") ? send() : withKey(send);
}

async function sent(method: Method, path: string, body?: string | object, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new ApiError(0, "offline", "the server cannot be reached");
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  if (refusal?.address != null) goElsewhere(refusal.address);
  throw new ApiError(answer.status, refusal?.code ?? "unknown", refusal?.text ?? answer.statusText);
}

export async function ask<T>(method: Method, path: string, body?: string | object): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

async function tell(method: Method, path: string, body?: object): Promise<void> {
  await call(method, path, body);
}

const seatPath = (table: string, seat: number): string => `/tables/${table}/seats/${seat}`;

export const api = {
  games: () => ask<readonly GameCard[]>("GET", "/games"),
  ledger: async (game: string) => (await call("GET", `/games/${game}/ledger`)).text(),
  address: () => ask<Address>("GET", "/address"),
  me: () => ask<Me>("GET", "/me"),
  chapters: (game: string) => ask<readonly ChapterRecord[]>("GET", `/me/chapters/${game}`),
  setMe: (profile: Profile) => tell("PUT", "/me", profile),
  forgetMe: () => tell("DELETE", "/me"),
  openTables: () => ask<readonly OpenTable[]>("GET", "/tables"),
  createTable: (table: NewTable) => ask<Made>("POST", "/tables", table),
  join: (code: string) => ask<Opened>("POST", "/join", { code }),
  table: (table: string) => ask<TableCard>("GET", `/tables/${table}`),
  sit: (table: string, seat: TakeSeat) => ask<SeatRef>("POST", `/tables/${table}/seats`, seat),
  addEntropy: (table: string, seat: number, entropy: string) => tell("PUT", `${seatPath(table, seat)}/entropy`, { entropy }),
  leave: (table: string, seat: number) => tell("DELETE", seatPath(table, seat)),
  addBot: (table: string, seat: number, level: string) => tell("PUT", `${seatPath(table, seat)}/bot`, { level }),
  removeBot: (table: string, seat: number) => tell("DELETE", `${seatPath(table, seat)}/bot`),
  mute: (table: string, seat: number, muted: boolean) => tell("PUT", `${seatPath(table, seat)}/mute`, { muted }),
  deviceCode: (table: string, seat: number) => ask<DeviceCode>("POST", `${seatPath(table, seat)}/device`),
  moderatorCode: (table: string) => ask<DeviceCode>("POST", `/tables/${table}/moderator/device`),
  moveHere: (table: string, code: string) => ask<SeatRef>("POST", `/tables/${table}/device`, { code }),
  settings: (table: string, settings: TableSettings) => tell("PUT", `/tables/${table}/settings`, settings),
  /** Held: nothing happens until the host goes on. */
  start: (table: string, wish: Start, held = false) => tell("POST", `/tables/${table}/start${held ? "?held=true" : ""}`, wish),
  pause: (table: string) => tell("POST", `/tables/${table}/pause`),
  resume: (table: string) => tell("POST", `/tables/${table}/resume`),
  hurry: (table: string) => tell("POST", `/tables/${table}/hurry`),
  tempo: (table: string, tempo: TableTempo["tempo"]) => tell("PUT", `/tables/${table}/tempo`, { tempo }),
  go: (table: string, ends: string) => tell("POST", `/tables/${table}/go`, { ends }),
  moderate: (table: string, wish: Moderate) => tell("PUT", `/tables/${table}/moderator`, wish),
  stopModerating: (table: string) => tell("DELETE", `/tables/${table}/moderator`),
  rematch: (table: string, wish: NextGame) => ask<Made>("POST", `/tables/${table}/rematch`, wish),
  following: (table: string, code: string) => ask<Made>("POST", `/tables/${table}/next`, { code }),
  series: (table: string) => ask<readonly SeriesGame[]>("GET", `/tables/${table}/series`),
  briefing: (table: string) => ask<Briefed | null>("GET", `/tables/${table}/briefing`),
  close: (table: string) => tell("POST", `/tables/${table}/close`),
  recording: async (table: string) => (await call("GET", `/tables/${table}/recording`)).text(),
  recordingPath: (table: string) => `/api/tables/${table}/recording`,
  odds: (table: string) => ask<RollOdds>("GET", `/tables/${table}/odds`),
  replay: (table: string, viewer: number) => ask<Replay>("GET", `/tables/${table}/replay?seat=${viewer}`),
  review: (table: string, seat: number) => ask<Review>("GET", `/tables/${table}/review?seat=${seat}`),
  replayFile: (recording: string, viewer: number) => ask<Replay>("POST", `/replay?seat=${viewer}`, recording),
};
