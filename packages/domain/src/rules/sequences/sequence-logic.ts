import type { Expression } from '../../core/demand-parameters.ts';
import { joinPath, type Issue, type IssueCode } from '../../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import { assetName } from '../assets.ts';
import type { SequenceDemand } from '../../core/rule.ts';
import type { SequenceName } from '../../core/sequence-parameters.ts';

/** What a field holds, where, and the row or record that it is in. */
export type Held = {
  readonly path: string;
  readonly value: JsonValue | undefined;
  readonly beside: JsonObject;
};

/** One row or record of a sequence. A field of inner rows holds several values there. */
export type Step = {
  readonly recordId: string;
  readonly path: string;
  readonly values: JsonObject;
  readonly held: readonly Held[];
};

/** Rows or records that are checked together. */
export type Sequence = {
  readonly steps: readonly Step[];
  /** The list of the rows; the field of the records. */
  readonly path: string;
  /** The rows are in one record. */
  readonly areRows: boolean;
  /** Where a problem of all of them belongs: '' is the record with the rows, or the module. */
  readonly recordId: string;
  /** What an expression comes to, as seen from the record around the rows or from the first record. */
  valueOf(expression: Expression): JsonValue | undefined;
};

/** Collects what is wrong at one place. */
export type AddFault = (recordId: string, path: string, code: IssueCode, params?: Issue['params']) => void;

/** What one demand on a sequence means. */
export type SequenceLogic<N extends SequenceName> = {
  /** Values that its field must be able to have, for checking definitions. */
  values?(rule: SequenceDemand<N>): readonly JsonValue[];
  /** Fields beside its own that it names, for checking definitions. */
  beside?(rule: SequenceDemand<N>): readonly string[];
  /** Fields of the row or record around its own that it names, for checking definitions. */
  also?(rule: SequenceDemand<N>): readonly string[];
  /** Fields of the record around rows, or of records that it names, for checking definitions. */
  subjects?(rule: SequenceDemand<N>): readonly Expression[];
  /** Whether its field holds numbers, for checking definitions. */
  readonly counts?: true;
  check(rule: SequenceDemand<N>, sequence: Sequence, add: AddFault): void;
};

/** Every value of a sequence in order, with its place. */
export function valuesOf({ steps }: Sequence): readonly (Held & { readonly step: Step })[] {
  return steps.flatMap((step) => step.held.map((held) => ({ ...held, step })));
}

/** A number in a value, and what it counts. */
type Figure = { readonly of: string; readonly path: string; readonly number: number };

/** The numbers in a value: itself, the figures of a stat block, or the amount of each asset in a list of costs. */
export function figuresOf({ path, value }: Pick<Held, 'path' | 'value'>): readonly Figure[] {
  if (typeof value === 'number') return [{ of: '', path, number: value }];
  if (isJsonObject(value))
    return Object.entries(value).flatMap(([key, number]) =>
      typeof number === 'number' ? [{ of: key, path: joinPath(path, key), number }] : [],
    );
  const costs: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return costs.flatMap((cost, index) => {
    if (!isJsonObject(cost) || typeof cost['amount'] !== 'number') return [];
    return [{ of: assetName(cost), path: joinPath(joinPath(path, index), 'amount'), number: cost['amount'] }];
  });
}
