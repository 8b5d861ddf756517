import type { RecordData } from '../core/json.ts';
import { cellAt } from './table.ts';

/** A text in English, Traditional Chinese and Japanese, as the tables of the demo write it. */
export type Trio = readonly [en: string, zh: string, jp: string];

/** Three cells of a table row as a text. */
export function trioAt(row: readonly string[], place: number): Trio {
  return [cellAt(row, place), cellAt(row, place + 1), cellAt(row, place + 2)];
}

/** A localized text of a record. */
export function text([en, zh, jp]: Trio): { readonly en: string; readonly zh: string; readonly jp: string } {
  return { en, zh, jp };
}

/** Completes a demo record with what most released records have. */
export function released(data: RecordData, sortOrder = 0): RecordData {
  return { status: 'active', sort_order: sortOrder, ...data };
}

/** Released records with ids from 1 on, in this order. */
export function numbered(records: readonly RecordData[]): readonly RecordData[] {
  return records.map((data, index) => released({ id: index + 1, ...data }, index));
}
