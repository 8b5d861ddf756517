import type {
  ChecksBody,
  ProgressAnswer,
  TextRow,
  TextsAnswer,
  TextsQuery,
} from '@quartermaster/contract/http/localization';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { Registry } from '@quartermaster/domain/core/module';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { changesSinceLive, type ChangeSinceLive } from '../../engine/change-since-live.ts';
import { resolveModulePlace, type ModulePlace } from '../../engine/module-place.ts';
import { findRecords, type StoredRecord } from '../../engine/stored-record.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { saveChecks } from './checks.repo.ts';
import { findStaleTexts, type StaleTexts } from './stale-texts.repo.ts';
import { createProblemFinder, problemsOf, type ProblemFinder } from './text-problems.ts';
import { findChanged, selectionOf } from './text-states.ts';
import { countTexts, findTextIds } from './texts.repo.ts';

export type LocalizationDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
};

type Dependencies = LocalizationDependencies & { readonly problems: ProblemFinder };

export type VersionAddress = { readonly env: string; readonly version: string };

export type LocalizationService = ReturnType<typeof createLocalizationService>;

/** The texts of an environment as translators work on them. Saving is that of any record. */
export function createLocalizationService(foundation: LocalizationDependencies) {
  const deps = { ...foundation, problems: createProblemFinder(foundation.database) };
  return {
    texts: (address: VersionAddress, query: TextsQuery) => texts(deps, address, query),
    progress: (address: VersionAddress, source: Language) => progress(deps, address, source),
    check: (address: VersionAddress, body: ChecksBody, actor: Actor) => check(deps, address, body, actor),
  };
}

function placeOf(deps: LocalizationDependencies, address: VersionAddress): Promise<ModulePlace> {
  return resolveModulePlace(deps.database, deps, { ...address, module: TEXT_MODULE.key });
}

async function texts(deps: Dependencies, address: VersionAddress, query: TextsQuery): Promise<TextsAnswer> {
  const { database } = deps;
  const place = await placeOf(deps, address);
  const { module, branchId } = place;
  const selection = await selectionOf(deps, place, query);
  const range = { limit: query.per_page, offset: (query.page - 1) * query.per_page };
  const { total, ids } = await findTextIds(database, module, branchId, selection, range);
  const [records, stale, changes] = await Promise.all([
    findRecords(database, module, branchId, ids),
    findStaleTexts(database, module, branchId, query.source, ids),
    changesSinceLive(database, module, branchId, ids),
  ]);
  const byId = new Map(records.map((record) => [record.recordId, record]));
  const rows = ids.flatMap((id) => {
    const record = byId.get(id);
    return record === undefined ? [] : [presentText(place, record, stale.get(id), changes.get(id))];
  });
  return { total, rows };
}

function presentText(
  place: ModulePlace,
  { recordId, data, revision, updatedAt, updatedBy }: StoredRecord,
  stale: StaleTexts | undefined,
  change: ChangeSinceLive | undefined,
): TextRow {
  const current = readRecord(place.module, data);
  return {
    record: {
      record_id: recordId,
      data: current,
      revision,
      updated_at: updatedAt,
      updated_by: updatedBy,
      change: change ?? null,
    },
    stale: { ...stale },
    issues: problemsOf(place, current) as TextRow['issues'],
  };
}

async function progress(
  deps: Dependencies,
  address: VersionAddress,
  source: Language,
): Promise<ProgressAnswer> {
  const { database } = deps;
  const place = await placeOf(deps, address);
  const { module, branchId } = place;
  const [counts, stale, changed, problems] = await Promise.all([
    countTexts(database, module, branchId),
    findStaleTexts(database, module, branchId, source, null),
    findChanged(database, place),
    deps.problems.find(place),
  ]);
  const languages = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { missing: counts.missing[language], stale: countBehind(stale, language) },
    ]),
  ) as ProgressAnswer['languages'];
  return {
    total: counts.total,
    languages,
    states: {
      all: counts.total,
      missing: counts.incomplete,
      stale: stale.size,
      changed: changed.length,
      problems: problems.length,
      files: counts.files,
    },
  };
}

const countBehind = (stale: ReadonlyMap<string, StaleTexts>, language: Language): number =>
  [...stale.values()].filter((behind) => language in behind).length;

async function check(
  deps: Dependencies,
  address: VersionAddress,
  body: ChecksBody,
  actor: Actor,
): Promise<{ readonly changed: number }> {
  const { module, branchId } = await placeOf(deps, address);
  return deps.database.transaction(async (tx) => {
    const changed = await saveChecks(tx, module, branchId, body, actor.accountId);
    if (changed > 0)
      await writeAudit(tx, actor, {
        action: 'translation.check',
        module: module.key,
        branchId,
        after: { source: body.source, checks: auditable(body) },
      });
    return { changed };
  });
}

const auditable = ({ checks }: ChecksBody): readonly string[] =>
  checks.map(({ key, language, is_current: isCurrent }) => `${isCurrent ? '' : '-'}${language}:${key}`);
