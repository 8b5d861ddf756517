import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { isInProtected } from '../rules/demands/comparison.ts';
import { checkRecordRules } from './check-rules.ts';

/** What a protected environment refuses to be saved, for settings that take effect without a release. */
export function refusedWhereProtected(module: ResolvedModule, data: RecordData): readonly Issue[] {
  const issues: Issue[] = [];
  const rules = module.rules.filter((rule) => 'when' in rule && isInProtected(rule.when));
  const add: AddIssue = (path, code, params) => void issues.push(issue(path, code, params));
  checkRecordRules(data, add, { module: { ...module, rules }, isProtected: true });
  return issues;
}
