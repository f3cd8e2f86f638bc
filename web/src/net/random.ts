// Random bytes as hex; works outside a secure context too.
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sixteen random bytes that this browser adds to the dice of a table. */
export const entropy = (): string => randomHex(16);
