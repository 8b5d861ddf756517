import type { FieldDefinitions } from '../core/field.ts';
import { localized } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { statBonusMode } from '../enums/stat-bonus-mode.ts';
import { statKey } from '../enums/stat-key.ts';

/** One line of a bonus: a stat that becomes larger or smaller. */
export const statBonusFields = {
  stat: { kind: 'enum', of: statKey, label: localized('Stat', '能力值', 'ステータス') },
  mode: {
    kind: 'enum',
    of: statBonusMode,
    default: 'percent',
    label: localized('Counts as', '計算方式', '計算方法'),
  },
  value: {
    kind: 'decimal',
    decimals: 2,
    min: -1_000_000,
    max: 1_000_000,
    notZero: true,
    label: localized('Value', '數值', '値'),
  },
} as const satisfies FieldDefinitions;

/** The most lines that a bonus has. */
export const MAX_BONUS_LINES = 10;

/** What every list of such lines keeps. `rows`: the dotted path of the list. */
export function statBonusRules(rows: string): readonly RuleDefinition[] {
  return [
    { rule: 'rows_unique', rows, fields: ['stat', 'mode'] },
    {
      rule: 'between_when',
      field: `${rows}.value`,
      when: `${rows}.mode`,
      in: ['percent'],
      min: -90,
      max: 500,
    },
  ];
}
