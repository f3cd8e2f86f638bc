// The seal of a deal: the commitment to its seed, as people compare it.
export function shortSeal(commitment: string): string {
  return `${commitment.slice(0, 4)}…${commitment.slice(-2)}`;
}
