import type { RecordOption } from '@quartermaster/contract/http/records';
import { issue } from '@quartermaster/domain/core/issue';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { isName, parseTarget } from '@quartermaster/domain/fields/reference-field';
import { withValue } from '@quartermaster/domain/record/path-value';
import type { SheetColumn, SheetRow } from './sheet-model.ts';

/** A text in a cell of one record that may be the name of that record. */
export type AskedName = { readonly module: string; readonly text: string };

/** What a name stands for: an id; the number of records that have it; null: it may be an id as it is. */
export type NameMeaning = { readonly id: string } | { readonly count: number } | null;

/** The names that were typed or pasted, each once. */
export function askedNames(rows: readonly SheetRow[], columns: readonly SheetColumn[]): readonly AskedName[] {
  const found = rows.flatMap((row) => columns.flatMap((column) => nameIn(row, column) ?? []));
  return [...new Map(found.map((name) => [keyOf(name), name])).values()];
}

export const keyOf = ({ module, text }: AskedName): string => `${module} ${text}`;

function nameIn({ data, stored }: SheetRow, { field, part }: SheetColumn): AskedName | null {
  const value = data[field.key];
  if (part !== undefined || !isName(value) || value === stored?.data[field.key]) return null;
  const chosen = chosenField(field, data);
  return chosen.kind === 'reference' && chosen.many !== true
    ? { module: chosen.to, text: value.trim() }
    : null;
}

/**
 * What a name stands for among the records that were found by it. Of several, those called so in the reader's
 * language go first. `to`: their module.
 */
export function meaningOf(
  text: string,
  options: readonly RecordOption[],
  to: ResolvedModule,
  language: Language,
): NameMeaning {
  if (options.some(({ id }) => id === text)) return null;
  const wanted = normalizeSearchText(text);
  const isCalled = (name: string | undefined) => name !== undefined && normalizeSearchText(name) === wanted;
  const called = options.filter(({ title }) =>
    typeof title === 'string' ? isCalled(title) : Object.values(title ?? {}).some(isCalled),
  );
  const inLanguage = called.filter(({ title }) => typeof title === 'object' && isCalled(title?.[language]));
  const [one, ...others] = inLanguage.length === 1 ? inLanguage : called;
  if (one !== undefined && others.length === 0) return { id: one.id };
  return one === undefined && hasTextIds(to) ? null : { count: called.length };
}

/** Whether any text may be the id of a record that does not exist yet. */
const hasTextIds = ({ identity, fieldByKey }: ResolvedModule): boolean =>
  identity.some((key) => !['id', 'integer', 'reference'].includes(fieldByKey.get(key)?.kind ?? ''));

/** The rows with ids in place of names; a name of no record, or of several, is a problem of its cell. */
export function withNames(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  meanings: ReadonlyMap<string, NameMeaning>,
): readonly SheetRow[] {
  return rows.map((row) => columns.reduce((named, column) => nameCell(named, column, meanings), row));
}

function nameCell(row: SheetRow, column: SheetColumn, meanings: ReadonlyMap<string, NameMeaning>): SheetRow {
  const asked = nameIn(row, column);
  const meaning = asked && meanings.get(keyOf(asked));
  if (!asked || !meaning) return row;
  const { key } = column.field;
  if ('id' in meaning) return { ...row, data: withValue(row.data, key, parseTarget(meaning.id)) };
  const { text } = asked;
  const problem =
    meaning.count === 0
      ? issue(column.name, 'name_of_none', { name: text })
      : issue(column.name, 'name_of_several', { name: text, count: meaning.count });
  return {
    ...row,
    data: withValue(row.data, key, row.stored?.data[key]),
    refused: { ...row.refused, [column.name]: { text, problem } },
  };
}
