import type { AlgorithmName } from '../core/algorithm-parameters.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { AnyDemandName, RuleDefinition } from '../core/rule.ts';
import type { FieldReference } from '../fields/field-kind-logic.ts';
import { ALGORITHMS } from './algorithms/algorithm-table.ts';
import { childRule } from './child-rule.ts';
import {
  isAboutModule,
  moduleCombinationRule,
  recordCombinationRule,
} from './combinations/combination-rules.ts';
import { measuresRecords } from './demands/demand-names.ts';
import { demandRule, recordOfRule, recordsDemandRule } from './demands/demand-rule.ts';
import { recordsOf } from './measures/measure-names.ts';
import { recordMeasureRule } from './measures/record-measures.ts';
import { rowMeasureRule } from './measures/row-measures.ts';
import type { RuleLogic } from './rule-logic.ts';
import { isRowScope } from './scopes.ts';
import { recordSequenceRule, rowSequenceRule } from './sequences/sequence-rules.ts';

/** The logic of a rule, for code that treats all rules alike. */
export function ruleLogic(rule: RuleDefinition): RuleLogic {
  if ('rule' in rule) return ALGORITHMS[rule.rule];
  if ('fields' in rule) return isAboutModule(rule) ? moduleCombinationRule : recordCombinationRule;
  if ('child' in rule) return childRule;
  if ('countOf' in rule || 'sumOf' in rule)
    return recordsOf(rule) === null ? rowMeasureRule : recordMeasureRule;
  if ('along' in rule) return isRowScope(rule.along) ? rowSequenceRule : recordSequenceRule;
  if (rule.is === 'record_of') return recordOfRule;
  return measuresRecords(rule) ? recordsDemandRule : demandRule;
}

/** What a rule is called. */
export function ruleName(rule: RuleDefinition): AlgorithmName | AnyDemandName {
  return 'is' in rule ? rule.is : rule.rule;
}

/** Whether a rule can find references in records at all. */
export function canRefer(rule: RuleDefinition): boolean {
  const logic = ruleLogic(rule);
  return logic.level === 'reference' && logic.references !== undefined;
}

/** References that a rule finds in a record, besides those of its fields. */
export function ruleReferences(
  rule: RuleDefinition,
  data: RecordData,
  module: ResolvedModule,
): readonly FieldReference[] {
  const logic = ruleLogic(rule);
  return logic.level === 'reference' ? (logic.references?.(rule, data, module) ?? []) : [];
}
