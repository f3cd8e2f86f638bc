// A share from 0 to 1 as it is told.
export const percent = (share: number): string => `${Math.round(100 * share)} %`;
