// Whether somebody wants less motion: then nothing is moved by scripts either.
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
