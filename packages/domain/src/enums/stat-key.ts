import type { EnumDefinition, UnitByValue } from '../core/field.ts';

/** The figures a fighter can have. */
export const statKey = {
  key: 'stat-key',
  values: [
    { value: 'hp', label: { en: 'HP', zh: '生命', jp: 'HP' } },
    { value: 'atk', label: { en: 'Attack', zh: '攻擊', jp: '攻撃' } },
    { value: 'matk', label: { en: 'Magic attack', zh: '魔法攻擊', jp: '魔法攻撃' } },
    { value: 'def', label: { en: 'Defence', zh: '防禦', jp: '防御' } },
    { value: 'mdef', label: { en: 'Magic defence', zh: '魔法防禦', jp: '魔法防御' } },
    { value: 'spd', label: { en: 'Speed', zh: '速度', jp: '素早さ' } },
    { value: 'crit_rate', label: { en: 'Critical rate', zh: '爆擊率', jp: '会心率' } },
    { value: 'crit_dmg', label: { en: 'Critical damage', zh: '爆擊傷害', jp: '会心ダメージ' } },
    { value: 'crit_res', label: { en: 'Critical resistance', zh: '爆擊抗性', jp: '会心耐性' } },
    { value: 'hit', label: { en: 'Accuracy', zh: '命中', jp: '命中' } },
    { value: 'dodge', label: { en: 'Evasion', zh: '閃避', jp: '回避' } },
    { value: 'pen', label: { en: 'Penetration', zh: '穿透', jp: '貫通' } },
    { value: 'mpen', label: { en: 'Magic penetration', zh: '魔法穿透', jp: '魔法貫通' } },
    { value: 'block', label: { en: 'Block', zh: '格擋', jp: 'ブロック' } },
    { value: 'lifesteal', label: { en: 'Life steal', zh: '吸血', jp: '吸血' } },
    { value: 'heal_rate', label: { en: 'Healing', zh: '治療加成', jp: '回復量' } },
    { value: 'energy_gain', label: { en: 'Energy gain', zh: '能量獲得', jp: 'エネルギー獲得' } },
    { value: 'dmg_up', label: { en: 'Damage dealt', zh: '增傷', jp: '与ダメージ増加' } },
    { value: 'dmg_cut', label: { en: 'Damage reduction', zh: '減傷', jp: '被ダメージ軽減' } },
    { value: 'effect_hit', label: { en: 'Effect accuracy', zh: '效果命中', jp: '効果命中' } },
    { value: 'effect_res', label: { en: 'Effect resistance', zh: '效果抗性', jp: '効果抵抗' } },
    { value: 'fire_dmg', label: { en: 'Fire damage', zh: '火屬性傷害', jp: '火属性ダメージ' } },
    { value: 'water_dmg', label: { en: 'Water damage', zh: '水屬性傷害', jp: '水属性ダメージ' } },
    { value: 'wood_dmg', label: { en: 'Wood damage', zh: '木屬性傷害', jp: '木属性ダメージ' } },
    { value: 'thunder_dmg', label: { en: 'Thunder damage', zh: '雷屬性傷害', jp: '雷属性ダメージ' } },
    { value: 'nihil_dmg', label: { en: 'Nihil damage', zh: '虛無屬性傷害', jp: '虚無属性ダメージ' } },
    { value: 'boss_dmg', label: { en: 'Damage to bosses', zh: '首領傷害', jp: '対ボスダメージ' } },
    { value: 'pvp_dmg', label: { en: 'PvP damage', zh: 'PvP 傷害', jp: '対人ダメージ' } },
    { value: 'coin_gain', label: { en: 'Coin gain', zh: '銅幣加成', jp: 'コイン獲得量' } },
    { value: 'exp_gain', label: { en: 'EXP gain', zh: '經驗加成', jp: '経験値獲得量' } },
    { value: 'drop_up', label: { en: 'Drop rate', zh: '掉落加成', jp: 'ドロップ率' } },
  ],
} as const satisfies EnumDefinition;

/** Figures that are compared with those of other fighters. */
const POINTS: ReadonlySet<string> = new Set(['hp', 'atk', 'matk', 'def', 'mdef', 'spd']);

/** Every other figure is a chance or a share, and counted in percent. */
export const STAT_UNITS: UnitByValue = Object.fromEntries(
  statKey.values.filter(({ value }) => !POINTS.has(value)).map(({ value }) => [value, 'percent'] as const),
);
