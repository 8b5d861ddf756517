import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { mergeRecords } from '@quartermaster/domain/diff/merge-records';
import { valueAt, withValueAt } from '@quartermaster/domain/record/path-value';

export type MergeSide = 'mine' | 'theirs';

/** By the path of a collision: whose value stays. */
export type MergeChoices = Readonly<Record<string, MergeSide>>;

export type EditSides = { readonly base: RecordData; readonly mine: RecordData; readonly theirs: RecordData };

/** The places that two people changed differently. */
export function conflictPaths(module: ResolvedModule, { base, mine, theirs }: EditSides): readonly string[] {
  return mergeRecords(module, base, mine, theirs).conflicts;
}

/** Whether a value was chosen for every collision. */
export function isDecided(paths: readonly string[], choices: MergeChoices): boolean {
  return paths.every((path) => choices[path] !== undefined);
}

/** The choices once one side is chosen for these paths. */
export const chooseSide = (
  choices: MergeChoices,
  paths: readonly string[],
  side: MergeSide,
): MergeChoices => ({ ...choices, ...Object.fromEntries(paths.map((path) => [path, side])) });

/** Both edits in one record; where they collide, the chosen side's value. */
export function mergeWithChoices(
  module: ResolvedModule,
  sides: EditSides,
  choices: MergeChoices,
): RecordData {
  const { merged, conflicts } = mergeRecords(module, sides.base, sides.mine, sides.theirs);
  const theirs = conflicts.filter((path) => choices[path] === 'theirs');
  return theirs.reduce(
    (record, path) => withValueAt(record, path, valueAt(sides.theirs, path) ?? null),
    merged,
  );
}
