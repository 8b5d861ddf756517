import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { statKey } from '../../enums/stat-key.ts';
import { common } from '../../field-sets/common-fields.ts';

const category = enumOf('effect-category', {
  damage: ['Damage', '傷害', 'ダメージ', 'red', '傷'],
  heal: ['Heal', '治療', '回復', 'green', '療'],
  shield: ['Shield', '護盾', 'シールド', 'blue', '盾'],
  buff: ['Buff', '增益', 'バフ', 'cyan', '↑'],
  debuff: ['Debuff', '減益', 'デバフ', 'purple', '↓'],
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
  rate_of_attack: ['Attack multiplier', '攻擊力倍率', '攻撃力の倍率', 'neutral', '攻'],
  rate_of_max_hp: ['Max HP multiplier', '最大生命倍率', '最大HPの倍率', 'neutral', '命'],
});

const VALUE_UNITS = { percent: 'percent', rate_of_attack: 'percent', rate_of_max_hp: 'percent' } as const;

const dispel = enumOf('effect-dispel', {
  none: ['Cannot be removed', '無法移除', '解除不可'],
  by_cleanse: ['By cleansing', '可淨化', '浄化で解除'],
  by_dispel: ['By dispelling', '可驅散', '打ち消しで解除'],
});

/** An effect that a skill can have on a fighter. */
export const effectSetting = defineModule({
  key: 'effect-setting',
  family: 'skills-talents',
  titles: { title: ['Effects', '效果設定', '効果設定'], record: ['Effect', '效果', '効果'] },
  sections: {
    basics: common.basics({
      id: common.id(),
      code: field.text(['Code', '代碼', 'コード'], 60, {
        form: 'mark_of_letters',
        monospace: true,
        help: [
          'Read by the game’s battle code. Lowercase letters and underscores.',
          '供遊戲戰鬥程式讀取。僅限小寫英文字母與底線。',
          'ゲームのバトル処理が読み取ります。英小文字とアンダースコアのみ。',
        ],
      }),
      since_client: field.text(['Since client', '起始用戶端版本', '対応クライアント'], 20, {
        form: 'client_version',
        optional: true,
        expected: true,
        monospace: true,
        help: [
          'The first client version that knows this code, such as 1.4.0. A release with an older minimum client version is refused.',
          '最早支援此代碼的用戶端版本，例如 1.4.0。版本的最低用戶端版本若更舊，則無法發布。',
          'このコードに最初に対応したクライアント版です（例：1.4.0）。バージョンの最低クライアント版がこれより古いと公開できません。',
        ],
      }),
      name: common.name(40),
      icon: common.icon('effect/default.svg'),
      category: common.category(category),
      stat: field.enum(['Affected stat', '影響能力值', '対象ステータス'], statKey, {
        showWhen: { field: 'category', in: ['buff', 'debuff'] },
      }),
    }),
    value: section(['Value', '數值', '値'], {
      value_type: field.enum(['Value type', '數值類型', '値の種類'], valueType, { default: 'percent' }),
      value_min: field.decimal(['Minimum value', '最小值', '最小値'], [-1_000_000, 1_000_000], {
        decimals: 2,
        default: 0,
        unitBy: { value_type: VALUE_UNITS },
      }),
      value_max: field.decimal(['Maximum value', '最大值', '最大値'], [-1_000_000, 1_000_000], {
        decimals: 2,
        default: 0,
        unitBy: { value_type: VALUE_UNITS },
      }),
      stackable: field.boolean(['Stackable', '可疊加', '重複可'], { default: false }),
      max_stack: field.integer(['Max stacks', '疊加上限', '最大重複数'], [2, 99], {
        showWhen: { field: 'stackable', in: [true] },
      }),
    }),
    removal: section(['Removal and appearance', '移除與外觀', '解除と見た目'], {
      dispel: field.enum(['Removal', '移除方式', '解除方法'], dispel, { default: 'none' }),
      resist_stat: field.enum(['Resistance stat', '抵抗能力值', '抵抗ステータス'], statKey, {
        optional: true,
      }),
      particle: field.text(['Particle', '粒子特效', 'パーティクル'], 60, {
        optional: true,
        form: 'mark',
        monospace: true,
      }),
    }),
  },
  rules: [
    { fields: ['code'], is: 'unique' },
    { field: 'since_client', is: 'known_to_client', when: { field: 'status', in: ['active'] } },
    { field: 'value_max', is: 'at_least', than: { field: 'value_min' } },
  ],
  list: {
    columns: ['id', 'name', 'code', 'category', 'stat', 'value_type', 'value_min', 'value_max', 'status'],
    filters: ['category', 'stat', 'value_type', 'stackable', 'dispel', 'status'],
    sorts: ['id', 'name', 'code'],
  },
  search: ['code', 'name'],
});
