// Facts that travel inside actions, events and refusals, and that sentences are made of.
export type Fact = string | number | boolean | null | readonly Fact[] | undefined;
export type Facts = { readonly [key: string]: Fact };
