import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { offWhereProtected } from '../rules/off-where-protected.ts';

/** What a protected environment refuses to be saved, for settings that take effect without a release. */
export function refusedWhereProtected(module: ResolvedModule, data: RecordData): readonly Issue[] {
  const issues: Issue[] = [];
  for (const rule of module.rules) {
    if (rule.rule !== 'off_where_protected') continue;
    const add = (path: string, code: Issue['code']): void => void issues.push(issue(path, code));
    offWhereProtected.check(rule, data, add, module, { isProtected: true });
  }
  return issues;
}
