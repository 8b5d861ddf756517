import { AppError } from '@quartermaster/contract/errors/app-error';
import { PLANNED_PER_PAGE } from '@quartermaster/contract/http/limits';
import type {
  SettingsImportOutcome,
  SettingsImportRecords,
} from '@quartermaster/contract/http/settings-files';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Queryable } from '../../db/database.ts';
import {
  findAcrossModules,
  referencedBy,
  titlesOf,
  withTitleTexts,
} from '../../engine/referenced-records.ts';
import { findRevisionStates } from '../releases/index.ts';
import type { ImportPlace } from './import-place.ts';
import { readPlan, type PlannedRecord } from './plan-file.ts';
import type { SettingsFilesDependencies } from './settings-files-dependencies.ts';
import type { StoredSettingsImport } from './settings-imports.repo.ts';

export type PlanPage = {
  readonly module: string;
  readonly outcome: SettingsImportOutcome | undefined;
  readonly offset: number;
};

/**
 * A page of what an import would write into a module, field by field.
 * @throws AppError `import_state`, `module_not_found`
 */
export async function readPlannedPage(
  { database, files, registry }: SettingsFilesDependencies,
  place: ImportPlace,
  job: StoredSettingsImport,
  { module: key, outcome, offset }: PlanPage,
): Promise<SettingsImportRecords> {
  if (!['checked', 'writing', 'done', 'undone'].includes(job.state)) throw new AppError('import_state');
  const module = registry.find(key);
  if (module === undefined || !job.modules.some((planned) => planned.module === key))
    throw new AppError('module_not_found', { module: key });
  const page = await takePage(readPlan(files, job.id, key), outcome, offset);
  const shown = page.slice(0, PLANNED_PER_PAGE);
  const before = await findBases(database, module, place.branchOf(module), shown);
  const after = new Map(shown.flatMap(({ recordId, data }) => (data === null ? [] : [[recordId, data]])));
  const wanted = referencedBy(module, [...before.values(), ...after.values()]);
  const named = await findAcrossModules(database, registry, wanted, place.branchOf);
  // The records themselves are called by name too, a new one as the file calls it.
  const own = new Map([...before, ...after]);
  const found = new Map([...named, [key, new Map([...(named.get(key) ?? []), ...own])]]);
  const references = titlesOf(registry, await withTitleTexts(database, registry, found, place.branchOf));
  return {
    records: shown.map(({ recordId, outcome: kind, data, issues }) => {
      const base = before.get(recordId);
      return {
        record_id: recordId,
        title: references[key]?.[recordId]?.title ?? null,
        outcome: kind,
        fields: base === undefined || data === null ? [] : diffRecords(module, base, data),
        issues: issues.map((problem) => ({ ...problem, params: { ...problem.params } })),
      };
    }),
    references,
    next: page.length > PLANNED_PER_PAGE ? offset + PLANNED_PER_PAGE : null,
  };
}

/** Takes one record more than a page: it shows that there is a next page. */
async function takePage(
  plan: AsyncIterable<PlannedRecord>,
  outcome: SettingsImportOutcome | undefined,
  offset: number,
): Promise<readonly PlannedRecord[]> {
  const page: PlannedRecord[] = [];
  let passed = 0;
  for await (const record of plan) {
    if (outcome !== undefined && record.outcome !== outcome) continue;
    if (passed < offset) passed += 1;
    else if (page.push(record) > PLANNED_PER_PAGE) break;
  }
  return page;
}

/** The records as they were when the plan was made. */
async function findBases(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  planned: readonly PlannedRecord[],
): Promise<ReadonlyMap<string, RecordData>> {
  const revisions = planned
    .filter(({ base }) => base !== null)
    .map(({ recordId, base }) => ({
      module: module.key,
      recordId,
      branchId,
      fromSeq: base,
      isKeptOut: false,
    }));
  const states = await findRevisionStates(db, module, revisions);
  return new Map(states.map(({ recordId, data }) => [recordId, readRecord(module, data)]));
}
