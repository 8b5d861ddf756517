import type { SettingsImportCounts, SettingsImportMode } from '@quartermaster/contract/http/settings-files';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import type { JsonObject, RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { hasIdentity, recordIdOf } from '@quartermaster/domain/record/identity';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { fixedFieldProblems, type FixedFields } from '@quartermaster/domain/validation/fixed-fields';
import { checkOpeningTime } from '@quartermaster/domain/validation/over-opening-time';
import { refusedWhereProtected } from '@quartermaster/domain/validation/refused-where-protected';
import { checkStartedPeriods } from '@quartermaster/domain/validation/started-periods';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import type { Queryable } from '../../db/database.ts';
import { findFixedFields, type FixedRecords } from '../../engine/fixed-records.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { preparedRecord } from '../../engine/prepared-record.ts';
import { readHeads } from '../../engine/record-rows.ts';
import type { Head } from '../../engine/record-head.ts';
import { createIdSet, type IdSet } from './id-set.ts';
import type { NamedRecords } from './named-records.ts';
import type { PlannedRecord } from './plan-file.ts';

/** What one module of a file is checked with. */
type ModuleCheck = {
  readonly database: Queryable;
  readonly registry: Registry;
  readonly fixedRecords: FixedRecords;
  readonly module: ResolvedModule;
  readonly branchId: number;
  readonly mode: SettingsImportMode;
  readonly now: Date;
  /** The environment is protected, and what is imported reaches the game without a release. */
  readonly isAtOnce: boolean;
  readonly named: NamedRecords;
};

export type Counts = { -readonly [K in keyof SettingsImportCounts]: number };

export const noCounts = (): Counts => ({
  added: 0,
  changed: 0,
  removed: 0,
  unchanged: 0,
  errors: 0,
  warnings: 0,
});

const BATCH = 1000;

/** Plans a module record by record, in the order of the file, removals last. `counts` is added up meanwhile. */
export async function* planModule(
  check: ModuleCheck,
  records: AsyncIterable<JsonObject>,
  counts: Counts,
): AsyncGenerator<readonly PlannedRecord[]> {
  const seen = createIdSet();
  for await (const batch of inParts(records)) {
    const planned = await planBatch(check, batch, seen);
    for (const { outcome } of planned) counts[outcome === 'invalid' ? 'errors' : outcome] += 1;
    yield planned.filter((record): record is PlannedRecord => record.outcome !== 'unchanged');
  }
  if (check.mode !== 'replace') return;
  for await (const removed of findRemoved(check, seen)) {
    for (const { outcome } of removed) counts[outcome === 'invalid' ? 'errors' : 'removed'] += 1;
    yield removed;
  }
}

async function* inParts<T>(list: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let part: T[] = [];
  for await (const entry of list) {
    part.push(entry);
    if (part.length < BATCH) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

type Planned = PlannedRecord | { readonly outcome: 'unchanged' };
const UNCHANGED: Planned = { outcome: 'unchanged' };

async function planBatch(
  check: ModuleCheck,
  batch: readonly JsonObject[],
  seen: IdSet,
): Promise<readonly Planned[]> {
  const { database, module, branchId } = check;
  // In today's shape, as a stored record of the same age would be read.
  const shaped = batch.map((data) => readRecord(module, data));
  const ids = shaped.map((data) => (hasIdentity(module, data) ? recordIdOf(module, data) : null));
  const known = ids.filter((id) => id !== null);
  const heads = await readHeads(database, branchId, module, known);
  const fixedFields = await findFixedFields(database, check, module, branchId, heads);
  return shaped.map((data, index) => {
    const recordId = ids[index] ?? null;
    if (recordId === null) return invalid('', [issue(module.identity.at(-1) ?? '', 'required')]);
    if (!seen.add(recordId)) return invalid(recordId, [issue('', 'row_repeated', { id: recordId })]);
    return planRecord(check, recordId, data, heads.get(recordId), fixedFields(recordId));
  });
}

const invalid = (recordId: string, issues: readonly Issue[]): PlannedRecord => ({
  recordId,
  outcome: 'invalid',
  base: null,
  data: null,
  issues,
});

function planRecord(
  check: ModuleCheck,
  recordId: string,
  input: RecordData,
  head: Head | undefined,
  fixed: FixedFields,
): Planned {
  const { module, mode, named } = check;
  if (mode === 'add_only' && head !== undefined) {
    named.keep(module, recordId);
    return UNCHANGED;
  }
  const issues = problemsOf(check, input, head, fixed);
  if (issues.some(({ severity }) => severity === 'error')) return invalid(recordId, issues);
  const data = normalizeRecord(module, input);
  named.write(module, recordId, data, head !== undefined);
  if (head !== undefined && preparedRecord(module, data).hash.toString('hex') === head.hash) return UNCHANGED;
  const outcome = head === undefined ? 'added' : 'changed';
  return { recordId, outcome, base: head?.revision ?? null, data, issues };
}

/** What forbids a write of a record that another console exported: its read-only fields are as they were there. */
function problemsOf(
  { module, now, isAtOnce }: ModuleCheck,
  data: RecordData,
  head: Head | undefined,
  fixed: FixedFields,
): readonly Issue[] {
  const previous = head === undefined ? undefined : readRecord(module, head.data);
  const issues = validateFields(
    module,
    data,
    previous === undefined ? { byConsole: true } : { previous, fixed, byConsole: true },
  );
  if (previous !== undefined) {
    const add = (path: string, code: Issue['code'], params?: Issue['params'], severity?: Issue['severity']) =>
      void issues.push(issue(path, code, params, severity));
    checkOpeningTime(module, data, previous, now, add);
    if (fixed.keepsStart) checkStartedPeriods(module, data, previous, now, add);
  }
  return isAtOnce ? [...issues, ...refusedWhereProtected(module, data)] : issues;
}

type Gone = { readonly recordId: string; readonly revision: number; readonly data: RecordData };

/** Plans removals; records locked by a running period are invalid. */
async function planRemoved(check: ModuleCheck, gone: readonly Gone[]): Promise<readonly PlannedRecord[]> {
  const { database, module, branchId, named } = check;
  const heads = new Map(gone.map((record) => [record.recordId, record]));
  const fixedFields = await findFixedFields(database, check, module, branchId, heads);
  return gone.map(({ recordId, revision, data }) => {
    const issues = fixedFieldProblems(module, fixedFields(recordId), data, null);
    if (issues.length > 0) return invalid(recordId, issues);
    named.remove(module, recordId);
    return { recordId, outcome: 'removed', base: revision, data: null, issues: [] };
  });
}

/** Records of the target that the file lacks. */
async function* findRemoved(check: ModuleCheck, seen: IdSet): AsyncGenerator<readonly PlannedRecord[]> {
  const { database, module, branchId } = check;
  let after = '';
  for (;;) {
    const { rows } = await database.query<Gone>(
      `select record_id as "recordId", from_seq as revision, data from ${partitionOf(module)}
        where branch_id = $1 and ${IS_HEAD} and record_id > $2 order by record_id limit ${BATCH}`,
      [branchId, after],
    );
    const gone = rows.filter(({ recordId }) => !seen.has(recordId));
    if (gone.length > 0) yield await planRemoved(check, gone);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.recordId ?? '';
  }
}
