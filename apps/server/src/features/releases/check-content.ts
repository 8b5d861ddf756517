import { MAX_LISTED_ISSUES } from '@quartermaster/contract/http/limits';
import type { ProblemsAnswer, ReleaseIssue, ReleaseProblem } from '@quartermaster/contract/http/releases';
import type { RecordIssue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import type { PlayerFacts } from '@quartermaster/domain/core/player-facts';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { valueAt } from '@quartermaster/domain/record/path-value';
import { NOT_RUN } from '@quartermaster/domain/validation/check-rules';
import { validateConfiguration } from '@quartermaster/domain/validation/validate-configuration';
import { sha256 } from '../../platform/sha256.ts';
import type { CarriedRecord } from '../carried-over/index.ts';
import { carriedGroups, carriedOver, isCarried } from './carried-warnings.ts';
import type { KeptOut } from './keep-out.ts';
import { titleOfRecord, type LoadedContent } from './loaded-content.ts';
import type { WarningKey } from './release-warnings.repo.ts';

export const recordsOf = (records: ReadonlyMap<string, RecordData>) =>
  [...records].map(([recordId, data]) => ({ recordId, data }));

type CheckOptions = {
  readonly isProtected: boolean;
  readonly kept: readonly KeptOut[];
  /** Keys of the warnings that were accepted for an earlier release. */
  readonly accepted: ReadonlySet<string>;
  /** Copies with groups of fields that are not confirmed yet. */
  readonly carried: readonly CarriedRecord[];
  readonly players: PlayerFacts | null;
  /** The oldest client that the version supports; '': it names none. */
  readonly client: string;
};

/** `answer` does not know yet who accepted what; `warnings` are all of them, those that are not listed too. */
export type CheckedContent = { readonly answer: ProblemsAnswer; readonly warnings: readonly WarningKey[] };

/** Checks a whole content, with the records that are `kept` out. Heavy: it runs in a thread of its own. */
export function checkContent(
  registry: Registry,
  content: LoadedContent,
  { isProtected, kept, accepted, carried, players, client }: CheckOptions,
): CheckedContent {
  const found = validateConfiguration({
    registry,
    isProtected,
    onlyModules: [...content.keys()],
    isWhole: true,
    records: (key) => recordsOf(content.get(key) ?? new Map<string, RecordData>()),
    players: players ?? undefined,
    client,
  });
  const issues = [...found, ...carriedOver(registry, content, carried)];
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = keyedWarnings(content, issues);
  const isNew = ({ key }: KeyedWarning) => !accepted.has(key);
  const unsorted = warnings.filter(isNew);
  // There may be hundreds of them after a copy: what else is wrong is listed first.
  const asked = [...unsorted.filter((warning) => !isCarried(warning)), ...unsorted.filter(isCarried)];
  const known = warnings.filter((warning) => !isNew(warning));
  const answer: ProblemsAnswer = {
    errors: errors.length,
    warnings: warnings.length,
    new_warnings: asked.length,
    not_run: warnings.filter(({ issue }) => issue.code === NOT_RUN).length,
    checked_records: [...content.values()].reduce((sum, records) => sum + records.size, 0),
    digest: digestOfKeys(asked.map(({ key }) => key)),
    issues: [...errors.map((issue) => ({ issue, key: null })), ...asked, ...known]
      .slice(0, MAX_LISTED_ISSUES)
      .map(({ issue, key }) => ({ ...presentIssue(registry, content, issue), key, accepted: null })),
    carried: carriedGroups(
      registry,
      content,
      carried,
      asked.filter(isCarried).map(({ issue }) => issue),
    ),
    kept_out: kept.slice(0, MAX_LISTED_ISSUES).map((record) => ({
      module: record.module,
      record_id: record.recordId,
      revision: record.fromSeq,
      issues: record.issues.map((issue) => presentIssue(registry, content, issue)),
    })),
  };
  return { answer, warnings: warnings.map(({ key, issue: { module } }) => ({ key, module })) };
}

type KeyedWarning = { readonly key: string; readonly issue: RecordIssue };

/** Two rules may say the same of one value: that is one warning. */
function keyedWarnings(content: LoadedContent, issues: readonly RecordIssue[]): readonly KeyedWarning[] {
  const byKey = new Map<string, KeyedWarning>();
  for (const issue of issues) {
    if (issue.severity !== 'warning') continue;
    const key = keyOf(content, issue);
    if (!byKey.has(key)) byKey.set(key, { key, issue });
  }
  return [...byKey.values()];
}

/** Another value, or another sentence about it, is another warning. */
function keyOf(content: LoadedContent, { module, recordId, path, code, params }: RecordIssue): string {
  const data = content.get(module)?.get(recordId) ?? null;
  const value = data === null || path === '' ? data : (valueAt(data, path) ?? null);
  return sha256(canonicalJson([module, recordId, path, code, params, value]));
}

/** Tells who accepted the warnings that are known. */
export function withAcceptances(
  answer: ProblemsAnswer,
  acceptances: ReadonlyMap<string, NonNullable<ReleaseProblem['accepted']>>,
): ProblemsAnswer {
  const issues = answer.issues.map((issue) => ({
    ...issue,
    accepted: issue.key === null ? null : (acceptances.get(issue.key) ?? null),
  }));
  return { ...answer, issues };
}

/** Names a set of warnings, whatever their order: ticking it accepts these and no others. */
export function digestOf(warnings: readonly RecordIssue[]): string {
  const lines = warnings.map(({ module, recordId, path, code, params }) =>
    canonicalJson([module, recordId, path, code, params]),
  );
  return digestOfKeys(lines);
}

const digestOfKeys = (keys: readonly string[]): string => sha256(keys.toSorted().join('\n'));

export function presentIssue(registry: Registry, content: LoadedContent, issue: RecordIssue): ReleaseIssue {
  return {
    module: issue.module,
    record_id: issue.recordId,
    title: titleOfRecord(registry, content, issue),
    path: issue.path,
    code: issue.code,
    params: { ...issue.params },
    severity: issue.severity,
  };
}
