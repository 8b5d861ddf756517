/** Where the time comes from; tests put their own in. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
