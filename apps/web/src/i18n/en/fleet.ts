export const fleet = {} as const;
