import { MAX_COPIES, type CopyPlanAnswer } from '@quartermaster/contract/http/copies';
import { recordPeriods } from '@quartermaster/domain/copies/moments';
import { drawnField } from '@quartermaster/domain/copies/plan-copies';
import { overlap } from '@quartermaster/domain/copies/shift';
import type { Severity } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { takesEffectOnSave, type ResolvedModule } from '@quartermaster/domain/core/module';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { recordKey } from '@quartermaster/domain/record/record-key';
import { listRecords } from '../../engine/list-query.ts';
import {
  titlesOf,
  withTitleTexts,
  type FoundRecords,
  type RecordTitles,
} from '../../engine/referenced-records.ts';
import type { CheckedCopy, LinkedPlan } from './plan-linked-copies.ts';
import { presentIssues } from './present-records.ts';
import type { RecordsDependencies } from './record-place.ts';

/** A plan as it goes over the wire, with the names of everything in it. */
export async function presentPlan(deps: RecordsDependencies, plan: LinkedPlan): Promise<CopyPlanAnswer> {
  const { place, records, copies } = plan;
  const { branchId } = place.branch;
  // A copy may want an id that is taken, so titles of sources and copies are looked up separately.
  const sources = await titlesIn(deps, records, branchId);
  const named = copies.map(({ source: { module }, recordId, data }) => ({ module, recordId, data }));
  const ofCopies = await titlesIn(deps, named, branchId);
  const byKey = new Map(
    copies.map((copy) => [recordKey(copy.source.module.key, copy.source.recordId), copy]),
  );
  const titleOf = (titles: RecordTitles, module: string, id: string) => titles[module]?.[id]?.title ?? null;
  return {
    starts_at: plan.startsAt,
    start: plan.start,
    time_zone: place.branch.environment.gameTimeZone,
    records: records.map(({ module, recordId, relation, via }) => {
      const copy = byKey.get(recordKey(module.key, recordId));
      return {
        module: module.key,
        record_id: recordId,
        title: titleOf(sources, module.key, recordId),
        relation,
        via,
        copy: copy === undefined ? null : presentCopy(copy, titleOf(ofCopies, module.key, copy.recordId)),
      };
    }),
    overlaps: await findOverlaps(deps, plan),
    copied: copies.length,
    errors:
      copies.reduce((sum, { forbidding }) => sum + forbidding.length, 0) +
      (copies.length > MAX_COPIES ? 1 : 0),
    blocking: countProblems(copies, 'error'),
    warnings: countProblems(copies, 'warning'),
    is_cut: plan.isCut,
    takes_effect: copies.some(({ source }) => takesEffectOnSave(source.module)),
  };
}

const countProblems = (copies: readonly CheckedCopy[], wanted: Severity): number =>
  copies.flatMap(({ problems }) => problems).filter(({ severity }) => severity === wanted).length;

function presentCopy(
  { source, recordId, data, forbidding, problems }: CheckedCopy,
  title: RecordTitles[string][string]['title'],
): NonNullable<CopyPlanAnswer['records'][number]['copy']> {
  const { module } = source;
  const drawn = drawnField(module);
  const id = drawn === null ? null : data[drawn];
  return {
    record_id: recordId,
    id: typeof id === 'number' || typeof id === 'string' ? id : null,
    title,
    periods: [...recordPeriods(module, data)],
    changes: diffRecords(module, source.data, data),
    issues: presentIssues([...forbidding, ...problems]),
  };
}

type Named = { readonly module: ResolvedModule; readonly recordId: string; readonly data: RecordData };

/** What records are called; they may be called by shared texts. */
async function titlesIn(
  { database, registry }: RecordsDependencies,
  records: readonly Named[],
  branchId: number,
): Promise<RecordTitles> {
  const found: FoundRecords = new Map(
    [...Map.groupBy(records, ({ module }) => module.key)].map(([key, group]) => [
      key,
      new Map(group.map(({ recordId, data }) => [recordId, data])),
    ]),
  );
  return titlesOf(registry, await withTitleTexts(database, registry, found, branchId));
}

/** Heads of the same module that are open at the same time as a copy, the source of the copy among them. */
async function findOverlaps(
  { database, registry }: RecordsDependencies,
  { copies, place }: LinkedPlan,
): Promise<CopyPlanAnswer['overlaps']> {
  const overlaps: CopyPlanAnswer['overlaps'] = [];
  const heads = Map.groupBy(
    copies.filter(({ source }) => source.module.head),
    ({ source }) => source.module,
  );
  for (const [module, group] of heads) {
    const branchId = place.branchOf(module);
    const selection = { module, branchId, language: 'en', sort: null, search: null, filter: [] } as const;
    const listed = await listRecords(
      database,
      { ...selection, parent: null },
      { offset: 0, limit: MAX_COPIES },
    );
    const others = new Map(listed.records.map(({ recordId, data }) => [recordId, readRecord(module, data)]));
    const named = await withTitleTexts(database, registry, new Map([[module.key, others]]), branchId);
    const titles = titlesOf(registry, named)[module.key] ?? {};
    for (const copy of group) overlaps.push(...overlapsOf(copy, others, (id) => titles[id]?.title ?? null));
  }
  return overlaps;
}

function overlapsOf(
  { source: { module }, recordId, data }: CheckedCopy,
  others: ReadonlyMap<string, RecordData>,
  titleOf: (id: string) => CopyPlanAnswer['records'][number]['title'],
): CopyPlanAnswer['overlaps'] {
  const own = recordPeriods(module, data);
  return [...others].flatMap(([id, other]) => {
    const period = recordPeriods(module, other).find((theirs) => own.some((each) => overlap(each, theirs)));
    const of = { record_id: id, title: titleOf(id) };
    return period === undefined ? [] : [{ module: module.key, record_id: recordId, of, ...period }];
  });
}
