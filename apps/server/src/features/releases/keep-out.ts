import type { RecordIssue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { ChangedRecords } from '@quartermaster/domain/validation/validate-changes';
import type { Transaction } from '../../db/database.ts';
import { partitionOf } from '../../engine/partition.ts';
import { keyOf, type Content, type HeldRecord } from './content.ts';
import { findDifferences } from './differences.repo.ts';
import { checkChanges } from './check-changes.ts';

/** An environment-wide record whose last state has errors: its last good one stays in force, or it is left out. */
export type KeptOut = HeldRecord & {
  /** The state in force; null: the record is left out. */
  readonly data: RecordData | null;
  /** What is wrong with the last state. */
  readonly issues: readonly RecordIssue[];
};

/** By module and record id: `keyOf`. */
type KeptRecords = ReadonlyMap<string, KeptOut>;

/** A kept-out record as releases and patches write it down. */
export const asHold = ({ module, recordId, branchId, fromSeq }: KeptOut): HeldRecord => ({
  module,
  recordId,
  branchId,
  fromSeq,
  isKeptOut: true,
});

/** After so many steps back a record is left out: so many bad states in a row are not expected. */
const MOST_STEPS = 50;

/** More than the differences between any two releases. */
const EVERY_DIFFERENCE = 2_000_000_000;

/**
 * Goes back from revision to revision of every environment-wide record that has an error, until what
 * is left has none. `check` answers the errors of the content with the given records in place.
 */
export async function keepOut(
  tx: Transaction,
  registry: Registry,
  content: Content,
  check: (kept: KeptRecords) => Promise<readonly RecordIssue[]>,
): Promise<readonly KeptOut[]> {
  const kept = new Map<string, KeptOut>();
  for (let step = 1; ; step += 1) {
    const errors = (await check(kept)).filter((problem) => kept.get(keyOf(problem))?.fromSeq !== null);
    const bad = Map.groupBy(errors, keyOf);
    if (bad.size === 0) return [...kept.values()];
    for (const [key, issues] of bad) {
      const [{ module, recordId } = { module: '', recordId: '' }] = issues;
      const now = kept.get(key);
      const older =
        step > MOST_STEPS ? null : await findOlder(tx, registry, content, { module, recordId }, now?.fromSeq);
      kept.set(key, {
        module,
        recordId,
        branchId: older === null ? null : content.environmentBranchId,
        fromSeq: older?.fromSeq ?? null,
        isKeptOut: true,
        data: older?.data ?? null,
        issues: now?.issues ?? issues,
      });
    }
  }
}

type Older = { readonly fromSeq: number; readonly data: RecordData };

/** The state just before one of a record, or before the one that the content has; null: it was not there. */
async function findOlder(
  tx: Transaction,
  registry: Registry,
  { environmentBranchId, environmentSeq }: Content,
  { module: key, recordId }: { readonly module: string; readonly recordId: string },
  fromSeq: number | null = null,
): Promise<Older | null> {
  const module = registry.get(key);
  const partition = partitionOf(module);
  const { rows } = await tx.query<Older>(
    `select older.from_seq as "fromSeq", older.data
       from ${partition} as newer
       join ${partition} as older
         on older.branch_id = newer.branch_id and older.record_id = newer.record_id and older.to_seq = newer.from_seq
      where newer.branch_id = $1 and newer.record_id = $2
        and case when $3::bigint is null then newer.from_seq <= $4 and newer.to_seq > $4 else newer.from_seq = $3 end`,
    [environmentBranchId, recordId, fromSeq, environmentSeq],
  );
  const [older] = rows;
  return older === undefined ? null : { ...older, data: readRecord(module, older.data) };
}

/** What of the environment-wide settings may not reach players; `before` is what they have, and is not checked again. */
export async function findKeptOut(
  tx: Transaction,
  registry: Registry,
  sides: { readonly before: Content; readonly after: Content },
  isProtected: boolean,
): Promise<readonly KeptOut[]> {
  const { after: content } = sides;
  const changed = new Map<string, ReadonlyMap<string, RecordData | null>>();
  for (const module of registry.modules.filter(({ scope }) => scope === 'environment')) {
    const found = await findDifferences(tx, module, sides, EVERY_DIFFERENCE);
    if (found.length > 0)
      changed.set(
        module.key,
        new Map(found.map(({ recordId, after }) => [recordId, after && readRecord(module, after)])),
      );
  }
  if (changed.size === 0) return [];
  return keepOut(tx, registry, content, async (kept) => {
    const tried = new Map(
      [...changed].map(([key, records]) => [
        key,
        new Map(
          [...records].map(([recordId, data]) => {
            const instead = kept.get(keyOf({ module: key, recordId }));
            return [recordId, instead === undefined ? data : instead.data];
          }),
        ),
      ]),
    );
    const issues = await checkChanges(tx, { registry, content: sides.before, changed: tried, isProtected });
    return issues
      .filter(({ severity }) => severity === 'error')
      .flatMap((problem) => blamed(problem, changed));
  });
}

/** A problem of an unchanged record is attributed to the changed records of its module. */
function blamed(problem: RecordIssue, changed: ChangedRecords): readonly RecordIssue[] {
  const records = changed.get(problem.module);
  if (records === undefined || records.has(problem.recordId)) return [problem];
  return [...records.keys()].map((recordId) => ({ ...problem, recordId }));
}
