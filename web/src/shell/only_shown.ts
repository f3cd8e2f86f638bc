// A board that is looked at and not played on.
const nothing = (): void => undefined;

export const ONLY_SHOWN = { still: true, pick: nothing, attempt: nothing } as const;
