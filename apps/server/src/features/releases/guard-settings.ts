import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Issue, RecordIssue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database, Transaction } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { GuardedChange, SettingsGuard } from '../../engine/settings-guard.ts';
import { judgeSettings } from './judge-settings.ts';

type Deps = { readonly database: Database; readonly registry: Registry; readonly branches: BranchDirectory };

/** After every point of a log: the newest states. */
const NEWEST = Number.MAX_SAFE_INTEGER;

/** Refuses environment-wide settings with errors in a protected environment, whichever way they are written. */
export function createSettingsGuard({ database, registry, branches }: Deps): SettingsGuard {
  return async ({ environment, version }, changes, tx) => {
    const settings = changes.filter(({ module }) => module.scope === 'environment');
    if (!environment.isProtected || settings.length === 0) return;
    const { branchId } = await branches.resolve(tx ?? database, environment.key, version.name, 'versioned');
    const content = {
      versionBranchId: branchId,
      versionSeq: NEWEST,
      environmentBranchId: environment.branchId,
      environmentSeq: NEWEST,
      holds: [],
    };
    const judge = (connection: Transaction) =>
      judgeSettings(connection, { registry, content, changed: byModule(settings), isProtected: true });
    const issues = await (tx === undefined ? database.transaction(judge) : judge(tx));
    const errors = issues.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return;
    throw new AppError(
      'settings_have_errors',
      { errors: errors.length },
      errors.map((problem) => issueOf(problem, changes)),
    );
  };
}

function byModule(changes: readonly GuardedChange[]): Map<string, Map<string, RecordData | null>> {
  return new Map(
    [...Map.groupBy(changes, ({ module }) => module.key)].map(([key, group]) => [
      key,
      new Map(group.map(({ recordId, data }) => [recordId, data])),
    ]),
  );
}

/** Of a single record its field; of several the place among them first, as in any batch. */
function issueOf({ module, recordId, ...problem }: RecordIssue, changes: readonly GuardedChange[]): Issue {
  const index = changes.findIndex((change) => change.module.key === module && change.recordId === recordId);
  if (changes.length === 1 && index === 0) return problem;
  const place = index === -1 ? `${module}.${recordId}` : String(index);
  return { ...problem, path: problem.path === '' ? place : `${place}.${problem.path}` };
}
