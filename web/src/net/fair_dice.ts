// The dice of a fair deal, as table/fair.py and FairDice of core/dice.py have them. Loaded only when somebody checks a deal.
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** One of so many, all equally likely; or weights. */
export type Odds = number | readonly number[];

export const commitmentTo = (seed: Uint8Array): string => bytesToHex(hash("boomtable commitment", [seed]));

export const tableKey = (seed: Uint8Array, entropy: readonly Uint8Array[]): Uint8Array => hash("boomtable dice", [seed, ...entropy]);

/** Every part goes in with its length, so that no two lists of parts look alike. */
function hash(domain: string, parts: readonly Uint8Array[]): Uint8Array {
  const lengthed = [utf8ToBytes(domain), ...parts].flatMap((part) => [fourBytes(part.length), part]);
  return blake2b(concatBytes(...lengthed), { dkLen: 32 });
}

function fourBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length);
  return bytes;
}

/** What one entry of a table rolls; entry 0 is the setup. */
export class FairDice {
  private block = 0;
  private bytes: Uint8Array = new Uint8Array();

  constructor(
    private readonly key: Uint8Array,
    private readonly entry: number,
  ) {}

  roll(odds: Odds): number {
    if (typeof odds === "number") return this.pick(odds);
    let point = this.pick(odds.reduce((sum, weight) => sum + weight, 0));
    for (const [slot, weight] of odds.entries()) {
      if (point < weight) return slot;
      point -= weight;
    }
    throw new RangeError("the weights must add up to more than the point");
  }

  private pick(count: number): number {
    if (!Number.isSafeInteger(count) || count < 1) throw new RangeError("nothing to pick from");
    const bits = count === 1 ? 0 : (count - 1).toString(2).length;
    const mask = (1n << BigInt(bits)) - 1n;
    for (;;) {
      const value = Number(wholeNumber(this.take(Math.ceil(bits / 8))) & mask);
      if (value < count) return value;
    }
  }

  private take(size: number): Uint8Array {
    while (this.bytes.length < size) {
      const place = utf8ToBytes(`boomtable roll ${this.entry} ${this.block}`);
      this.bytes = concatBytes(this.bytes, blake2b(place, { key: this.key, dkLen: 64 }));
      this.block += 1;
    }
    const taken = this.bytes.slice(0, size);
    this.bytes = this.bytes.slice(size);
    return taken;
  }
}

const wholeNumber = (bytes: Uint8Array): bigint => bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
