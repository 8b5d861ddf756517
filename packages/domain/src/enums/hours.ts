import type { Label } from '../core/language.ts';

const HOURS_OF_A_DAY = 24;

/** The full hours of a day as numbers of fields: 5 is 5:00. */
export const HOURS: { readonly [number: string]: Label } = Object.fromEntries(
  Array.from({ length: HOURS_OF_A_DAY }, (_, hour): [string, Label] => {
    const time = `${hour}:00`;
    return [String(hour), [time, time, time]];
  }),
);
