// The line to the server: one socket for one table that pings, gives up in time, comes back by itself and knows the server's clock.
import { signal } from "@preact/signals";
import type { FromClient, FromServer } from "./wire.gen";

export const PING_MS = 2_500;
export const SILENCE_MS = 9_000;
export const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 15_000;

export type LineState = "opening" | "open" | "lost";

/** What the line needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { readonly data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Somebody who talks over the line to a table: greets after every opening, and hears everything. */
export interface Party {
  readonly table: string;
  greet(): void;
  hear(message: FromServer): void;
}

export class Line {
  readonly state = signal<LineState>("opening");
  readonly retryAt = signal(0); // milliseconds of our own clock
  private table = ""; // that the socket is for
  private socket: Socket | null = null;
  private readonly parties = new Set<Party>();
  private offset = 0; // what our clock lacks to the server's
  private bestTrip = Infinity;
  private failures = 0;
  private heardAt = 0;
  private pings: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly connect: (table: string) => Socket) {}

  /** The server's time in milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  join(party: Party): void {
    this.parties.add(party);
    if (party.table !== this.table) this.turnTo(party.table);
    else if (this.socket === null && this.retry === undefined) this.open();
    else if (this.state.value === "open") party.greet();
  }

  leave(party: Party): void {
    this.parties.delete(party);
    const [other] = this.parties;
    if (other === undefined) this.shut();
    else if (other.table !== this.table) this.turnTo(other.table);
  }

  /** Sends when the line is open; what must arrive is repeated by its party's next greeting. */
  send(message: FromClient): void {
    if (this.state.value === "open") this.socket?.send(JSON.stringify(message));
  }

  /** Also where the line only seems to be open: what has not been answered is sent again. */
  retryNow(): void {
    this.drop();
    this.state.value = "opening";
    this.open();
  }

  private turnTo(table: string): void {
    this.table = table;
    this.retryNow();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    const socket = this.connect(this.table);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => this.opened();
    socket.onclose = () => this.lost();
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data) as FromServer);
    this.pings = setInterval(() => this.beat(), PING_MS);
  }

  private opened(): void {
    this.failures = 0;
    this.bestTrip = Infinity;
    this.heardAt = Date.now();
    this.state.value = "open";
    this.ping();
    for (const party of this.parties) party.greet();
  }

  private beat(): void {
    if (Date.now() - this.heardAt >= SILENCE_MS) this.lost();
    else this.ping();
  }

  private ping(): void {
    this.send({ type: "Ping", t: Date.now() });
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === "Pong") this.setClock(message.t, message.now);
    else for (const party of this.parties) party.hear(message);
  }

  /** The quickest round trip tells the server's time best. */
  private setClock(sent: number, now: number): void {
    const trip = Date.now() - sent;
    if (trip > this.bestTrip) return;
    this.bestTrip = trip;
    this.offset = now + trip / 2 - Date.now();
  }

  private lost(): void {
    this.drop();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.state.value = "lost";
    this.retryAt.value = Date.now() + wait;
    this.retry = setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    clearInterval(this.pings);
    clearTimeout(this.retry);
    this.retry = undefined;
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  private shut(): void {
    this.drop();
    this.state.value = "opening";
  }
}

function browserSocket(table: string): Socket {
  const secure = location.protocol === "https:";
  return new WebSocket(`${secure ? "wss" : "ws"}://${location.host}/ws/${table}`) as Socket;
}

/** The page's one line. */
export const line = new Line(browserSocket);
if (typeof window !== "undefined") window.addEventListener("online", () => line.state.value === "lost" && line.retryNow());
