import type { Issue, Severity } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { RuleDefinition } from '../core/rule.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { ruleLogic } from '../rules/index.ts';
import type { FindRecord, ModuleRecord, ReadRecords, RuleContext } from '../rules/rule-logic.ts';

/** Adds what one record breaks: its own rules, and those about records it names when they can be found. */
export function checkRecordRules(
  module: ResolvedModule,
  data: RecordData,
  findRecord: FindRecord | undefined,
  add: AddIssue,
  context: Pick<RuleContext, 'isProtected'>,
): void {
  for (const rule of module.rules) {
    const logic = ruleLogic(rule);
    if (logic.level === 'record')
      logic.check(rule, data, withSeverity(rule, add), module, { ...context, findRecord });
    else if (logic.level === 'reference' && findRecord !== undefined) {
      logic.check(rule, data, withSeverity(rule, add), module, findRecord);
    }
  }
}

/** Collects a problem of a record of the module under check. */
type AddOfRecord = (
  recordId: string,
  path: string,
  code: Issue['code'],
  params: Issue['params'],
  severity: Severity,
) => void;

/** Adds what the records of a module break together. */
export function checkModuleRules(
  module: ResolvedModule,
  records: readonly ModuleRecord[],
  add: AddOfRecord,
  findRecord?: FindRecord,
  readRecords?: ReadRecords,
): void {
  for (const rule of module.rules) {
    const logic = ruleLogic(rule);
    if (logic.level !== 'module') continue;
    const severity = rule.severity ?? 'error';
    logic.check(
      rule,
      records,
      (recordId, path, code, params = {}) => add(recordId, path, code, params, severity),
      module,
      findRecord,
      readRecords,
    );
  }
}

function withSeverity(rule: RuleDefinition, add: AddIssue): AddIssue {
  return (path, code, params) => add(path, code, params, rule.severity ?? 'error');
}
