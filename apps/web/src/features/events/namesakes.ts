import type { HomeRecord } from '../../api/event-home.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';

/** Records with a name that others of the event have too, and what tells them apart. */
export type Namesakes = ReadonlyMap<HomeRecord, 'kind' | 'id'>;

export function namesakesIn(records: readonly HomeRecord[]): Namesakes {
  const byName = Map.groupBy(records, ({ title }) => titleText(title, readTextLanguage()));
  const found = [...byName].flatMap(([name, same]) => {
    if (name === '' || same.length < 2) return [];
    const byModule = Map.groupBy(same, ({ module }) => module);
    return same.map((record): [HomeRecord, 'kind' | 'id'] => [
      record,
      byModule.get(record.module)?.length === 1 ? 'kind' : 'id',
    ]);
  });
  return new Map(found);
}
