import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { ruleName } from '../rules/index.ts';
import { checkRecordRules } from './check-rules.ts';

/** Rules that hold from the moment a record is saved, where it takes effect without a release. */
const HOLD_ON_SAVE: ReadonlySet<ReturnType<typeof ruleName>> = new Set([
  'off_where_protected',
  'limited_where_protected',
]);

/** What a protected environment refuses to be saved, for settings that take effect without a release. */
export function refusedWhereProtected(module: ResolvedModule, data: RecordData): readonly Issue[] {
  const issues: Issue[] = [];
  const rules = module.rules.filter((rule) => HOLD_ON_SAVE.has(ruleName(rule)));
  const add: AddIssue = (path, code, params) => void issues.push(issue(path, code, params));
  checkRecordRules({ ...module, rules }, data, undefined, add, { isProtected: true });
  return issues;
}
