import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import { isJsonObject } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { mergeRecords } from '@quartermaster/domain/diff/merge-records';

export type MergeSide = 'mine' | 'theirs';

export type EditSides = { readonly base: RecordData; readonly mine: RecordData; readonly theirs: RecordData };

/** The places that two people changed differently. */
export function conflictPaths(module: ResolvedModule, { base, mine, theirs }: EditSides): readonly string[] {
  return mergeRecords(module, base, mine, theirs).conflicts;
}

/** Both edits in one record; where they collide, the chosen side's value. */
export function mergeWithChoices(
  module: ResolvedModule,
  sides: EditSides,
  choices: Readonly<Record<string, MergeSide>>,
): RecordData {
  const { merged, conflicts } = mergeRecords(module, sides.base, sides.mine, sides.theirs);
  const theirs = conflicts.filter((path) => choices[path] === 'theirs');
  return theirs.reduce((record, path) => withValueAt(record, path, valueAt(sides.theirs, path)), merged);
}

/** The value of a field, or of one part of it: `name`, `name.jp`. */
export function valueAt(record: RecordData, path: string): JsonValue {
  const [key = '', part] = path.split('.');
  const value = record[key];
  if (part === undefined) return value ?? null;
  return isJsonObject(value) ? (value[part] ?? null) : null;
}

function withValueAt(record: RecordData, path: string, value: JsonValue): RecordData {
  const [key = '', part] = path.split('.');
  if (part === undefined) return { ...record, [key]: value };
  const whole = record[key];
  return { ...record, [key]: { ...(isJsonObject(whole) ? whole : {}), [part]: value } };
}
