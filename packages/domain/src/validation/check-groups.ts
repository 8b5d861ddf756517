import { issue, type RecordIssue } from '../core/issue.ts';
import type { ResolvedModule } from '../core/module.ts';
import { distinctFields } from '../record/records-about.ts';
import { ruleLogic } from '../rules/index.ts';
import type { FindRecord, ModuleRecord } from '../rules/rule-logic.ts';
import { checkModuleRules } from './check-rules.ts';

/** Records of a module that name one record in a field: all of them, so that they can be counted. */
type GroupOfRecords = {
  readonly module: ResolvedModule;
  readonly field: string;
  readonly records: readonly ModuleRecord[];
  readonly findRecord: FindRecord;
};

/** Whether a rule over several records looks at each group by itself that names one record in the field. */
export const hasGroupRules = (module: ResolvedModule, field: string): boolean =>
  groupRules(module, field).length > 0;

/**
 * What a release would say of the records of one group together: of its last record where a group as a whole is
 * wrong. Rules over all records of the module are left to the check of the version.
 */
export function checkGroup({ field, ...group }: GroupOfRecords): readonly RecordIssue[] {
  return checkRules({ ...group, rules: groupRules(group.module, field) });
}

type RecordsUnderRules = Omit<GroupOfRecords, 'field'> & { readonly rules: ResolvedModule['rules'] };

/** What some rules of a module say of some of its records together. */
export function checkRules({
  module,
  rules,
  records,
  findRecord,
}: RecordsUnderRules): readonly RecordIssue[] {
  const issues: RecordIssue[] = [];
  checkModuleRules(
    records,
    (recordId, path, code, params, severity) =>
      issues.push({ ...issue(path, code, params, severity), module: module.key, recordId }),
    { module: { ...module, rules }, findRecord },
  );
  return issues;
}

const groupRules = ({ rules }: ResolvedModule, field: string): ResolvedModule['rules'] =>
  rules.filter((rule) => ruleLogic(rule).level === 'module' && distinctFields(rule).includes(field));
