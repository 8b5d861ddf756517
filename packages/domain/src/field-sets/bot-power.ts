import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';

const POWER = [0, 999_999_999] as const;

/**
 * The power that teams of a class or tier have, and what every such range keeps.
 * @example
 * power: section(['Power', '戰力', '戦力'], powerRange.fields),
 * rules: [...powerRange.rules],
 */
export const powerRange = {
  fields: {
    min_power: field.integer(['Min power', '最低戰力', '最低戦力'], POWER, { optional: true }),
    max_power: field.integer(['Max power', '最高戰力', '最高戦力'], POWER, {
      optional: true,
      help: [
        'Bots outside this range are reported.',
        '機器人的戰力超出此範圍時會提出警告。',
        'ボットの戦力がこの範囲を外れると警告されます。',
      ],
    }),
  } satisfies Fields,
  rules: [
    { field: 'max_power', is: 'greater', than: { field: 'min_power' } },
  ] satisfies readonly RuleDefinition[],
};

/**
 * The power of a bot, which the game works out. `of`: the reference to its class or tier, in whose range it is.
 * @example
 * const power = botPower('pvp_class');
 *
 * sections: { team: section(['Team', '隊伍', 'チーム'], { …, power: power.field }) },
 * rules: [...power.rules],
 */
export function botPower(of: string) {
  return {
    field: field.integer(['Power', '戰力', '戦力'], POWER, {
      optional: true,
      help: [
        'As the game shows it for this team.',
        '請填入遊戲內顯示的隊伍戰力。',
        'ゲーム内で表示されるチームの戦力です。',
      ],
    }),
    rules: [
      { field: 'power', is: 'at_least', than: { field: 'min_power', of }, severity: 'warning' },
      { field: 'power', is: 'at_most', than: { field: 'max_power', of }, severity: 'warning' },
      {
        rule: 'can_be_compared',
        field: 'power',
        of,
        bounds: ['min_power', 'max_power'],
        severity: 'warning',
      },
    ] satisfies readonly RuleDefinition[],
  };
}
