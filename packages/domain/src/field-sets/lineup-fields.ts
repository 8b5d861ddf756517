import type { FieldDefinitions } from '../core/field.ts';
import { localized } from '../core/language.ts';
import { enumOf } from '../enums/enum-of.ts';

const unitType = enumOf('unit-type', {
  monster: ['Monster', '怪物', 'モンスター', 'red', '怪'],
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
});

/** The most fighters in a lineup, one to each place. */
export const LINEUP_PLACES = 6;

/** One fighter of a lineup. A list of such rows is `uniqueBy: 'slot'` and names a pet once. */
export const lineupFields = {
  slot: {
    kind: 'integer',
    min: 1,
    max: LINEUP_PLACES,
    label: localized('Place', '站位', '位置'),
  },
  unit_type: {
    kind: 'enum',
    of: unitType,
    default: 'monster',
    label: localized('Fighter', '單位類型', 'ユニット種別'),
  },
  monster_id: {
    kind: 'reference',
    to: 'pet-setting',
    showWhen: { field: 'unit_type', in: ['monster'] },
    label: localized('Monster', '怪物', 'モンスター'),
    help: localized(
      'Monsters look like pets. The same one may stand in several places.',
      '怪物沿用寵物造型，同一種可站在多個位置。',
      'モンスターはペットの姿を使います。同じものを複数置けます。',
    ),
  },
  pet_id: {
    kind: 'reference',
    to: 'pet-setting',
    showWhen: { field: 'unit_type', in: ['pet'] },
    label: localized('Pet', '寵物', 'ペット'),
  },
  god_id: {
    kind: 'reference',
    to: 'god-setting',
    showWhen: { field: 'unit_type', in: ['god'] },
    label: localized('God', '神明', '神'),
  },
  level: { kind: 'integer', min: 1, max: 300, label: localized('Level', '等級', 'レベル') },
  star: { kind: 'integer', min: 1, max: 10, default: 1, label: localized('Stars', '星級', '星数') },
  skill_level: {
    kind: 'integer',
    min: 1,
    max: 20,
    default: 1,
    label: localized('Skill level', '技能等級', 'スキルレベル'),
  },
  boss: {
    kind: 'boolean',
    default: false,
    label: localized('Boss', '首領', 'ボス'),
  },
} as const satisfies FieldDefinitions;
