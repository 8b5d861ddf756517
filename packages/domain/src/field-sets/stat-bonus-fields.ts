import { field } from '../core/define-field.ts';
import type { ShowWhen } from '../core/field.ts';
import type { Fields } from '../core/field-values.ts';
import type { Label } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { statBonusMode } from '../enums/stat-bonus-mode.ts';
import { STAT_UNITS } from '../enums/stat-key.ts';
import { common } from './common-fields.ts';

/** One line of a bonus: a stat that becomes larger or smaller. */
export const statBonusFields = {
  stat: common.stat(),
  mode: field.enum(['Bonus type', '計算方式', '計算方法'], statBonusMode, { default: 'percent' }),
  value: field.decimal(['Value', '數值', '値'], [-1_000_000, 1_000_000], {
    decimals: 2,
    notZero: true,
    unitBy: { mode: { percent: 'percent' }, stat: STAT_UNITS },
  }),
} satisfies Fields;

/** The most lines that a bonus has. */
export const MAX_BONUS_LINES = 10;

/**
 * The lines of a bonus. A list of them has the rules `statBonusRules`.
 * @example bonus: bonusLines({ optional: true }),
 */
export function bonusLines<const O extends boolean = false, const S extends ShowWhen = never>(
  options: { readonly optional?: O; readonly help?: Label; readonly showWhen?: S } = {},
) {
  return field.rows(['Bonus', '加成', 'ボーナス'], [1, MAX_BONUS_LINES], {
    ...options,
    fields: statBonusFields,
  });
}

/**
 * What every list of such lines keeps. `rows`: the dotted path of the list.
 * @example rules: [...statBonusRules('bonus')]
 */
export function statBonusRules(rows: string): readonly RuleDefinition[] {
  return [
    { fields: ['stat', 'mode'], along: rows, is: 'unique' },
    { field: `${rows}.value`, is: 'at_least', than: -90, when: { field: `${rows}.mode`, in: ['percent'] } },
    { field: `${rows}.value`, is: 'at_most', than: 500, when: { field: `${rows}.mode`, in: ['percent'] } },
  ];
}
