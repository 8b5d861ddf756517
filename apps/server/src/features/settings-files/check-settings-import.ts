import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  SettingsImportModule,
  SettingsImportOptions,
} from '@quartermaster/contract/http/settings-files';
import type { SettingsFileModule } from '@quartermaster/contract/bundle/settings-file';
import { LOCK } from '../../db/advisory-locks.ts';
import { findPlaceOf, type ImportPlace } from './import-place.ts';
import { createNamedRecords, findProblems, type FoundProblem, type NamedRecords } from './named-records.ts';
import { readRemovedIds, settingsFileKey, writePlan } from './plan-file.ts';
import { noCounts, planModule, type Counts } from './plan-module.ts';
import { openSettingsFile, type SettingsFile } from './read-settings-file.ts';
import type { SettingsFilesDependencies } from './settings-files-dependencies.ts';
import {
  findSettingsImport,
  updateSettingsImport,
  type StoredSettingsImport,
} from './settings-imports.repo.ts';

/** The most problems across records that are listed for a module. */
const MOST_PROBLEMS = 100;

/** Plans what each module of the file would become. Can be run again; a second run waits for the first. */
export async function checkSettingsImport(deps: SettingsFilesDependencies, id: string): Promise<void> {
  const lock = await deps.database.connect();
  try {
    await lock.query('select pg_advisory_lock($1, hashtext($2))', [LOCK.settingsImport, id]);
    const job = await findSettingsImport(deps.database, id);
    if (job?.state !== 'checking' || job.options === null) return;
    await check(deps, job, job.options);
  } catch (problem) {
    if (!(problem instanceof AppError)) throw problem;
    const { code, params } = problem;
    await updateSettingsImport(deps.database, id, { state: 'failed', problem: { code, params } });
  } finally {
    await lock.close();
  }
}

async function check(
  deps: SettingsFilesDependencies,
  job: StoredSettingsImport,
  options: SettingsImportOptions,
): Promise<void> {
  const { database, files, registry } = deps;
  const place = await findPlaceOf(deps, { env: job.environment, version: job.version });
  const file = await openSettingsFile(() => files.getStream(settingsFileKey(job.id)), job.fileName);
  try {
    const named = createNamedRecords();
    const chosen = job.manifest.modules.filter(({ module }) => options.modules.includes(module));
    const total = chosen.reduce((sum, { record_count: count }) => sum + count, 0);
    const counted = new Map<string, Counts>();
    let done = 0;
    for (const entry of chosen) {
      counted.set(entry.module, await planEntry({ deps, job, options, place, file, named }, entry));
      done += entry.record_count;
      await updateSettingsImport(database, job.id, { progress: total === 0 ? 1 : done / total });
    }
    const removedIds = (key: string) => readRemovedIds(files, job.id, key);
    const problems = await collectProblems(findProblems(database, registry, place, named, removedIds));
    const modules = [...counted].map(([module, counts]) =>
      presentModule(module, counts, problems.get(module) ?? noProblems()),
    );
    await updateSettingsImport(database, job.id, { state: 'checked', modules, progress: 1 });
  } finally {
    await file.close();
  }
}

type Check = {
  readonly deps: SettingsFilesDependencies;
  readonly job: StoredSettingsImport;
  readonly options: SettingsImportOptions;
  readonly place: ImportPlace;
  readonly file: SettingsFile;
  readonly named: NamedRecords;
};

async function planEntry(
  { deps, job, options, place, file, named }: Check,
  entry: SettingsFileModule,
): Promise<Counts> {
  const { database, files, registry, fixedRecords, clock } = deps;
  const module = registry.get(entry.module);
  const counts = noCounts();
  const { isProtected } = place.versioned.environment;
  const plan = planModule(
    {
      database,
      registry,
      fixedRecords,
      module,
      branchId: place.branchOf(module),
      mode: options.mode,
      now: clock.now(),
      isAtOnce: isProtected && module.scope === 'environment',
      named,
    },
    file.records(entry),
    counts,
  );
  await writePlan(files, job.id, module.key, plan);
  named.settle(module);
  return counts;
}

/** The number of problems of one module, and the first of them. */
type ModuleProblems = {
  readonly errors: FoundProblem[];
  readonly warnings: FoundProblem[];
  readonly counts: { errors: number; warnings: number };
};

const noProblems = (): ModuleProblems => ({ errors: [], warnings: [], counts: { errors: 0, warnings: 0 } });

/** Counts problems by module and keeps the first ones: a file may have one per record. */
async function collectProblems(
  found: AsyncIterable<FoundProblem>,
): Promise<ReadonlyMap<string, ModuleProblems>> {
  const problems = new Map<string, ModuleProblems>();
  for await (const problem of found) {
    const own = problems.get(problem.module) ?? noProblems();
    const kind = problem.issue.severity === 'error' ? 'errors' : 'warnings';
    own.counts[kind] += 1;
    if (own[kind].length < MOST_PROBLEMS) own[kind].push(problem);
    problems.set(problem.module, own);
  }
  return problems;
}

function presentModule(module: string, counts: Counts, found: ModuleProblems): SettingsImportModule {
  return {
    module,
    counts: {
      ...counts,
      errors: counts.errors + found.counts.errors,
      warnings: counts.warnings + found.counts.warnings,
    },
    problems: [...found.errors, ...found.warnings].slice(0, MOST_PROBLEMS).map(({ recordId, issue }) => ({
      record_id: recordId,
      issue: { path: issue.path, code: issue.code, params: { ...issue.params }, severity: issue.severity },
    })),
  };
}
