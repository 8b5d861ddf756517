import { wordFilter } from '@quartermaster/domain/core/search-text';
import type { ModuleChanges, RecordChange } from '../../api/releases.ts';

/**
 * The changed records of a module that have every typed word, in their id, their name in any
 * language, one of their authors or the module's name; none: nothing.
 */
export function findChanges(
  changes: ModuleChanges,
  moduleName: string,
  typed: string,
): readonly ModuleChanges[] {
  if (typed.trim() === '') return [changes];
  const hasWords = wordFilter(typed);
  const records = changes.records.filter(({ recordId, title, authors }) =>
    hasWords([moduleName, changes.module, recordId, ...namesOf(title), ...authors].join(' ')),
  );
  return records.length === 0 ? [] : [{ ...changes, records, total: records.length }];
}

const namesOf = (title: RecordChange['title']): readonly string[] =>
  typeof title === 'string' ? [title] : Object.values(title ?? {});
