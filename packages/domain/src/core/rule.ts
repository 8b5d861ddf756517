import type { Severity } from './issue.ts';
import type { ModuleRuleParameters } from './module-rule-parameters.ts';
import type { RecordRuleParameters } from './record-rule-parameters.ts';
import type { ReferenceRuleParameters } from './reference-rule-parameters.ts';

/** The parameters of every named rule. Rules are data: one file per rule in `rules/` gives them their meaning. */
export type RuleParameters = RecordRuleParameters & ReferenceRuleParameters & ModuleRuleParameters;

/** What a rule demands, by name. */
export type RuleName = keyof RuleParameters;

/** A rule as a module's author writes it. */
export type RuleDefinition<N extends RuleName = RuleName> = {
  [Name in N]: { readonly rule: Name; readonly severity?: Severity } & RuleParameters[Name];
}[N];
