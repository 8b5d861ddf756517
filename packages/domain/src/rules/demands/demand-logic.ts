import type { DemandName, Expression, Subject } from '../../core/demand-parameters.ts';
import type { Issue, IssueCode } from '../../core/issue.ts';
import type { JsonValue } from '../../core/json.ts';
import type { Demand } from '../../core/rule.ts';
import type { RuleNames } from '../rule-logic.ts';
import type { Result } from './sight.ts';

/** What a demand knows of one place that its condition lets through. */
type Asked = {
  readonly value: JsonValue | undefined;
  /** What made the first condition hold; `null` without a condition on a field. */
  readonly cause: { readonly field: string; readonly value: JsonValue } | null;
  /** The oldest client that the checked version supports; `undefined` where that is not known. */
  readonly client: string | undefined;
  recordId(): string;
  resultOf(expression: Expression): Result;
  /** What a field of this record or of another one holds. */
  valueOf(subject: Subject): JsonValue | undefined;
  /** Every value in the rows of another record; `null` when there is no such record. */
  valuesIn(subject: Subject): readonly JsonValue[] | null;
};

/** Collects what is wrong at the place. */
type AddFault = (code: IssueCode, params?: Issue['params']) => void;

/** What one demand means. */
export type DemandLogic<N extends DemandName> = {
  /** The expressions in it, for checking definitions. */
  expressions?(rule: Demand<N>): readonly Expression[];
  /** Values that its field must be able to have, for checking definitions. */
  values?(rule: Demand<N>): readonly JsonValue[];
  /** What else it names, for checking definitions. */
  names?(rule: Demand<N>): RuleNames;
  check(rule: Demand<N>, asked: Asked, add: AddFault): void;
};
