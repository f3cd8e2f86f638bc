// The connection to the server: one socket for one table that pings, notices silence, reconnects by itself and knows the server's clock.
import { signal } from "@preact/signals";
import { goElsewhere } from "./elsewhere";
import type { FromClient, FromServer } from "./wire.gen";

export const PING_MS = 2_500;
export const SILENCE_MS = 9_000;
const GRAIN_MS = 2; // of two clocks that tell whole milliseconds
export const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 15_000;

export type ConnectionState = "opening" | "open" | "lost";

/** What a connection needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { readonly data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Talks to a table over the connection: greets whenever it opens, and hears every message. */
export interface Subscriber {
  readonly table: string;
  greet(): void;
  hear(message: FromServer): void;
}

export class Connection {
  readonly state = signal<ConnectionState>("opening");
  readonly retryAt = signal(0); // milliseconds of our own clock
  private table = ""; // the one the socket is for
  private socket: Socket | null = null;
  private readonly subscribers = new Set<Subscriber>();
  private offset = 0; // how far the server's clock is ahead of ours
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

  join(subscriber: Subscriber): void {
    this.subscribers.add(subscriber);
    if (subscriber.table !== this.table) this.turnTo(subscriber.table);
    else if (this.socket === null && this.retry === undefined) this.open();
    else if (this.state.value === "open") subscriber.greet();
  }

  leave(subscriber: Subscriber): void {
    this.subscribers.delete(subscriber);
    const [other] = this.subscribers;
    if (other === undefined) this.shut();
    else if (other.table !== this.table) this.turnTo(other.table);
  }

  /** Sends while the connection is open; what must arrive is repeated by the subscriber when it greets again. */
  send(message: FromClient): void {
    if (this.state.value === "open") this.socket?.send(JSON.stringify(message));
  }

  /** Reconnects at once, even where the connection only seems to be open: what has not been answered is sent again. */
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
    for (const subscriber of this.subscribers) subscriber.greet();
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
    if (message.type === "Notice" && message.address !== null) goElsewhere(message.address);
    if (message.type === "Pong") this.setClock(message.t, message.now);
    else for (const subscriber of this.subscribers) subscriber.hear(message);
  }

  /** The quickest round trip tells the server's time best, until a clock is set: then the trips contradict each other. */
  private setClock(sent: number, now: number): void {
    const trip = Date.now() - sent;
    const offset = now + trip / 2 - Date.now();
    const isSet = Math.abs(offset - this.offset) > (trip + this.bestTrip) / 2 + GRAIN_MS;
    if (trip > this.bestTrip && !isSet) return;
    this.bestTrip = trip;
    this.offset = offset;
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

/** The page's one connection. */
export const connection = new Connection(browserSocket);
if (typeof window !== "undefined") window.addEventListener("online", () => connection.state.value === "lost" && connection.retryNow());
