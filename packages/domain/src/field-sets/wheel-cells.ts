import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

const MOST_CELLS = 24;

type WheelCells = {
  /** The list of the cells, by its path. */
  readonly key: string;
  /** The game may pay half of the rewards: every amount is even. */
  readonly even?: boolean;
};

/**
 * The cells of a wheel as rows: numbered from 1, each with one reward and its weight. `more`: what a cell
 * has besides.
 * @example
 * const wheel = wheelCells({ key: 'cells' }, { big: common.displayBig({ default: false }) });
 *
 * cells: field.rows(['Cells', '格子', 'マス'], [4, 24], wheel.rows),
 * rules: [...wheel.rules],
 */
export function wheelCells<const More extends Fields = {}>(
  { key, even = false }: WheelCells,
  more: More = {} as More,
) {
  return {
    rows: {
      uniqueBy: 'no',
      weight: 'weight',
      fields: {
        no: common.no([1, MOST_CELLS]),
        reward: field.rewards(['Reward', '獎勵', '報酬'], [1, 1], { even }),
        weight: common.weight([0, 1_000_000], { default: 100 }),
        ...more,
      },
    } as const,
    rules: [{ field: 'no', along: key, is: 'contiguous', from: 1 }] satisfies readonly RuleDefinition[],
  };
}

/** What names a wheel. */
export const wheelId = () => field.id(['Wheel ID', '轉盤編號', 'ルーレットID']);
