import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import type { LocalizedText } from '@quartermaster/domain/core/language';

/** One line of a source file: column to cell. */
export type SourceRow = Readonly<Record<string, string>>;

/** Reads the open data set's files. */
export type SourceTables = {
  rows(file: string): readonly SourceRow[];
  /** Names by id, in the languages that the data set has for it. */
  names(file: string, idColumn: string, textColumn?: string): ReadonlyMap<string, LocalizedText>;
};

/** Language ids of the data set, the best first. Not every name exists in all three. */
const LANGUAGE_IDS = { en: ['9'], zh: ['4'], jp: ['11', '1'] } as const;

/** Opens a folder of the data set's CSV files. */
export function openSourceTables(folder: string): SourceTables {
  function rows(file: string): readonly SourceRow[] {
    const text = readFileSync(join(folder, file), 'utf8');
    return Papa.parse<SourceRow>(text, { header: true, delimiter: ',', skipEmptyLines: true }).data;
  }

  function names(file: string, idColumn: string, textColumn = 'name'): ReadonlyMap<string, LocalizedText> {
    const byId = new Map<string, Map<string, string>>();
    for (const row of rows(file)) {
      const id = cell(row, idColumn);
      const texts = byId.get(id) ?? new Map<string, string>();
      if (row[textColumn] !== undefined && row[textColumn] !== '')
        texts.set(cell(row, 'local_language_id'), row[textColumn]);
      byId.set(id, texts);
    }
    return new Map([...byId].map(([id, texts]) => [id, textOf(texts)]));
  }

  return { rows, names };
}

function textOf(texts: ReadonlyMap<string, string>): LocalizedText {
  const found = Object.entries(LANGUAGE_IDS).flatMap(([language, ids]) => {
    const text = ids.map((id) => texts.get(id)).find((candidate) => candidate !== undefined);
    return text === undefined ? [] : [[language, text] as const];
  });
  return Object.fromEntries(found);
}

/** A cell of a row; a file without the column is not the data set. */
export function cell(row: SourceRow, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`The data set has no column "${column}" where it is expected.`);
  return value;
}

/** A number of a row; `otherwise` where the cell is empty. */
export function numberCell(row: SourceRow, column: string, otherwise = 0): number {
  const text = cell(row, column);
  return text === '' ? otherwise : Number(text);
}

/** The name of a thing, or one made from its English identifier when it has none. */
export function localizedName(names: ReadonlyMap<string, LocalizedText>, row: SourceRow): LocalizedText {
  const name = names.get(cell(row, 'id')) ?? {};
  if (Object.keys(name).length > 0) return name;
  const words = cell(row, 'identifier').split('-');
  return { en: words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ') };
}

/** Keeps imported ids apart from those of the demo game. */
const ID_OFFSET = 100_000;

export function offsetId(id: string): number {
  return Number(id) + ID_OFFSET;
}
