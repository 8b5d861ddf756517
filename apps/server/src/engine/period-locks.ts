import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { periodModulesOf } from '@quartermaster/domain/core/definition-periods';
import { idsIn } from '@quartermaster/domain/record/ids-in';
import { readRecord } from '@quartermaster/domain/record/read-record';
import {
  hasOpened,
  runningUntil,
  runsWithoutEnd,
  type PeriodLock,
} from '@quartermaster/domain/validation/period-locks';
import { startedUntil } from '@quartermaster/domain/validation/started-periods';
import type { Queryable } from '../db/database.ts';
import { IS_HEAD, partitionOf } from './partition.ts';
import { readHeads } from './record-rows.ts';

/** Dependencies of `findPeriodLocks`. `now`: the same moment for all records. */
export type PeriodDependencies = { readonly registry: Registry; readonly now: Date };

/** The newest state of a record and its revision. */
export type LockedHead = { readonly data: RecordData; readonly revision: number };

type Heads = ReadonlyMap<string, Pick<LockedHead, 'data'>>;
type Locks = ReadonlyMap<string, PeriodLock>;
const NONE: Locks = new Map();

/** The records locked by a running period, by id. Empty in unprotected environments, which have no players. */
export async function findPeriodLocks(
  db: Queryable,
  deps: PeriodDependencies,
  module: ResolvedModule,
  branchId: number,
  heads: Heads,
): Promise<Locks> {
  if (module.fixed === null || !('during' in module.fixed)) return NONE;
  return (await isProtected(db, branchId)) ? locksOf(db, deps, module, branchId, heads) : NONE;
}

/**
 * The records whose running period keeps its start, by id, each with the end of the period. Empty in unprotected
 * environments, which have no players.
 */
export async function findHeldStarts(
  db: Queryable,
  { now }: Pick<PeriodDependencies, 'now'>,
  module: ResolvedModule,
  branchId: number,
  heads: Heads,
): Promise<ReadonlyMap<string, string>> {
  const started = [...heads].flatMap(([id, { data }]): [string, string][] => {
    const until = startedUntil(module, readRecord(module, data), now);
    return until === null ? [] : [[id, until]];
  });
  return started.length > 0 && (await isProtected(db, branchId)) ? new Map(started) : new Map();
}

/** Whether a branch is one of a protected environment, where players are. */
export async function isProtected(db: Queryable, branchId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from branch b join environment e on e.id = b.environment_id where b.id = $1 and e.is_protected',
    [branchId],
  );
  return rowCount === 1;
}

/** `endless`: records that are open without an end hold too. */
async function locksOf(
  db: Queryable,
  deps: PeriodDependencies,
  module: ResolvedModule,
  branchId: number,
  heads: Heads,
  endless = false,
): Promise<Locks> {
  const { fixed } = module;
  if (fixed === null || !('during' in fixed)) return NONE;
  const records = [...heads].map(([id, { data }]) => ({ id, data: readRecord(module, data) }));
  const opened = records.filter(({ data }) => hasOpened(data));
  if (opened.length === 0) return NONE;
  const sources = periodModulesOf(module).map((source) => deps.registry.get(source));
  const [target] = sources;
  if (target === undefined) return ownLocks(module, opened, deps.now, endless);
  const { during } = fixed;
  if (typeof during === 'string') {
    const named = opened.map(({ id, data }) => ({ id, of: idsIn(data[during]) }));
    const ids = [...new Set(named.flatMap(({ of }) => of))];
    const above = await readHeads(db, branchId, target, ids);
    const locks = await locksOf(db, deps, target, branchId, above);
    return firstOf(named, (id) => locks.get(id));
  }
  const { by } = during;
  const running: { readonly lock: PeriodLock; readonly value: string }[] = [];
  for (const source of sources) {
    const above = await readAll(db, branchId, source);
    const locks = await locksOf(db, deps, source, branchId, above, during.endless);
    for (const [id, lock] of locks) running.push({ lock, value: valueOf(above.get(id)?.data, by) });
  }
  const valued = opened.map(({ id, data }) => ({ id, of: [valueOf(data, by)] }));
  // What has no end holds longest.
  const longest = running.toSorted(({ lock: left }, { lock: right }) => rank(left) - rank(right));
  return firstOf(valued, (value) => longest.find((period) => period.value === value)?.lock);
}

const rank = ({ until }: PeriodLock): number => (until === null ? 0 : 1);

function ownLocks(
  module: ResolvedModule,
  records: readonly { readonly id: string; readonly data: RecordData }[],
  now: Date,
  endless: boolean,
): Locks {
  return new Map(
    records.flatMap(({ id, data }): [string, PeriodLock][] => {
      const until = runningUntil(module, data, now);
      const isHeld = until !== null || (endless && runsWithoutEnd(module, data));
      return isHeld ? [[id, { until, module: module.key, recordId: id }]] : [];
    }),
  );
}

/** For each record, the lock of the first period it refers to. */
function firstOf(
  records: readonly { readonly id: string; readonly of: readonly string[] }[],
  find: (name: string) => PeriodLock | undefined,
): Locks {
  return new Map(
    records.flatMap(({ id, of }): [string, PeriodLock][] => {
      const lock = of.map(find).find((found) => found !== undefined);
      return lock === undefined ? [] : [[id, lock]];
    }),
  );
}

/** What records are matched by; without a field every record matches. */
const valueOf = (data: RecordData | undefined, by: string | undefined): string =>
  by === undefined ? '' : JSON.stringify(data?.[by] ?? null);

/** The newest states of all records of a module with periods: a short list. */
async function readAll(db: Queryable, branchId: number, module: ResolvedModule): Promise<Heads> {
  const { rows } = await db.query<{ readonly recordId: string; readonly data: RecordData }>(
    `select record_id as "recordId", data from ${partitionOf(module)} where branch_id = $1 and ${IS_HEAD}`,
    [branchId],
  );
  return new Map(rows.map((row) => [row.recordId, row]));
}
