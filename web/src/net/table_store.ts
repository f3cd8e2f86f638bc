// What this browser knows of one table: its card, and one seen game per viewer it looks through.
import { signal } from "@preact/signals";
import type { Line, Party } from "./line";
import { randomHex } from "./random";
import type { Ack, Act, Action, Advice, Event, FromServer, Full, Notice, Refused, Said, Step, TableCard } from "./wire.gen";

const LOG_LENGTH = 200;
const REPEAT_MS = 1_000; // after the server said that it reads no more for now

/** What one viewer knows and may do after something happened; what it noticed is told apart from it. */
export type Update = Omit<Step, "type" | "table" | "seat" | "events">;

export type Happening = (events: readonly Event[], update: Update) => void;

/** A table through the eyes of one viewer: a seat of mine, the public, an audience. */
export class Eyes {
  readonly update = signal<Update | null>(null);
  readonly log = signal<readonly Event[]>([]);
  readonly chat = signal<readonly Said[]>([]);
  readonly marks = signal("");
  readonly pending = signal<Act | null>(null);
  /** What follows the pending action, once that is acknowledged. */
  next: readonly Action[] = [];
  readonly refused = signal<Refused | null>(null);
  /** What the adviser said of this very update, and whether it is being asked. */
  readonly advice = signal<Advice | null>(null);
  readonly asking = signal(false);
  readonly happenings = new Set<Happening>();

  constructor(readonly viewer: number) {}

  see(message: Full | Step): void {
    const { n, at, view, offers, channels, timers } = message;
    const before = this.update.value;
    if (message.type === "Step" && before !== null && n <= before.n) return;
    const update = { n, at, view, offers, channels, timers };
    if (message.type === "Full") {
      this.log.value = message.log;
      this.chat.value = message.chat;
      this.marks.value = message.marks;
    } else {
      this.log.value = [...this.log.value, ...message.events].slice(-LOG_LENGTH);
    }
    if (before === null || n !== before.n) this.advice.value = null;
    this.update.value = update;
    if (message.type === "Step") for (const tell of this.happenings) tell(message.events, update);
  }

  settle(id: string, refused: Refused | null): void {
    if (this.pending.value?.id === id) this.pending.value = null;
    if (refused === null) return;
    this.refused.value = refused;
    this.next = [];
  }

  /** Advice about an update that is over helps nobody; whether it was waited for and is still wanted. */
  heed(advice: Advice): boolean {
    const wanted = this.asking.value && advice.n !== this.update.value?.n;
    this.asking.value = false;
    if (advice.n === this.update.value?.n) this.advice.value = advice;
    return wanted;
  }

  hear(said: Said): void {
    if (!this.chat.value.some((line) => line.id === said.id)) this.chat.value = [...this.chat.value, said];
  }
}

export class TableStore implements Party {
  readonly card = signal<TableCard | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** That a seat of mine is mine no longer, for as long as this table is open. */
  readonly lost = signal<Notice | null>(null);
  private readonly eyes = new Map<number, Eyes>();

  constructor(
    readonly table: string,
    readonly line: Line,
    private readonly newId: () => string = () => randomHex(12),
  ) {}

  open(): void {
    this.line.join(this);
  }

  close(): void {
    for (const viewer of this.eyes.keys()) this.line.send({ type: "Goodbye", table: this.table, seat: viewer });
    this.line.leave(this);
  }

  /** Looks through a viewer's eyes from now on. */
  look(viewer: number): Eyes {
    const known = this.eyes.get(viewer);
    if (known !== undefined) return known;
    const eyes = new Eyes(viewer);
    this.eyes.set(viewer, eyes);
    this.hello(eyes);
    return eyes;
  }

  lookAway(viewer: number): void {
    if (this.eyes.delete(viewer)) this.line.send({ type: "Goodbye", table: this.table, seat: viewer });
  }

  /** Asks again for what has not come yet, e.g. because the game had not begun. */
  wake(): void {
    for (const eyes of this.eyes.values()) if (eyes.update.value === null) this.hello(eyes);
  }

  viewers(): readonly number[] {
    return [...this.eyes.keys()];
  }

  /** Sends an action, and again after every reconnect until the server has answered; then what follows it. One at a time for each seat. */
  act(seat: number, action: Action, then: readonly Action[] = []): void {
    const eyes = this.look(seat);
    const update = eyes.update.value;
    if (update === null || eyes.pending.value !== null) return;
    eyes.next = then;
    const act: Act = { type: "Act", table: this.table, seat, id: this.newId(), seen: update.n, action };
    eyes.refused.value = null;
    eyes.pending.value = act;
    this.line.send(act);
  }

  say(seat: number, channel: string, text: string): void {
    this.line.send({ type: "Say", table: this.table, seat, channel, text });
  }

  /** Asks for a hint; the answer comes to this seat alone. */
  advise(seat: number): void {
    this.look(seat).asking.value = true;
    this.line.send({ type: "Advise", table: this.table, seat });
  }

  mark(seat: number, marks: string): void {
    this.look(seat).marks.value = marks;
    this.line.send({ type: "Mark", table: this.table, seat, marks });
  }

  greet(): void {
    this.notice.value = null;
    for (const eyes of this.eyes.values()) {
      this.hello(eyes);
      eyes.asking.value = false;
      if (eyes.pending.value !== null) this.line.send(eyes.pending.value);
    }
  }

  hear(message: FromServer): void {
    if (message.type === "Pong") return;
    if (message.type === "Notice") this.note(message);
    else if (message.table !== this.table) return;
    else if (message.type === "Card") this.card.value = message.card;
    else this.hearFor(message);
  }

  /** A notice about one of my viewers ends what it wanted; one about the line may mean that something was not read. */
  private note(notice: Notice): void {
    if (notice.table !== null && notice.table !== this.table) return;
    this.notice.value = notice;
    if (notice.code === "seat_lost") this.lost.value = notice;
    const eyes = notice.seat === null ? undefined : this.eyes.get(notice.seat);
    if (eyes !== undefined) eyes.asking.value = false;
    if (eyes !== undefined && notice.code !== "no_advice") {
      eyes.pending.value = null;
      eyes.next = [];
    }
    if (notice.code === "too_many" && notice.table === null) setTimeout(() => this.repeat(), REPEAT_MS);
  }

  private repeat(): void {
    for (const { pending } of this.eyes.values()) if (pending.value !== null) this.line.send(pending.value);
  }

  private hearFor(message: Exclude<FromServer, { type: "Pong" | "Card" | "Notice" }>): void {
    const eyes = this.eyes.get(message.seat);
    if (eyes === undefined) return;
    if (message.type === "Full" || message.type === "Step") eyes.see(message);
    else if (message.type === "Heard") eyes.hear(message.said);
    else if (message.type === "Advice" && eyes.heed(message)) this.advise(eyes.viewer);
    else if (message.type === "Ack" || message.type === "Refused") this.settle(eyes, message);
  }

  private settle(eyes: Eyes, answer: Ack | Refused): void {
    eyes.settle(answer.id, answer.type === "Refused" ? answer : null);
    const [action, ...then] = eyes.next;
    if (action !== undefined && eyes.pending.value === null) this.act(eyes.viewer, action, then);
  }

  private hello(eyes: Eyes): void {
    this.line.send({ type: "Hello", table: this.table, seat: eyes.viewer, seen: eyes.update.value?.n ?? 0 });
  }
}
