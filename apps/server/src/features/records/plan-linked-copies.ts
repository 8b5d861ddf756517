import type { CopyPlanBody } from '@quartermaster/contract/http/copies';
import { recordPeriods } from '@quartermaster/domain/copies/moments';
import { planCopies, type PlannedCopy } from '@quartermaster/domain/copies/plan-copies';
import { createShift, isMovable } from '@quartermaster/domain/copies/shift';
import { daysAfter, formatDateTime, instantOf } from '@quartermaster/domain/core/date-time';
import { issue, type Issue, type RecordIssue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { readHeads } from '../../engine/record-rows.ts';
import { findAcrossModules, referencedBy } from '../../engine/referenced-records.ts';
import type { ChangeChecker } from '../../engine/settings-guard.ts';
import { drawIds } from './draw-ids.ts';
import { findLinkedRecords, type LinkedRecords } from './find-linked-records.ts';
import { getRecord } from './get-record.ts';
import {
  findPlace,
  findVersionPlace,
  type EditDependencies,
  type RecordPlace,
  type VersionPlace,
} from './record-place.ts';

/** What a copy takes besides: a plan tells what a release would say of it. */
export type CopyDependencies = EditDependencies & { readonly checkChanges: ChangeChecker };

/** A copy with what forbids it and what a release would tell of it. */
export type CheckedCopy = PlannedCopy & {
  readonly forbidding: readonly Issue[];
  readonly problems: readonly Issue[];
};

export type LinkedPlan = LinkedRecords & {
  readonly place: RecordPlace;
  readonly startsAt: string | null;
  readonly start: string | null;
  readonly copies: readonly CheckedCopy[];
};

const WEEKS_OF_CYCLE = 4;
const STATUS_OF_COPIES = 'not_open';

/** What a copy of a record and of all that comes along with it would be. Nothing is written. */
export async function planLinkedCopies(
  deps: CopyDependencies,
  address: ModuleAddress,
  recordId: string,
  choices: CopyPlanBody,
): Promise<LinkedPlan> {
  const place = await findPlace(deps, address);
  const { module } = place;
  const stored = await getRecord(deps, place, recordId);
  const source = { module, recordId, data: readRecord(module, stored.data) };
  const linked = await findLinkedRecords(deps, place, source, choices.ticks);
  const sources = linked.records.filter(({ isTicked }) => isTicked);
  const ids = await drawIds({ ...deps, branchOf: place.branchOf, chosen: choices.ids }, sources);
  const startsAt = recordPeriods(module, source.data).find(({ start }) => isMovable(start))?.start ?? null;
  const start = startsAt === null ? null : (choices.start ?? nextStart(startsAt, deps.clock.now()));
  const texts = await textsOf(deps, place, sources);
  const planned = planCopies(sources, {
    ids,
    move:
      startsAt === null || start === null
        ? (instant) => instant
        : createShift(startsAt, start, place.branch.environment.gameTimeZone),
    words: choices.words,
    status: choices.keeps_status ? null : STATUS_OF_COPIES,
    findText: (key) => texts.get(key),
  });
  const copies = await checkAll(deps, await findVersionPlace(deps, address), planned);
  return { ...linked, place, startsAt, start, copies };
}

/** Whole weeks later, on the same weekday, and ahead of now. */
function nextStart(startsAt: string, now: Date): string {
  const first = instantOf(startsAt);
  for (let weeks = WEEKS_OF_CYCLE; ; weeks += WEEKS_OF_CYCLE) {
    const start = daysAfter(first, weeks * 7);
    if (start > now) return formatDateTime(start);
  }
}

/** The shared texts that records name. */
async function textsOf(
  { database, registry }: EditDependencies,
  { branchOf }: RecordPlace,
  sources: LinkedRecords['records'],
): Promise<ReadonlyMap<string, RecordData>> {
  const keys = sources.flatMap(({ module, data }) => [
    ...(referencedBy(module, [data]).get(TEXT_MODULE.key) ?? []),
  ]);
  const found = await findAcrossModules(
    database,
    registry,
    new Map([[TEXT_MODULE.key, new Set(keys)]]),
    branchOf,
  );
  return found.get(TEXT_MODULE.key) ?? new Map<string, RecordData>();
}

async function checkAll(
  deps: CopyDependencies,
  { versioned, shared }: VersionPlace,
  copies: readonly PlannedCopy[],
): Promise<readonly CheckedCopy[]> {
  const branchOf = (scope: string) => (scope === 'versioned' ? versioned : shared).branchId;
  const taken = await findTaken(deps, copies, branchOf);
  const changes = copies.map(({ source: { module }, recordId, data }) => ({ module, recordId, data }));
  const problems = Map.groupBy(await deps.checkChanges(versioned, changes), (problem) =>
    recordKey(problem.module, problem.recordId),
  );
  return copies.map((copy) => {
    const { module } = copy.source;
    const key = recordKey(module.key, copy.recordId);
    const field = module.identity.at(-1) ?? '';
    const forbidding = [
      ...(taken.has(key) ? [issue(field, 'record_exists', { id: copy.recordId })] : []),
      ...validateFields(module, copy.data),
    ];
    return { ...copy, forbidding, problems: besides(forbidding, problems.get(key) ?? []) };
  });
}

/** What a release would say, without what forbids the copy anyway. */
function besides(forbidding: readonly Issue[], problems: readonly RecordIssue[]): readonly Issue[] {
  return problems
    .filter(({ path, code }) => !forbidding.some((known) => known.path === path && known.code === code))
    .map(({ path, code, params, severity }) => issue(path, code, params, severity));
}

/** The copies whose ids others have already, or that have the same. */
async function findTaken(
  { database }: EditDependencies,
  copies: readonly PlannedCopy[],
  branchOf: (scope: string) => number,
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  const byModule = Map.groupBy(copies, ({ source }) => source.module);
  for (const [module, group] of byModule) {
    const ids = group.map(({ recordId }) => recordId);
    const heads = await readHeads(database, branchOf(module.scope), module, [...new Set(ids)]);
    for (const [index, id] of ids.entries())
      if (heads.has(id) || ids.indexOf(id) !== index) taken.add(recordKey(module.key, id));
  }
  return taken;
}
