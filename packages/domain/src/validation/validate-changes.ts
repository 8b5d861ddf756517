import { issue, type RecordIssue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { Registry, ResolvedModule } from '../core/module.ts';
import { canonicalJson } from '../record/canonical.ts';
import { ruleLogic } from '../rules/index.ts';
import { checkModuleRules } from './check-rules.ts';
import { validateConfiguration } from './validate-configuration.ts';

/** Records by id, by module key. */
type RecordsByModule = ReadonlyMap<string, ReadonlyMap<string, RecordData>>;

/** Records as a write would leave them, by module key; null deletes. */
export type ChangedRecords = ReadonlyMap<string, ReadonlyMap<string, RecordData | null>>;

type Changes = {
  readonly registry: Registry;
  readonly isProtected: boolean;
  /** The oldest client that the version supports, where it is known. */
  readonly client?: string | undefined;
  readonly changed: ChangedRecords;
  /** The records that the changed ones name, as far as they exist. */
  readonly referenced: RecordsByModule;
  /** Every record of the changed modules that have rules over all of their records, before the change. */
  readonly before: RecordsByModule;
};

/** Whether the records of a module are checked together, and not each by itself. */
export const hasModuleRules = (module: ResolvedModule): boolean =>
  module.rules.some((rule) => ruleLogic(rule).level === 'module');

/**
 * What `validateConfiguration` would say of the changed records, without reading the others; and
 * what the change makes wrong in other records of the same modules.
 */
export function validateChanges(changes: Changes): RecordIssue[] {
  const { registry, isProtected, client, changed, referenced } = changes;
  const alone = validateConfiguration({
    registry: withoutModuleRules(registry),
    isProtected,
    client,
    onlyModules: [...changed.keys()],
    records: (key) => recordsOf(overlay(referenced.get(key), changed.get(key))),
  }).filter(({ module, recordId }) => changed.get(module)?.has(recordId));
  return [...alone, ...[...changed.keys()].flatMap((key) => checkTogether(registry.get(key), changes))];
}

function checkTogether(module: ResolvedModule, { changed, before }: Changes): readonly RecordIssue[] {
  if (!hasModuleRules(module)) return [];
  const written = changed.get(module.key);
  const known = new Set(moduleIssues(module, before.get(module.key)).map(nameOf));
  return moduleIssues(module, overlay(before.get(module.key), written)).filter(
    (problem) => written?.has(problem.recordId) === true || !known.has(nameOf(problem)),
  );
}

function moduleIssues(
  module: ResolvedModule,
  records: ReadonlyMap<string, RecordData> = new Map(),
): readonly RecordIssue[] {
  const issues: RecordIssue[] = [];
  checkModuleRules(
    recordsOf(records),
    (recordId, path, code, params, severity) =>
      issues.push({ ...issue(path, code, params, severity), module: module.key, recordId }),
    { module },
  );
  return issues;
}

const nameOf = ({ recordId, path, code, params }: RecordIssue): string =>
  canonicalJson([recordId, path, code, params]);

const recordsOf = (records: ReadonlyMap<string, RecordData>) =>
  [...records].map(([recordId, data]) => ({ recordId, data }));

function overlay(
  under: ReadonlyMap<string, RecordData> = new Map(),
  over: ReadonlyMap<string, RecordData | null> = new Map(),
): ReadonlyMap<string, RecordData> {
  const whole = new Map(under);
  for (const [recordId, data] of over) {
    if (data === null) whole.delete(recordId);
    else whole.set(recordId, data);
  }
  return whole;
}

function withoutModuleRules(registry: Registry): Registry {
  const alone = new Map(
    registry.modules.map((module) => [
      module.key,
      { ...module, rules: module.rules.filter((rule) => ruleLogic(rule).level !== 'module') },
    ]),
  );
  return {
    ...registry,
    modules: [...alone.values()],
    find: (key) => alone.get(key) ?? registry.find(key),
    get: (key) => alone.get(key) ?? registry.get(key),
  };
}
