import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';
import { petTraitFields } from '../../field-sets/trait-fields.ts';

const commandType = enumOf('pet-command-type', {
  errand: ['Errand', '跑腿', 'おつかい', 'green', ['跑', '使']],
  training: ['Training', '訓練', '訓練', 'orange', ['訓', '訓']],
  gathering: ['Gathering', '採集', '採集', 'cyan', ['採', '採']],
  patrol: ['Patrol', '巡邏', '巡回', 'blue', '巡'],
});

const trait = {
  property: ['Property', '屬性', '属性', 'purple', ['屬', '属']],
  job: ['Job', '職業', 'ジョブ', 'blue', '職'],
  clan: ['Club', '社團', 'クラブ', 'green', ['社', '部']],
  rarity: ['Rarity', '稀有度', 'レアリティ', 'gold', '稀'],
} as const;

const requirement = enumOf('pet-command-requirement', {
  min_level: ['Min level', '最低等級', '最低レベル', 'neutral', ['級', 'レ']],
  min_star: ['Min stars', '最低星級', '最低星数', 'orange', '星'],
  ...trait,
});

const bonusKind = enumOf('pet-command-bonus', trait);

const ALL = 10_000;

/** What the base leaves for bonuses: together they never make more than certain. */
const LEFT_OVER = { totalOf: [ALL, { productOf: [-1, { field: 'success_base_bp' }] }] } as const;

/** A task that pets are sent on. A pet serves one command at a time. */
export const petCommandSetting = defineModule({
  key: 'pet-command-setting',
  family: 'pets',
  createFirst: 'basic_setting',
  titles: { title: ['Pet commands', '寵物指令', 'ペットコマンド'], record: ['Command', '指令', 'コマンド'] },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      description: common.description(120),
      icon: common.icon('command/default.svg'),
      command_type: common.type(commandType),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    task: section(['Task', '任務內容', '内容'], {
      duration_sec: field.duration(['Duration', '所需時間', '所要時間'], [60, 604_800]),
      slots: field.integer(['Pets needed', '所需寵物數', '必要なペット数'], [1, 5]),
      require_conds: field.rows(['Pet requirements', '派遣條件', '派遣の条件'], 6, {
        optional: true,
        fields: {
          kind: common.kind(requirement),
          value: field.integer(['Required value', '所需數值', '必要な値'], [1, 300], {
            showWhen: { field: 'kind', in: ['min_level', 'min_star'] },
          }),
          ...petTraitFields('kind'),
          count: field.integer(['Pets', '寵物數', 'ペット数'], [1, 5], { default: 1 }),
        },
      }),
      cost: common.costs(8, { optional: true }),
      instant_cost: field.costs(['Cost to finish instantly', '立即完成消耗', '即時完了のコスト'], [1, 1], {
        optional: true,
      }),
      daily_limit: common.dailyLimit([0, 99], {
        default: 0,
        zero: NO_LIMIT,
      }),
    }),
    success: section(['Success rate', '成功率', '成功率'], {
      success_base_bp: field.integer(['Base success rate', '基本成功率', '基本成功率'], [0, ALL], {
        unit: 'bp',
        default: 6000,
      }),
      success_bonus: field.rows(['Bonus conditions', '加成條件', '成功率アップ'], 8, {
        optional: true,
        help: [
          'Base rate and all bonuses together cannot exceed 100%.',
          '所有加成與基本成功率合計不得超過 100%。',
          '基本の成功率とすべて合わせて100%までです。',
        ],
        fields: {
          kind: common.kind(bonusKind),
          ...petTraitFields('kind'),
          bonus_bp: field.integer(['Added chance', '增加機率', '加算する確率'], [1, ALL], { unit: 'bp' }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'require_conds.count', is: 'at_most', than: { field: 'slots' } },
    { sumOf: 'bonus_bp', in: 'success_bonus', is: 'at_most', than: LEFT_OVER },
    openWhenUnlocked('command', 'unlock_conds'),
  ],
  list: {
    columns: [
      'id',
      'name',
      'command_type',
      'duration_sec',
      'slots',
      'success_base_bp',
      'daily_limit',
      'status',
    ],
    filters: ['command_type', 'slots', 'daily_limit', 'status'],
    sorts: ['id', 'name', 'duration_sec'],
  },
});
