import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { mergeRecords } from '@quartermaster/domain/diff/merge-records';
import { valueAt, withValueAt } from '@quartermaster/domain/record/path-value';

export type MergeSide = 'mine' | 'theirs';

export type EditSides = { readonly base: RecordData; readonly mine: RecordData; readonly theirs: RecordData };

/** The places that two people changed differently. */
export function conflictPaths(module: ResolvedModule, { base, mine, theirs }: EditSides): readonly string[] {
  return mergeRecords(module, base, mine, theirs).conflicts;
}

/** Whether somebody has said of each collision which value stays. */
export function isDecided(paths: readonly string[], choices: Readonly<Record<string, MergeSide>>): boolean {
  return paths.every((path) => choices[path] !== undefined);
}

/** Both edits in one record; where they collide, the chosen side's value. */
export function mergeWithChoices(
  module: ResolvedModule,
  sides: EditSides,
  choices: Readonly<Record<string, MergeSide>>,
): RecordData {
  const { merged, conflicts } = mergeRecords(module, sides.base, sides.mine, sides.theirs);
  const theirs = conflicts.filter((path) => choices[path] === 'theirs');
  return theirs.reduce(
    (record, path) => withValueAt(record, path, valueAt(sides.theirs, path) ?? null),
    merged,
  );
}
