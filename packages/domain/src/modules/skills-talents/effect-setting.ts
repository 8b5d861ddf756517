import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { statKey } from '../../enums/stat-key.ts';

const category = enumOf('effect-category', {
  damage: ['Damage', '傷害', 'ダメージ', 'red', '傷'],
  heal: ['Heal', '治療', '回復', 'green', '療'],
  shield: ['Shield', '護盾', 'シールド', 'blue', '盾'],
  buff: ['Buff', '增益', '強化', 'cyan', '↑'],
  debuff: ['Debuff', '減益', '弱体', 'purple', '↓'],
  control: ['Control', '控制', '行動阻害', 'magenta', ['控', '阻']],
  dot: ['Damage over time', '持續傷害', '継続ダメージ', 'orange', '蝕'],
  hot: ['Heal over time', '持續治療', '継続回復', 'green', '潤'],
  summon: ['Summon', '召喚', '召喚', 'gold', '召'],
  cleanse: ['Cleanse', '淨化', '浄化', 'cyan', ['淨', '浄']],
  special: ['Special', '特殊', '特殊', 'neutral', '特'],
});

const valueType = enumOf('effect-value-type', {
  flat: ['Flat', '固定值', '固定値', 'neutral', '+'],
  percent: ['Percent', '百分比', '割合', 'neutral', '%'],
  rate_of_attack: ['Rate of attack', '攻擊力倍率', '攻撃力の倍率', 'neutral', '攻'],
  rate_of_max_hp: ['Rate of max HP', '最大生命倍率', '最大HPの倍率', 'neutral', '命'],
});

const dispel = enumOf('effect-dispel', {
  none: ['Cannot be removed', '無法移除', '解除不可'],
  by_cleanse: ['By cleansing', '可淨化', '浄化で解除'],
  by_dispel: ['By dispelling', '可驅散', '打ち消しで解除'],
});

/** One thing that a skill can do to a fighter. */
export const effectSetting = defineModule({
  key: 'effect-setting',
  family: 'skills-talents',
  titles: {
    title: localized('Effects', '效果設定', '効果設定'),
    record: localized('Effect', '效果', '効果'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    code: {
      kind: 'text',
      maxLength: 60,
      form: 'mark_of_letters',
      monospace: true,
      label: localized('Code', '代碼', 'コード'),
      help: localized(
        'Read by the battle code of the game. Lowercase letters and underscores.',
        '供遊戲戰鬥程式讀取。僅限小寫英文字母與底線。',
        'ゲームのバトル処理が読み取ります。英小文字とアンダースコアのみ。',
      ),
    },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    icon: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'effect/default.svg' },
      label: localized('Icon', '圖示', 'アイコン'),
    },
    category: { kind: 'enum', of: category, label: localized('Category', '分類', '分類') },
    stat: {
      kind: 'enum',
      of: statKey,
      showWhen: { field: 'category', in: ['buff', 'debuff'] },
      label: localized('Stat', '影響能力值', '対象ステータス'),
    },
    value_type: {
      kind: 'enum',
      of: valueType,
      default: 'percent',
      label: localized('Value is', '數值類型', '値の種類'),
    },
    value_min: {
      kind: 'decimal',
      decimals: 2,
      min: -1_000_000,
      max: 1_000_000,
      default: 0,
      label: localized('Smallest value', '最小值', '最小値'),
    },
    value_max: {
      kind: 'decimal',
      decimals: 2,
      min: -1_000_000,
      max: 1_000_000,
      default: 0,
      label: localized('Largest value', '最大值', '最大値'),
    },
    stackable: { kind: 'boolean', default: false, label: localized('Stacks', '可疊加', '重複可') },
    max_stack: {
      kind: 'integer',
      min: 2,
      max: 99,
      showWhen: { field: 'stackable', in: [true] },
      label: localized('Max stacks', '疊加上限', '最大重複数'),
    },
    dispel: {
      kind: 'enum',
      of: dispel,
      default: 'none',
      label: localized('Removal', '移除方式', '解除方法'),
    },
    resist_stat: {
      kind: 'enum',
      of: statKey,
      optional: true,
      label: localized('Resisted by', '抵抗能力值', '抵抗ステータス'),
    },
    particle: {
      kind: 'text',
      optional: true,
      maxLength: 60,
      form: 'mark',
      monospace: true,
      label: localized('Particle', '粒子特效', 'パーティクル'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['code'] },
    { rule: 'greater_or_equal', field: 'value_max', than: 'value_min' },
  ],
  display: { title: 'name', image: 'icon' },
  list: {
    columns: [
      'id',
      'name',
      'code',
      'category',
      'stat',
      'value_type',
      'value_min',
      'value_max',
      'stackable',
      'status',
    ],
    filters: ['category', 'stat', 'value_type', 'stackable', 'dispel', 'status'],
    sorts: ['id', 'name', 'code'],
  },
  search: ['code', 'name'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['id', 'code', 'name', 'icon', 'category', 'stat'],
    },
    {
      key: 'value',
      title: localized('Value', '數值', '値'),
      fields: ['value_type', 'value_min', 'value_max', 'stackable', 'max_stack'],
    },
    {
      key: 'removal',
      title: localized('Removal and look', '移除與外觀', '解除と見た目'),
      fields: ['dispel', 'resist_stat', 'particle'],
    },
  ],
});
