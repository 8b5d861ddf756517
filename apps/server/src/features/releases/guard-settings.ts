import { AppError } from '@quartermaster/contract/errors/app-error';
import { MAX_LISTED_ISSUES } from '@quartermaster/contract/http/limits';
import type { Issue, RecordIssue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Localized } from '@quartermaster/domain/core/language';
import type { Registry } from '@quartermaster/domain/core/module';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import type { ChangedRecords } from '@quartermaster/domain/validation/validate-changes';
import type { Transaction } from '../../db/database.ts';
import { titleKeys } from '../../engine/referenced-records.ts';
import type { GuardedChange, SettingsGuard } from '../../engine/settings-guard.ts';
import { digestOf, presentIssue } from './check-content.ts';
import type { LoadedContent } from './loaded-content.ts';
import { findContentRecords } from './content.repo.ts';
import type { Content } from './content.ts';
import { checkChanges } from './check-changes.ts';
import { byModule, findNewest, type CheckerDependencies } from './change-checker.ts';
import { problemsInWords } from './problems-in-words.ts';

/**
 * Refuses environment-wide settings with errors, or with warnings that were not accepted, in a protected
 * environment, whichever way they are written.
 */
export function createSettingsGuard(deps: CheckerDependencies): SettingsGuard {
  const { database, registry } = deps;
  return async ({ environment, version }, changes, actor, tx) => {
    const settings = changes.filter(({ module }) => module.scope === 'environment');
    if (!environment.isProtected || settings.length === 0) return actor;
    const content = await findNewest(deps, { environment, version }, tx);
    const changed = byModule(settings);
    const check = async (connection: Transaction) => {
      const issues = await checkChanges(connection, { registry, content, changed, isProtected: true });
      const nameRecords = (listed: readonly RecordIssue[]) =>
        recordsToName(connection, registry, content, changed, listed);
      const errors = issues.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) {
        const problems = problemsInWords(
          registry,
          await nameRecords(errors.slice(0, MAX_LISTED_ISSUES)),
          errors,
        );
        throw settingsHaveErrors(errors, problems, changes);
      }
      const warnings = issues.filter(({ severity }) => severity === 'warning');
      if (warnings.length === 0) return actor;
      const accepted = { warnings: warnings.length, digest: digestOf(warnings) };
      if (actor.acceptedDigest === accepted.digest) return { ...actor, accepted };
      const listed = warnings.slice(0, MAX_LISTED_ISSUES);
      const named = await nameRecords(listed);
      throw new AppError(
        'settings_have_warnings',
        { warnings: warnings.length },
        listed.map((problem) => issueOf(problem, changes)),
        { ...accepted, issues: listed.map((problem) => presentIssue(registry, named, problem)) },
      );
    };
    return tx === undefined ? database.transaction(check) : check(tx);
  };
}

function settingsHaveErrors(
  errors: readonly RecordIssue[],
  problems: Localized,
  changes: readonly GuardedChange[],
): AppError {
  const found = errors.map((problem) => issueOf(problem, changes));
  return new AppError('settings_have_errors', { errors: errors.length, problems }, found);
}

/** The records of these problems as they would be, and the texts that their titles name. */
async function recordsToName(
  tx: Transaction,
  registry: Registry,
  content: Content,
  changed: ChangedRecords,
  problems: readonly RecordIssue[],
): Promise<LoadedContent> {
  const loaded = new Map<string, Map<string, RecordData>>();
  const put = (key: string, records: Iterable<readonly [string, RecordData]>) =>
    loaded.set(key, new Map([...(loaded.get(key) ?? []), ...records]));
  for (const [key, group] of Map.groupBy(problems, ({ module }) => module)) {
    const module = registry.get(key);
    const ids = [...new Set(group.map(({ recordId }) => recordId))];
    const stored = await findContentRecords(tx, module, ids, content);
    const records = ids.flatMap((id) => {
      const data = changed.get(key)?.get(id) ?? stored.get(id);
      return data === undefined ? [] : [[id, data] as const];
    });
    put(key, records);
    const texts = registry.find(TEXT_MODULE.key);
    const keys = titleKeys(
      module,
      records.map(([, data]) => data),
    );
    if (texts !== undefined) put(texts.key, await findContentRecords(tx, texts, [...new Set(keys)], content));
  }
  return loaded;
}

/** The path of an issue is a field if one record is saved; with several, the record's index comes first, as in any batch. */
function issueOf({ module, recordId, ...problem }: RecordIssue, changes: readonly GuardedChange[]): Issue {
  const index = changes.findIndex((change) => change.module.key === module && change.recordId === recordId);
  if (changes.length === 1 && index === 0) return problem;
  const place = index === -1 ? `${module}.${recordId}` : String(index);
  return { ...problem, path: problem.path === '' ? place : `${place}.${problem.path}` };
}
