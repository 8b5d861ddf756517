import type { NameMeaning } from '@quartermaster/contract/http/search';
import { issue } from '@quartermaster/domain/core/issue';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { isName, parseTarget } from '@quartermaster/domain/fields/reference-field';
import { withValue } from '@quartermaster/domain/record/path-value';
import type { AskedName } from '../../api/find-names.ts';
import type { SheetColumn, SheetRow } from './sheet-model.ts';

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
