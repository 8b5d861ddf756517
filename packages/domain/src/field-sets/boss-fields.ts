import { field } from '../core/define-field.ts';
import type { Label } from '../core/language.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { property } from '../enums/property.ts';
import { common } from './common-fields.ts';
import { growthRate } from './growth-rate.ts';
import { towerRules } from './tower-rules.ts';

const MOST_HP = 999_999_999_999;

/** What every boss looks like. */
export const bossLook = {
  image: common.image('image', { default: { path: 'boss/default.svg' } }),
  spine: common.spine('spine', { default: { path: 'boss/default.spine.json' } }),
} satisfies Fields;

/** The property that a boss has, or is weak against. */
export const bossProperty = () => common.property(property, { default: 'none' });

/** How much damage a boss takes. */
export const bossHp = (label: Label = ['HP', '生命值', 'HP']) =>
  field.integer(label, [1, MOST_HP], {
    help: ['Damage needed to defeat it.', '擊敗所需的傷害總量。', '倒すのに必要なダメージです。'],
  });

/** How much harder a boss hits. */
export const attackRate = () => growthRate(['Attack multiplier', '攻擊倍率', '攻撃倍率']);

/** The fight with a boss, and the demand that it is one. */
export const bossBattle = {
  field: common.battle({ help: ['Boss battles only.', '僅限首領戰鬥。', '種類がボスのバトルです。'] }),
  rule: { field: 'battle_type', of: 'battle_id', is: 'one_of', values: ['boss'] } satisfies RuleDefinition,
};

/**
 * The levels of a boss, each with a battle of its own: a ladder on which the recommended power climbs
 * without a wall.
 * @example
 * const levels = bossLevels({ of: 'boss_id', notFalling: ['score_base'] });
 *
 * sections: { level: section(label, { boss_id: …, ...levels.fields, … }) },
 * rules: [...levels.rules],
 */
export function bossLevels({ of, notFalling = [] }: { of: string; notFalling?: readonly string[] }) {
  return {
    fields: {
      level: common.level([1, 500]),
      battle_id: bossBattle.field,
      hp: bossHp(),
      recommended_power: common.recommendedPower([0, 999_999_999]),
      unlock_prev: field.boolean(
        ['Requires the previous level', '須通過前一級', '前のレベルのクリアが必要'],
        {
          default: true,
        },
      ),
    } satisfies Fields,
    rules: [
      bossBattle.rule,
      ...towerRules({ floor: 'level', of, notFalling }),
    ] satisfies readonly RuleDefinition[],
  };
}
