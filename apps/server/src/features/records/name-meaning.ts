import type { NameMeaning } from '@quartermaster/contract/http/search';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import type { RecordDisplay } from '@quartermaster/domain/record/display-record';

/** A record by what it is called, each name as a search spells it. */
export type NamedRecord = {
  readonly id: string;
  readonly title: RecordDisplay['title'];
  readonly names: readonly string[];
};

/** The names in a title, as a search spells them. */
export function namesIn(title: RecordDisplay['title']): readonly string[] {
  const texts = typeof title === 'string' ? [title] : Object.values(title ?? {});
  return [...new Set(texts.map(normalizeSearchText))];
}

/** What a text stands for that is no ID, by the records that are called so; those in the reader’s language go first. */
export function meaningOf(
  text: string,
  called: readonly NamedRecord[],
  module: ResolvedModule,
  language: Language,
): NameMeaning {
  const wanted = normalizeSearchText(text);
  const inLanguage = called.filter(
    ({ title }) => typeof title === 'object' && normalizeSearchText(title?.[language] ?? '') === wanted,
  );
  const [one, ...others] = inLanguage.length === 1 ? inLanguage : called;
  if (one !== undefined && others.length === 0) return { id: one.id };
  return one === undefined && hasTextIds(module) ? null : { count: called.length };
}

/** Whether any text may be the ID of a record that does not exist yet. */
const hasTextIds = ({ identity, fieldByKey }: ResolvedModule): boolean =>
  identity.some((key) => !['id', 'integer', 'reference'].includes(fieldByKey.get(key)?.kind ?? ''));
