import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { enumOf } from '../enums/enum-of.ts';
import { common } from './common-fields.ts';

const unitType = enumOf('unit-type', {
  monster: ['Monster', '怪物', 'モンスター', 'red', '怪'],
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
});

/** The most fighters in a lineup, one to each place. */
export const LINEUP_PLACES = 6;

const RARITIES = { pet_id: 'pet-rarity-setting', god_id: 'god-rarity-setting' } as const;

/**
 * The pets or gods of rows at the dotted path `rows` have no more levels and stars than their rarity allows.
 * @example rules: [...rarityCaps('team', 'pet_id')]
 */
export function rarityCaps(rows: string, unit: keyof typeof RARITIES): readonly RuleDefinition[] {
  const capOf = (cap: string) => ({ field: cap, of: unit, via: { field: 'rarity', module: RARITIES[unit] } });
  return [
    { field: `${rows}.level`, is: 'at_most', than: capOf('max_level') },
    { field: `${rows}.star`, is: 'at_most', than: capOf('max_star') },
  ];
}

/**
 * What every such list at the dotted path `rows` keeps: a pet occurs once, and pets and gods stay within the
 * caps of their rarity. Monsters use the models of pets and outgrow them.
 * @example rules: [...lineupRules('waves.enemies')]
 */
export function lineupRules(rows: string): readonly RuleDefinition[] {
  return [
    { fields: ['pet_id'], along: rows, is: 'unique' },
    ...rarityCaps(rows, 'pet_id'),
    ...rarityCaps(rows, 'god_id'),
  ];
}

/** One fighter of a lineup. A list of such rows is `uniqueBy: 'slot'` and names a pet once. */
export const lineupFields = {
  slot: field.integer(['Position', '站位', '位置'], [1, LINEUP_PLACES]),
  unit_type: field.enum(['Unit type', '單位類型', 'ユニット種別'], unitType, { default: 'monster' }),
  monster_id: field.reference(['Monster', '怪物', 'モンスター'], 'pet-setting', {
    showWhen: { field: 'unit_type', in: ['monster'] },
    help: [
      'Monsters use pet models. The same monster can take several positions.',
      '怪物沿用寵物造型，同一種可站在多個位置。',
      'モンスターはペットの姿を使います。同じものを複数置けます。',
    ],
  }),
  pet_id: common.pet({
    showWhen: { field: 'unit_type', in: ['pet'] },
  }),
  god_id: common.god({
    showWhen: { field: 'unit_type', in: ['god'] },
  }),
  level: common.level([1, 300]),
  star: field.integer(['Stars', '星級', '星数'], [1, 10], { default: 1 }),
  skill_level: field.integer(['Skill level', '技能等級', 'スキルレベル'], [1, 20], { default: 1 }),
  boss: field.boolean(['Boss', '首領', 'ボス'], { default: false }),
} satisfies Fields;
