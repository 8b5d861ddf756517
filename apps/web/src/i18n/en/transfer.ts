export const transfer = {} as const;
