import type { AlgorithmName, AlgorithmParameters } from './algorithm-parameters.ts';
import type { ChildParameters, CombinationName, CombinationParameters } from './combination-parameters.ts';
import type { DemandName, DemandParameters } from './demand-parameters.ts';
import type { Severity } from './issue.ts';
import type { MeasureName, MeasureParameters } from './measure-parameters.ts';
import type { SequenceName, SequenceParameters } from './sequence-parameters.ts';

/** A demand of one of several names, each with its parameters. */
type Named<Parameters, N extends keyof Parameters> = {
  [Name in N]: { readonly is: Name; readonly severity?: Severity } & Parameters[Name];
}[N];

/** A rule that says what a field has to be. */
export type Demand<N extends DemandName = DemandName> = Named<DemandParameters, N>;

/** A rule that says what the values of a field have to be together, in rows or records. */
export type SequenceDemand<N extends SequenceName = SequenceName> = Named<SequenceParameters, N>;

/** A rule that says what a count or a sum has to be. */
export type MeasureDemand<N extends MeasureName = MeasureName> = Named<MeasureParameters, N>;

/** A rule that says what several fields have to be together. */
export type CombinationDemand<N extends CombinationName = CombinationName> = Named<CombinationParameters, N>;

/** A rule that says which child a record has. */
export type ChildDemand = Named<ChildParameters, keyof ChildParameters>;

/** A rule that follows links or compares texts, with a name of its own. */
export type Algorithm<N extends AlgorithmName = AlgorithmName> = {
  [Name in N]: { readonly rule: Name; readonly severity?: Severity } & AlgorithmParameters[Name];
}[N];

/** What a rule demands, by the name that follows `is`. */
export type AnyDemandName = DemandName | SequenceName | MeasureName | CombinationName;

/** A rule as a module's author writes it. */
export type RuleDefinition =
  | Demand
  | SequenceDemand
  | MeasureDemand
  | CombinationDemand
  | ChildDemand
  | Algorithm;
