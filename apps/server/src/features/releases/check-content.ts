import { createHash } from 'node:crypto';
import type { ProblemsAnswer, ReleaseIssue } from '@quartermaster/contract/http/releases';
import { MAX_LISTED_ISSUES } from '@quartermaster/contract/http/releases';
import type { RecordIssue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import { validateConfiguration } from '@quartermaster/domain/validation/validate-configuration';
import type { KeptOut } from './keep-out.ts';

/** Records by id, by module key. */
export type LoadedContent = ReadonlyMap<string, ReadonlyMap<string, RecordData>>;

export const recordsOf = (records: ReadonlyMap<string, RecordData>) =>
  [...records].map(([recordId, data]) => ({ recordId, data }));

/** Checks a whole content, with the records that are `kept` out. Heavy: it runs in a thread of its own. */
export function checkContent(
  registry: Registry,
  content: LoadedContent,
  isProtected: boolean,
  kept: readonly KeptOut[],
): ProblemsAnswer {
  const issues = validateConfiguration({
    registry,
    isProtected,
    onlyModules: [...content.keys()],
    records: (key) => recordsOf(content.get(key) ?? new Map<string, RecordData>()),
  });
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  return {
    errors: errors.length,
    warnings: warnings.length,
    checked_records: [...content.values()].reduce((sum, records) => sum + records.size, 0),
    digest: digestOf(warnings),
    issues: [...errors, ...warnings]
      .slice(0, MAX_LISTED_ISSUES)
      .map((issue) => presentIssue(registry, content, issue)),
    kept_out: kept.slice(0, MAX_LISTED_ISSUES).map((record) => ({
      module: record.module,
      record_id: record.recordId,
      revision: record.fromSeq,
      issues: record.issues.map((issue) => presentIssue(registry, content, issue)),
    })),
  };
}

/** Names a set of warnings, whatever their order: ticking it accepts these and no others. */
export function digestOf(warnings: readonly RecordIssue[]): string {
  const lines = warnings.map(({ module, recordId, path, code, params }) =>
    canonicalJson([module, recordId, path, code, params]),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

export function presentIssue(registry: Registry, content: LoadedContent, issue: RecordIssue): ReleaseIssue {
  const data = content.get(issue.module)?.get(issue.recordId);
  const findText = (key: string) => content.get(TEXT_MODULE.key)?.get(key);
  const title = data === undefined ? null : displayRecord(registry.get(issue.module), data, findText).title;
  return {
    module: issue.module,
    record_id: issue.recordId,
    title,
    path: issue.path,
    code: issue.code,
    params: { ...issue.params },
    severity: issue.severity,
  };
}
