import { joinPath, type Issue, type IssueCode } from '../../core/issue.ts';
import { isJsonObject, plainText, type JsonValue } from '../../core/json.ts';
import type { SequenceName } from '../../core/sequence-parameters.ts';
import type { SequenceDemand } from '../../core/rule.ts';

/** What a field holds, and where. */
export type Held = { readonly path: string; readonly value: JsonValue | undefined };

/** One place of a sequence. A field of inner rows holds several values there. */
export type Step = { readonly recordId: string; readonly held: readonly Held[] };

/** Collects what is wrong at one place. */
export type AddFault = (step: Step, path: string, code: IssueCode, params?: Issue['params']) => void;

/** What one demand on a sequence means. */
export type SequenceLogic<N extends SequenceName> = {
  check(rule: SequenceDemand<N>, steps: readonly Step[], add: AddFault): void;
};

/** Every value of a sequence in order, with its place. */
export function valuesOf(steps: readonly Step[]): readonly (Held & { readonly step: Step })[] {
  return steps.flatMap((step) => step.held.map((held) => ({ ...held, step })));
}

/** A number in a value, and what it counts. */
export type Figure = { readonly of: string; readonly path: string; readonly number: number };

/** The numbers in a value: itself, the figures of a stat block, or the amount of each asset in a list of costs. */
export function figuresOf({ path, value }: Held): readonly Figure[] {
  if (typeof value === 'number') return [{ of: '', path, number: value }];
  if (isJsonObject(value))
    return Object.entries(value).flatMap(([key, number]) =>
      typeof number === 'number' ? [{ of: key, path: joinPath(path, key), number }] : [],
    );
  const costs: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return costs.flatMap((cost, index) => {
    if (!isJsonObject(cost) || typeof cost['amount'] !== 'number') return [];
    const asset = `${plainText(cost['asset_kind'])}:${plainText(cost['target_id'])}`;
    return [{ of: asset, path: joinPath(joinPath(path, index), 'amount'), number: cost['amount'] }];
  });
}
