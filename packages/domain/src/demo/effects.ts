import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';

type Row = readonly [
  code: string,
  category: string,
  valueType: string,
  range: readonly [number, number],
  name: Trio,
  more?: RecordData,
];

const ROWS: readonly Row[] = [
  ['damage_physical', 'damage', 'rate_of_attack', [50, 900], ['Physical damage', '物理傷害', '物理ダメージ']],
  ['damage_magic', 'damage', 'rate_of_attack', [50, 900], ['Magic damage', '魔法傷害', '魔法ダメージ']],
  ['damage_true', 'damage', 'rate_of_max_hp', [1, 30], ['True damage', '真實傷害', '確定ダメージ']],
  ['heal_instant', 'heal', 'rate_of_attack', [50, 500], ['Heal', '治療', '回復']],
  ['heal_rate_hp', 'heal', 'rate_of_max_hp', [5, 60], ['Second wind', '再起', '息つぎ']],
  ['shield_hp', 'shield', 'rate_of_max_hp', [5, 50], ['Shield', '護盾', 'シールド'], { dispel: 'by_dispel' }],
  [
    'buff_attack',
    'buff',
    'percent',
    [5, 60],
    ['Attack up', '攻擊提升', '攻撃アップ'],
    { stat: 'atk', dispel: 'by_dispel' },
  ],
  [
    'buff_defence',
    'buff',
    'percent',
    [5, 60],
    ['Defence up', '防禦提升', '防御アップ'],
    { stat: 'def', dispel: 'by_dispel' },
  ],
  [
    'buff_speed',
    'buff',
    'percent',
    [5, 40],
    ['Speed up', '速度提升', '素早さアップ'],
    { stat: 'spd', dispel: 'by_dispel' },
  ],
  [
    'buff_crit',
    'buff',
    'percent',
    [5, 50],
    ['Critical up', '爆擊提升', '会心アップ'],
    { stat: 'crit_rate', dispel: 'by_dispel' },
  ],
  [
    'focus_stack',
    'buff',
    'percent',
    [2, 10],
    ['Focus', '專注', '集中'],
    { stat: 'dmg_up', stackable: true, max_stack: 5, dispel: 'by_dispel' },
  ],
  [
    'debuff_attack',
    'debuff',
    'percent',
    [5, 50],
    ['Attack down', '攻擊下降', '攻撃ダウン'],
    { stat: 'atk', dispel: 'by_cleanse', resist_stat: 'effect_res' },
  ],
  [
    'debuff_defence',
    'debuff',
    'percent',
    [5, 50],
    ['Defence down', '防禦下降', '防御ダウン'],
    { stat: 'def', dispel: 'by_cleanse', resist_stat: 'effect_res' },
  ],
  [
    'debuff_speed',
    'debuff',
    'percent',
    [5, 40],
    ['Slow', '遲緩', 'スロウ'],
    { stat: 'spd', dispel: 'by_cleanse', resist_stat: 'effect_res' },
  ],
  [
    'control_sleep',
    'control',
    'flat',
    [0, 0],
    ['Sleep', '睡眠', '睡眠'],
    { dispel: 'by_cleanse', resist_stat: 'effect_res' },
  ],
  [
    'control_stun',
    'control',
    'flat',
    [0, 0],
    ['Daze', '暈眩', '目まい'],
    { dispel: 'by_cleanse', resist_stat: 'effect_res' },
  ],
  [
    'burn',
    'dot',
    'rate_of_attack',
    [10, 120],
    ['Burn', '灼燒', '炎上'],
    { stackable: true, max_stack: 3, dispel: 'by_cleanse', resist_stat: 'effect_res' },
  ],
  ['renewal', 'hot', 'rate_of_max_hp', [2, 15], ['Renewal', '回春', '再生'], { dispel: 'by_dispel' }],
  ['cleanse_all', 'cleanse', 'flat', [0, 0], ['Cleanse', '淨化', '浄化']],
  ['energy_gain', 'special', 'flat', [10, 300], ['Energy', '充能', 'エネルギー充填']],
  ['summon_wisp', 'summon', 'rate_of_max_hp', [10, 40], ['Call a wisp', '召喚螢火', '蛍火を呼ぶ']],
];

/** Effects that the first client did not know. */
const SINCE: Readonly<Record<string, string>> = {
  focus_stack: '1.1.0',
  damage_true: '1.2.0',
  renewal: '1.2.0',
  summon_wisp: '1.4.0',
};

/** Ids of the demo's effects by code. They begin at 1. */
export const EFFECT_IDS: ReadonlyMap<string, number> = new Map(
  ROWS.map(([code], index) => [code, index + 1]),
);

export function demoEffects(): readonly RecordData[] {
  return ROWS.map(([code, category, valueType, [min, max], name, more = {}], index) =>
    released({
      id: index + 1,
      code,
      since_client: SINCE[code] ?? '1.0.0',
      name: text(name),
      icon: { path: iconPath('effect', category) },
      category,
      value_type: valueType,
      value_min: min,
      value_max: max,
      stackable: false,
      dispel: 'none',
      particle: `fx_${code}`,
      ...more,
    }),
  );
}
