import { recordKey } from '@quartermaster/domain/record/record-key';
import type { CarriedGroup, Problems, ReleaseProblem } from '../../api/releases.ts';

/** Keys of the warnings that were ticked; the digest is the key for those that are too many to be listed. */
export type Ticks = ReadonlySet<string>;

/** Warnings of one record, in the order in which they were found. */
export type WarningGroup = {
  readonly module: string;
  readonly recordId: string;
  readonly issues: readonly ReleaseProblem[];
};

export function groupByRecord(issues: readonly ReleaseProblem[]): readonly WarningGroup[] {
  const groups = Map.groupBy(issues, ({ module, recordId }) => recordKey(module, recordId));
  return [...groups.values()].map((group) => {
    const { module = '', recordId = '' } = group[0] ?? {};
    return { module, recordId, issues: group };
  });
}

/** About a value that another record has. A copy of many records has one for nearly each of them. */
const isDuplicate = ({ code, params }: ReleaseProblem): boolean =>
  code === 'duplicate' && params['record'] !== undefined;

/** Warnings by record, apart from those about values that other records have: several of these are read together. */
export function withDuplicatesTogether(issues: readonly ReleaseProblem[]): {
  readonly groups: readonly WarningGroup[];
  readonly duplicates: readonly WarningGroup[];
} {
  const duplicates = groupByRecord(issues.filter(isDuplicate));
  if (duplicates.length < 2) return { groups: groupByRecord(issues), duplicates: [] };
  return { groups: groupByRecord(issues.filter((issue) => !isDuplicate(issue))), duplicates };
}

/** What was copied together, with those of its warnings that are listed. */
export type CarriedWarnings = { readonly group: CarriedGroup; readonly issues: readonly ReleaseProblem[] };

/** About what a copy took over. */
export const isCarried = ({ code }: ReleaseProblem): boolean => code === 'carried_over';

/** What accepts all warnings of a copy at once. */
export const carriedTick = ({ module, recordId }: CarriedGroup): string =>
  `carried ${recordKey(module, recordId)}`;

/**
 * Warnings that the live release does not have, those about what copies took over by copy, and those that were
 * accepted for it or before it.
 */
export function splitWarnings({ issues, warnings, newWarnings, carried: groups }: Problems) {
  const listed = issues.filter(({ severity }) => severity === 'warning');
  const isNew = listed.filter(({ accepted }) => accepted === null);
  const asked = isNew.filter((issue) => !isCarried(issue));
  const carried = groups.map((group): CarriedWarnings => {
    const own = new Set(group.records.map(({ module, recordId }) => recordKey(module, recordId)));
    const isOwn = ({ module, recordId }: ReleaseProblem) => own.has(recordKey(module, recordId));
    return { group, issues: isNew.filter((issue) => isCarried(issue) && isOwn(issue)) };
  });
  const ofCopies = groups.reduce((sum, { count }) => sum + count, 0);
  const known = listed.filter(({ accepted }) => accepted !== null);
  return {
    asked,
    carried,
    unlisted: newWarnings - ofCopies - asked.length,
    known,
    knownCount: warnings - newWarnings,
    knownBy: [...new Set(known.map(({ accepted }) => accepted?.by).filter((by) => typeof by === 'string'))],
  };
}

/** What has to be ticked before the release may go out. */
export function wantedTicks(problems: Problems): readonly string[] {
  const { asked, carried, unlisted } = splitWarnings(problems);
  const keys = [
    ...asked.map(({ key }) => key).filter((key) => key !== null),
    ...carried.map(({ group }) => carriedTick(group)),
  ];
  return unlisted > 0 ? [...keys, problems.digest] : keys;
}

export function areAllTicked(problems: Problems, ticks: Ticks): boolean {
  return wantedTicks(problems).every((key) => ticks.has(key));
}

export function withTicks(ticks: Ticks, keys: readonly string[], isTicked: boolean): Ticks {
  return isTicked
    ? new Set([...ticks, ...keys])
    : new Set([...ticks].filter((ticked) => !keys.includes(ticked)));
}
