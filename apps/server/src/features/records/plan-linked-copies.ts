import type { CopyPlanBody } from '@quartermaster/contract/http/copies';
import { periodsOf } from '@quartermaster/domain/copies/moments';
import { planCopies, type PlannedCopy } from '@quartermaster/domain/copies/plan-copies';
import { createShift, isMovable } from '@quartermaster/domain/copies/shift';
import { daysAfter, formatDateTime, instantOf } from '@quartermaster/domain/core/date-time';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { readHeads } from '../../engine/record-rows.ts';
import { findAcrossModules, referencedBy, type FoundRecords } from '../../engine/referenced-records.ts';
import { checkRecord } from './check-record.ts';
import { drawIds } from './draw-ids.ts';
import { findLinkedRecords, type LinkedRecords } from './find-linked-records.ts';
import { getRecord } from './get-record.ts';
import { findPlace, findVersionPlace, type EditDependencies, type RecordPlace } from './record-place.ts';

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
  /** The records that the copies and their sources refer to, including the copies. */
  readonly found: FoundRecords;
};

const WEEKS_OF_CYCLE = 4;
const STATUS_OF_COPIES = 'not_open';

/** What a copy of a record and of all that comes along with it would be. Nothing is written. */
export async function planLinkedCopies(
  deps: EditDependencies,
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
  const startsAt = periodsOf(module, source.data).find(({ start }) => isMovable(start))?.start ?? null;
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
  const found = await findNamed(deps, place, planned);
  return { ...linked, place, startsAt, start, found, copies: await checkAll(deps, address, planned, found) };
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

/** What the copies name: other copies, or records that are there. */
async function findNamed(
  { database, registry }: EditDependencies,
  { branchOf }: RecordPlace,
  copies: readonly PlannedCopy[],
): Promise<FoundRecords> {
  const wanted = new Map<string, Set<string>>();
  for (const { source, data } of copies) {
    for (const [key, ids] of referencedBy(source.module, [data]))
      wanted.set(key, new Set([...(wanted.get(key) ?? []), ...ids]));
  }
  const found = new Map(
    [...(await findAcrossModules(database, registry, wanted, branchOf))].map(([key, records]) => [
      key,
      new Map(records),
    ]),
  );
  for (const { source, recordId, data } of copies) {
    const { key } = source.module;
    found.set(key, (found.get(key) ?? new Map<string, RecordData>()).set(recordId, data));
  }
  return found;
}

async function checkAll(
  deps: EditDependencies,
  address: ModuleAddress,
  copies: readonly PlannedCopy[],
  found: FoundRecords,
): Promise<readonly CheckedCopy[]> {
  const { versioned, shared } = await findVersionPlace(deps, address);
  const taken = await findTaken(
    deps,
    copies,
    (scope) => (scope === 'versioned' ? versioned : shared).branchId,
  );
  return copies.map((copy) => {
    const { module } = copy.source;
    const branch = module.scope === 'versioned' ? versioned : shared;
    const field = module.identity.at(-1) ?? '';
    const forbidding = [
      ...(taken.has(recordKey(module.key, copy.recordId))
        ? [issue(field, 'record_exists', { id: copy.recordId })]
        : []),
      ...validateFields(module, copy.data),
    ];
    const own = { module, branch, branchOf: () => branch.branchId };
    return { ...copy, forbidding, problems: checkRecord(deps.registry, own, copy.data, found) };
  });
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
