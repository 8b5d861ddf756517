import type { Fields } from '../core/field-values.ts';
import type { LastNumber } from '../core/sequence-parameters.ts';
import { common } from './common-fields.ts';
import { ladderRules } from './ladder-rules.ts';

type LevelCurve = {
  /** The field that says whose levels these are. Without it the module is one curve. */
  readonly of?: string;
  /** The last level. */
  readonly until?: LastNumber;
  /** What no level has less of than the one below it. */
  readonly notFalling?: readonly string[];
  /** A list of bonus lines that no level makes smaller. */
  readonly bonus?: string;
};

/**
 * A table with one record for each level: counted from 1 without a gap, with the experience that the
 * next one takes, which is 0 on the last.
 * @example
 * const curve = levelCurve({ of: 'god_id', notFalling: ['stats'] });
 *
 * sections: { step: section(['Step', '等級', 'レベル'], { god_id: common.god(), ...curve.fields }) },
 * rules: [...curve.rules],
 */
export function levelCurve(curve: LevelCurve = {}) {
  return {
    fields: {
      level: common.level([1, 300]),
      exp_to_next: common.expToNext([0, 999_999_999], {
        zero: ['Last level', '最高等級', '最終レベル'],
        help: ['0 for the last level only.', '僅最後一級填 0。', '最終レベルだけ0にします。'],
      }),
    } satisfies Fields,
    rules: ladderRules({ ...curve, step: 'level', from: 1, free: { field: 'exp_to_next', at: 'last' } }),
  };
}
