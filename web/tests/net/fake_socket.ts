// A server at the other end of the connection, played by the test.
import { Connection, type Socket } from "../../src/net/connection";
import type { FromClient, FromServer } from "../../src/net/wire.gen";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { readonly data: string }) => void) | null = null;
  readonly sent: FromClient[] = [];
  closed = false;

  constructor(readonly table: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  answer(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((message): message is Extract<FromClient, { type: T }> => message.type === type);
  }
}

export function fakeConnection(): { connection: Connection; sockets: FakeSocket[]; last: () => FakeSocket } {
  const sockets: FakeSocket[] = [];
  const connection = new Connection((table) => {
    const socket = new FakeSocket(table);
    sockets.push(socket);
    return socket;
  });
  return { connection, sockets, last: () => sockets.at(-1)! };
}
