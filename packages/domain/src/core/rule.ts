import type { DemandName, DemandParameters } from './demand-parameters.ts';
import type { Severity } from './issue.ts';
import type { ModuleRuleParameters } from './module-rule-parameters.ts';
import type { RecordRuleParameters } from './record-rule-parameters.ts';
import type { ReferenceRuleParameters } from './reference-rule-parameters.ts';
import type { SequenceName, SequenceParameters } from './sequence-parameters.ts';

/** The parameters of every named rule. Rules are data: one file per rule in `rules/` gives them their meaning. */
export type RuleParameters = RecordRuleParameters & ReferenceRuleParameters & ModuleRuleParameters;

/** A rule that is more than a demand on a field, by name. */
export type RuleName = keyof RuleParameters;

/** A rule with a name of its own. */
export type NamedRule<N extends RuleName = RuleName> = {
  [Name in N]: { readonly rule: Name; readonly severity?: Severity } & RuleParameters[Name];
}[N];

/** A rule that says what a field has to be. */
export type Demand<N extends DemandName = DemandName> = {
  [Name in N]: { readonly is: Name; readonly severity?: Severity } & DemandParameters[Name];
}[N];

/** A rule that says what the values of a field have to be one after the other. */
export type SequenceDemand<N extends SequenceName = SequenceName> = {
  [Name in N]: { readonly is: Name; readonly severity?: Severity } & SequenceParameters[Name];
}[N];

/** A rule as a module's author writes it. */
export type RuleDefinition = Demand | SequenceDemand | NamedRule;
