// What this browser knows of one table: its card, and one seen game per viewer it looks through.
import { signal } from "@preact/signals";
import type { Connection, Subscriber } from "./connection";
import { randomHex } from "./random";
import type { Ack, Act, Action, Advice, Event, FromServer, Full, Notice, Refused, Said, Step, TableCard } from "./wire.gen";

const LOG_LENGTH = 200;
const REPEAT_MS = 1_000; // after the server said that it reads no more for now

/** What one viewer knows and may do after something happened; what it noticed is told apart from it. */
export type Update = Omit<Step, "type" | "table" | "seat" | "events" | "turns">;

export type UpdateListener = (events: readonly Event[], update: Update) => void;

/** A table through the eyes of one viewer: a seat of mine, the public, an audience. */
export class Perspective {
  readonly update = signal<Update | null>(null);
  readonly log = signal<readonly Event[]>([]);
  /** In which turn each event of the log happened; 0: in none. */
  readonly turns = signal<readonly number[]>([]);
  readonly chat = signal<readonly Said[]>([]);
  readonly marks = signal("");
  readonly pending = signal<Act | null>(null);
  /** What follows the pending action, once that is acknowledged. */
  next: readonly Action[] = [];
  readonly refused = signal<Refused | null>(null);
  /** What the adviser said of this very update, and whether it is being asked. */
  readonly advice = signal<Advice | null>(null);
  readonly asking = signal(false);
  readonly listeners = new Set<UpdateListener>();

  constructor(
    readonly viewer: number,
    /** What opens the screen of an audience. */
    readonly code: string | null = null,
  ) {}

  see(message: Full | Step): void {
    const { n, at, view, offers, channels, timers, tip } = message;
    const before = this.update.value;
    if (message.type === "Step" && before !== null && n <= before.n) return;
    const update = { n, at, view, offers, channels, timers, tip };
    if (message.type === "Full") {
      this.log.value = message.log;
      this.turns.value = message.turns;
      this.chat.value = message.chat;
      this.marks.value = message.marks;
    } else {
      this.log.value = [...this.log.value, ...message.events].slice(-LOG_LENGTH);
      this.turns.value = [...this.turns.value, ...message.turns].slice(-LOG_LENGTH);
    }
    if (before === null || n !== before.n) this.advice.value = null;
    this.update.value = update;
    if (message.type === "Step") for (const tell of this.listeners) tell(message.events, update);
  }

  settle(id: string, refused: Refused | null): void {
    if (this.pending.value?.id === id) this.pending.value = null;
    if (refused === null) return;
    this.refused.value = refused;
    this.next = [];
  }

  /** Advice about an update that is over helps nobody; whether there is something else to decide now, and so to ask again. */
  heed(advice: Advice): boolean {
    const now = this.update.value;
    const isOfNow = advice.n === now?.n;
    const wanted = this.asking.value && !isOfNow && now?.view.waiting_on.includes(this.viewer) === true;
    this.asking.value = false;
    if (isOfNow) this.advice.value = advice;
    return wanted;
  }

  hear(said: Said): void {
    if (!this.chat.value.some((line) => line.id === said.id)) this.chat.value = [...this.chat.value, said];
  }
}

export class TableStore implements Subscriber {
  readonly card = signal<TableCard | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** That a seat of mine is mine no longer, for as long as this table is open. */
  readonly lost = signal<Notice | null>(null);
  private readonly perspective = new Map<number, Perspective>();

  constructor(
    readonly table: string,
    readonly connection: Connection,
    private readonly newId: () => string = () => randomHex(12),
  ) {}

  open(): void {
    this.connection.join(this);
  }

  close(): void {
    for (const viewer of this.perspective.keys()) this.connection.send({ type: "Goodbye", table: this.table, seat: viewer });
    this.connection.leave(this);
  }

  /** Looks through a viewer's eyes from now on; a screen takes its code. */
  look(viewer: number, code: string | null = null): Perspective {
    const known = this.perspective.get(viewer);
    if (known !== undefined) return known;
    const perspective = new Perspective(viewer, code);
    this.perspective.set(viewer, perspective);
    this.hello(perspective);
    return perspective;
  }

  lookAway(viewer: number): void {
    if (this.perspective.delete(viewer)) this.connection.send({ type: "Goodbye", table: this.table, seat: viewer });
  }

  /** Asks again for what has not come yet, e.g. because the game had not begun. */
  wake(): void {
    for (const perspective of this.perspective.values()) if (perspective.update.value === null) this.hello(perspective);
  }

  viewers(): readonly number[] {
    return [...this.perspective.keys()];
  }

  /** Sends an action, and again after every reconnect until the server has answered; then what follows it. One at a time for each seat. */
  act(seat: number, action: Action, then: readonly Action[] = []): void {
    const perspective = this.look(seat);
    const update = perspective.update.value;
    if (update === null || perspective.pending.value !== null) return;
    perspective.next = then;
    const act: Act = { type: "Act", table: this.table, seat, id: this.newId(), seen: update.n, action };
    perspective.refused.value = null;
    perspective.pending.value = act;
    this.connection.send(act);
  }

  say(seat: number, channel: string, text: string): void {
    this.connection.send({ type: "Say", table: this.table, seat, channel, text });
  }

  /** Asks for a hint; the answer comes to this seat alone. After its first turn it costs a star. */
  advise(seat: number): void {
    this.look(seat).asking.value = true;
    this.connection.send({ type: "Advise", table: this.table, seat });
  }

  mark(seat: number, marks: string): void {
    this.look(seat).marks.value = marks;
    this.connection.send({ type: "Mark", table: this.table, seat, marks });
  }

  greet(): void {
    this.notice.value = null;
    for (const perspective of this.perspective.values()) {
      this.hello(perspective);
      perspective.asking.value = false;
      if (perspective.pending.value !== null) this.connection.send(perspective.pending.value);
    }
  }

  hear(message: FromServer): void {
    if (message.type === "Pong") return;
    if (message.type === "Notice") this.note(message);
    else if (message.table !== this.table) return;
    else if (message.type === "Card") this.card.value = message.card;
    else this.hearFor(message);
  }

  /** A notice about one of my viewers ends what it wanted; one about the connection may mean that something was not read. */
  private note(notice: Notice): void {
    if (notice.table !== null && notice.table !== this.table) return;
    this.notice.value = notice;
    if (notice.code === "seat_lost") this.lost.value = notice;
    const perspective = notice.seat === null ? undefined : this.perspective.get(notice.seat);
    if (perspective !== undefined) perspective.asking.value = false;
    if (perspective !== undefined && notice.code !== "no_advice") {
      perspective.pending.value = null;
      perspective.next = [];
    }
    if (notice.code === "too_many" && notice.table === null) setTimeout(() => this.repeat(), REPEAT_MS);
  }

  private repeat(): void {
    for (const { pending } of this.perspective.values()) if (pending.value !== null) this.connection.send(pending.value);
  }

  private hearFor(message: Exclude<FromServer, { type: "Pong" | "Card" | "Notice" }>): void {
    const perspective = this.perspective.get(message.seat);
    if (perspective === undefined) return;
    if (message.type === "Full" || message.type === "Step") perspective.see(message);
    else if (message.type === "Heard") perspective.hear(message.said);
    else if (message.type === "Advice" && perspective.heed(message)) this.advise(perspective.viewer);
    else if (message.type === "Ack" || message.type === "Refused") this.settle(perspective, message);
  }

  private settle(perspective: Perspective, answer: Ack | Refused): void {
    perspective.settle(answer.id, answer.type === "Refused" ? answer : null);
    const [action, ...then] = perspective.next;
    if (action !== undefined && perspective.pending.value === null) this.act(perspective.viewer, action, then);
  }

  private hello(perspective: Perspective): void {
    const { viewer, code, update } = perspective;
    this.connection.send({ type: "Hello", table: this.table, seat: viewer, seen: update.value?.n ?? 0, code });
  }
}
