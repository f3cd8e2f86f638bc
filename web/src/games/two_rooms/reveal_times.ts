// Two Rooms: when the moments of its end begin, in milliseconds after it.
export const MOMENTS = { president: 5_000, bomber: 6_200, verdict: 8_200, result: 12_000 } as const;
