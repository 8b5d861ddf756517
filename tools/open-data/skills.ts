import type { RecordData } from '@quartermaster/domain/core/json';
import type { LocalizedText } from '@quartermaster/domain/core/language';
import { propertyOf } from './kinds.ts';
import {
  cell,
  localizedName,
  numberCell,
  offsetId,
  type SourceRow,
  type SourceTables,
} from './source-tables.ts';

type EffectFacts = {
  readonly id: number;
  readonly code: string;
  readonly category: string;
  readonly valueType: string;
  readonly name: LocalizedText;
};

/** One effect for each class of damage in the data set. */
const EFFECTS: Readonly<Record<string, EffectFacts>> = {
  1: effect(100_001, 'open_status', 'special', 'flat', 'Change of state', '狀態變化', '状態変化'),
  2: effect(100_002, 'open_physical', 'damage', 'rate_of_attack', 'Physical strike', '物理攻擊', '物理攻撃'),
  3: effect(100_003, 'open_special', 'damage', 'rate_of_attack', 'Special strike', '特殊攻擊', '特殊攻撃'),
};

const TARGETS: Readonly<Record<string, string>> = {
  3: 'one_ally',
  4: 'all_allies',
  5: 'one_ally',
  6: 'all_enemies',
  7: 'self',
  8: 'random',
  9: 'all_enemies',
  11: 'all_enemies',
  12: 'all_enemies',
  13: 'all_allies',
  14: 'all_enemies',
  15: 'one_ally',
  16: 'one_ally',
};

const STRONGEST_VALUE = 250;
const FULL_PERCENT = 100;
const BASIS_POINTS_PER_PERCENT = 100;
const LIGHT = { power: 60, uses: 30 } as const;
const HEAVY_POWER = 120;
const MANY_USES = 40;
const USES_PER_TURN = 8;

const WITH_POWER: LocalizedText = {
  en: 'Strikes with a power of {power}; hits {accuracy}% of the time.',
  zh: '威力 {power}，命中率 {accuracy}%。',
  jp: '威力{power}、命中率{accuracy}%。',
};
const WITHOUT_POWER: LocalizedText = {
  en: 'Changes the course of the battle; works {accuracy}% of the time.',
  zh: '改變戰局，成功率 {accuracy}%。',
  jp: '戦況を変える。成功率{accuracy}%。',
};

/** The effects that the skills below name. */
export function joinEffects(): readonly RecordData[] {
  return Object.values(EFFECTS).map(({ id, code, category, valueType, name }) => ({
    id,
    code,
    name,
    category,
    value_type: valueType,
    value_min: 0,
    value_max: category === 'damage' ? STRONGEST_VALUE : 0,
  }));
}

/** Every move of the data set as a skill of one level. */
export function joinSkills(tables: SourceTables): readonly RecordData[] {
  const names = tables.names('move_names.csv', 'move_id');
  return tables.rows('moves.csv').map((row) => skillOf(row, localizedName(names, row)));
}

function skillOf(row: SourceRow, name: LocalizedText): RecordData {
  const power = numberCell(row, 'power');
  const accuracy = numberCell(row, 'accuracy', FULL_PERCENT);
  const target = TARGETS[cell(row, 'target_id')] ?? 'one_enemy';
  const chance = { key: 'accuracy', value: accuracy };
  const strike = {
    effect_id: EFFECTS[cell(row, 'damage_class_id')]?.id ?? 0,
    value: power,
    rate_bp: accuracy * BASIS_POINTS_PER_PERCENT,
    turns: 0,
  };
  const params = power > 0 ? [{ key: 'power', value: power }, chance] : [chance];
  return {
    skill_id: offsetId(cell(row, 'id')),
    name,
    description: power > 0 ? WITH_POWER : WITHOUT_POWER,
    skill_type: skillTypeOf(power, numberCell(row, 'pp')),
    property: propertyOf(cell(row, 'type_id')),
    target,
    ...(target === 'random' ? { target_count: 1 } : {}),
    cooldown_turn: Math.max(0, Math.round((MANY_USES - numberCell(row, 'pp', MANY_USES)) / USES_PER_TURN)),
    levels: [{ level: 1, effects: [strike], params }],
  };
}

/** Light strikes are normal attacks, heavy ones ultimates. */
export function skillTypeOf(power: number, uses: number): 'normal' | 'active' | 'ultimate' {
  if (power >= HEAVY_POWER) return 'ultimate';
  return power > 0 && power <= LIGHT.power && uses >= LIGHT.uses ? 'normal' : 'active';
}

function effect(
  id: number,
  code: string,
  category: string,
  valueType: string,
  en: string,
  zh: string,
  jp: string,
): EffectFacts {
  return { id, code, category, valueType, name: { en, zh, jp } };
}
