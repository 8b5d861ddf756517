import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { defaultRecordRules } from '../../field-sets/default-record.ts';

const appearance = enumOf('role-appearance', {
  a: ['Look A', '外型 A', '外見A', 'blue', '甲'],
  b: ['Look B', '外型 B', '外見B', 'magenta', '乙'],
  none: ['Unspecified', '不區分', '区別なし', 'neutral', '無'],
});

const CORE_STATS = ['hp', 'atk', 'def', 'spd'];
/** The player’s own hero: always in the team, never sold. Accounts begin with the one that is the default. */
export const roleSetting = defineModule({
  key: 'role-setting',
  family: 'roles',
  titles: { title: ['Heroes', '主角設定', '主人公設定'], record: ['Hero', '主角', '主人公'] },
  synonyms: ['英雄', 'ヒーロー'],
  identity: ['role_id'],
  sections: {
    basics: common.basics({
      role_id: field.id(['Hero ID', '主角編號', '主人公ID']),
      name: common.name(40),
      gender: field.enum(['Appearance', '外型', '外見'], appearance, { default: 'none' }),
      job_id: common.job(),
      name_max_chars: field.integer(
        ['Max player name length', '玩家命名字數上限', 'プレイヤー名の最大文字数'],
        [2, 20],
        { default: 12 },
      ),
    }),
    start: section(['How to obtain', '取得方式', '入手'], {
      default: field.boolean(['Default for new accounts', '新帳號預設主角', '新規アカウントの主人公'], {
        default: false,
        help: ['Exactly one hero must be the default.', '恰好一位主角為預設。', '必ず1人だけに設定します。'],
      }),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    stats: section(['Stats', '能力值', 'ステータス'], {
      base_stats: field.stats(['Base stats', '基礎能力', '基礎ステータス'], CORE_STATS, {
        help: ['At level 1.', '以等級 1 為準。', 'レベル1での値です。'],
      }),
      growth_stats: field.stats(['Growth per level', '每級成長', 'レベルごとの成長'], CORE_STATS),
    }),
    skills: section(['Skills', '技能', 'スキル'], {
      skills: field.rows(['Skills', '技能', 'スキル'], [1, 6], {
        uniqueBy: 'slot',
        fields: {
          slot: field.integer(['Slot', '技能欄', '枠'], [1, 6]),
          skill_id: common.skill(),
          unlock_level: field.integer(['Unlock level', '解鎖等級', '解放レベル'], [1, 300], { default: 1 }),
        },
      }),
    }),
    look: section(['Appearance', '外觀', '見た目'], {
      portrait: common.portrait('image', { default: { path: 'role/default.svg' } }),
      spine: common.spine('spine', { default: { path: 'role/default.spine.json' } }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    ...defaultRecordRules({ when: { field: 'default', in: [true] }, free: ['unlock_conds'] }),
  ],
  list: {
    columns: ['role_id', 'name', 'gender', 'job_id', 'base_stats', 'default', 'status'],
    filters: ['gender', 'job_id', 'default', 'status'],
    sorts: ['role_id', 'name'],
  },
});
