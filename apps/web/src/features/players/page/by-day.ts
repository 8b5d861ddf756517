import { parseInstant, wallTime } from '../../../i18n/format.ts';

type Entry = { readonly at: string };

type EntriesOfDay<T> = { readonly day: string; readonly entries: readonly T[] };

/** Entries in their order, put together by the day it was where the person is. */
export function byDay<T extends Entry>(entries: readonly T[], zone?: string): readonly EntriesOfDay<T>[] {
  const dayOf = ({ at }: Entry) => wallTime(parseInstant(at), zone).slice(0, 'YYYY-MM-DD'.length);
  return [...Map.groupBy(entries, dayOf)].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
