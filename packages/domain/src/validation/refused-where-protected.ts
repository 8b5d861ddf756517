import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { RuleDefinition } from '../core/rule.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { checkRecordRules } from './check-rules.ts';

/** What a protected environment refuses to be saved, for settings that take effect without a release. */
export function refusedWhereProtected(module: ResolvedModule, data: RecordData): readonly Issue[] {
  const issues: Issue[] = [];
  const rules = module.rules.filter(holdsInProtectedOnly);
  const add: AddIssue = (path, code, params) => void issues.push(issue(path, code, params));
  checkRecordRules({ ...module, rules }, data, undefined, add, { isProtected: true });
  return issues;
}

function holdsInProtectedOnly(rule: RuleDefinition): boolean {
  const conditions = 'when' in rule ? [rule.when ?? []].flat() : [];
  return conditions.some((condition) => 'isProtected' in condition);
}
