// The commitment to the seed of a deal, shortened so that people can compare it.
export function shortCommitment(commitment: string): string {
  return `${commitment.slice(0, 4)}…${commitment.slice(-2)}`;
}
