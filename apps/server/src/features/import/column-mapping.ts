import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { ImportMapping } from '@quartermaster/contract/http/import';
import type { ImportTarget } from './import-target.ts';

/** Spelling that does not matter between a spreadsheet's heading and a column of ours. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.\-()（）]/g, '');
}

/** The names a person may have given a column: its key, or its label in any language. */
function namesOf(target: ImportTarget): readonly string[] {
  const { key, field } = target;
  const part = key.slice(field.key.length);
  return [key, ...LANGUAGES.map((language) => field.label[language] + part)].map(plain);
}

/**
 * The best guess at which column fills what: the remembered choice first, then equal names. No two
 * columns fill the same place; a column nothing matches is mapped to null.
 */
export function suggestMapping(
  columns: readonly string[],
  targets: readonly ImportTarget[],
  remembered: ImportMapping,
): ImportMapping {
  const taken = new Set<string>();
  const mapping: ImportMapping = {};
  const offered = new Set(targets.map(({ key }) => key));
  for (const column of columns) {
    const known = remembered[column];
    const isKnown = known !== undefined && (known === null || offered.has(known));
    const guess = isKnown
      ? known
      : (targets.find((target) => namesOf(target).includes(plain(column)))?.key ?? null);
    mapping[column] = guess !== null && taken.has(guess) ? null : guess;
    if (guess !== null) taken.add(guess);
  }
  return mapping;
}

/** Columns of the file that no place of the module is named after. */
export function unknownColumns(
  columns: readonly string[],
  targets: readonly ImportTarget[],
): readonly string[] {
  const known = new Set(targets.flatMap(namesOf));
  return columns.filter((column) => !known.has(plain(column)));
}
