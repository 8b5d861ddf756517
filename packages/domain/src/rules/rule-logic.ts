import type { Issue, IssueCode } from '../core/issue.ts';
import type { JsonValue, RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type {
  Algorithm,
  ChildDemand,
  CombinationDemand,
  Demand,
  MeasureDemand,
  SequenceDemand,
} from '../core/rule.ts';
import type { AlgorithmName } from '../core/algorithm-parameters.ts';
import type { PlayerFacts, PlayerQuestion } from '../core/player-facts.ts';
import type { Subject } from '../core/demand-parameters.ts';
import type { AddIssue, FieldReference } from '../fields/field-kind-logic.ts';

/** One record of a module, as rules over whole modules see it. */
export type ModuleRecord = { readonly recordId: string; readonly data: RecordData };

/** Finds a record of any module; `undefined` when there is none, or when the module is not known. */
export type FindRecord = (moduleKey: string, recordId: string) => RecordData | undefined;

/** Gives the records of a module, in any order. May be asked several times for one module. */
export type ReadRecords = (moduleKey: string) => Iterable<ModuleRecord>;

/** Collects a problem of one record of a module; record id '' is the module itself. */
export type AddRecordIssue = (
  recordId: string,
  path: string,
  code: IssueCode,
  params?: Issue['params'],
) => void;

/** What a rule names beside the fields of its module. */
export type RuleNames = {
  /** Values that the field of a path must be able to have. */
  readonly values?: readonly (readonly [path: string, values: readonly JsonValue[]])[];
  /** Fields, and values of theirs, of the records that a reference field names. */
  readonly targets?: readonly {
    readonly reference: string;
    readonly fields: readonly string[];
    readonly values?: readonly JsonValue[];
  }[];
  /** Modules, and fields of them. */
  readonly others?: readonly { readonly module: string; readonly fields: readonly string[] }[];
  /** A child module of the module or of its parent, and fields of it. */
  readonly child?: string;
  readonly childFields?: readonly string[];
  /** A field that is a number or holds some. */
  readonly counted?: string;
  /** Two fields whose values are compared. */
  readonly compared?: readonly [Subject, Subject];
};

/** What a rule is: the name of an algorithm, or a demand. */
type Ruled = AlgorithmName | Demand | SequenceDemand | MeasureDemand | CombinationDemand | ChildDemand;
type RuleOf<R extends Ruled> = R extends AlgorithmName ? Algorithm<R> : R;

type Common<R extends Ruled> = {
  /** The dotted field paths that a rule names, for checking definitions. */
  paths(rule: RuleOf<R>): readonly string[];
  /** What else it names, for checking definitions. */
  names?(rule: RuleOf<R>): RuleNames;
};

/** What rules over one record know beside it; without `findRecord` no other record can be found. */
export type RecordContext = {
  readonly module: ResolvedModule;
  readonly isProtected: boolean;
  readonly findRecord?: FindRecord | undefined;
  /** The oldest client that the version supports, such as `1.4.0`; `undefined` where that is not known. */
  readonly client?: string | undefined;
};

/** What rules about the records that one record names know beside it. */
export type ReferenceContext = { readonly module: ResolvedModule; readonly findRecord: FindRecord };

/** What rules over all records of a module know beside them. */
export type ModuleContext = {
  readonly module: ResolvedModule;
  readonly findRecord?: FindRecord | undefined;
  /** Known where a whole configuration is checked, and not after a save. */
  readonly readRecords?: ReadRecords | undefined;
  /** Known where a release is checked. What the rule `asks` has been answered. */
  readonly players?: PlayerFacts | undefined;
};

/** A rule that one record alone keeps or breaks. */
export type RecordRule<R extends Ruled> = Common<R> & {
  readonly level: 'record';
  check(rule: RuleOf<R>, data: RecordData, add: AddIssue, context: RecordContext): void;
};

/** A rule about a record and the records it names. */
export type ReferenceRule<R extends Ruled> = Common<R> & {
  readonly level: 'reference';
  /** References that the rule finds where no field of a kind of its own holds them. */
  references?(rule: RuleOf<R>, data: RecordData, module: ResolvedModule): readonly FieldReference[];
  check(rule: RuleOf<R>, data: RecordData, add: AddIssue, context: ReferenceContext): void;
};

/** A rule about all records of a module. */
export type ModuleRule<R extends Ruled> = Common<R> & {
  readonly level: 'module';
  /** What it asks about players. Without an answer the rule is not checked, and that is said. */
  asks?(rule: RuleOf<R>): PlayerQuestion;
  check(rule: RuleOf<R>, records: readonly ModuleRecord[], add: AddRecordIssue, context: ModuleContext): void;
};

/** What a rule means. */
export type RuleLogic<R extends Ruled = Ruled> = RecordRule<R> | ReferenceRule<R> | ModuleRule<R>;
