// The last event of some type, of those that a viewer noticed lately.
import type { Event } from "../net/wire.gen";

/** Undefined where it was too long ago, or never. */
export function lastEvent<E extends Event, T extends E["type"]>(
  log: readonly Event[] | undefined,
  ...types: readonly T[]
): Extract<E, { type: T }> | undefined {
  const found = [...(log ?? [])].reverse().find(({ type }) => (types as readonly string[]).includes(type));
  return found as Extract<E, { type: T }> | undefined;
}
