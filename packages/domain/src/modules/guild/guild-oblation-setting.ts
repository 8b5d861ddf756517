import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

const POINTS = [0, 999_999] as const;

/** What members of a guild offer each day, and what they and the guild get for it. */
export const guildOblationSetting = defineModule({
  key: 'guild-oblation-setting',
  family: 'guild',
  titles: {
    title: ['Guild oblation', '公會供奉', 'ギルド奉納'],
    record: ['Offering', '供奉', '奉納'],
  },
  identity: ['oblation_id'],
  sections: {
    basics: common.basics({
      oblation_id: field.id(['Offering ID', '供奉編號', '奉納ID']),
      name: common.name(40),
      icon: common.icon('guild/default.svg'),
    }),
    exchange: section(['Exchange', '供奉內容', '内容'], {
      cost: field.costs(['Price', '價格', '価格'], [1, 1], {
        help: [
          'No two offerings can have the same price.',
          '各項供奉的價格不可相同。',
          '奉納ごとに違う価格にします。',
        ],
      }),
      rewards: common.rewards([]),
      guild_exp: field.integer(['Guild EXP', '公會經驗', 'ギルドEXP'], POINTS),
      contribution: field.integer(['Contribution', '貢獻', '貢献度'], POINTS),
      crit_bp: field.integer(
        ['Double contribution chance', '雙倍貢獻機率', '貢献度が2倍になる確率'],
        [1, 10_000],
        {
          unit: 'bp',
          optional: true,
        },
      ),
    }),
    limits: section(['Limits', '限制', '制限'], {
      daily_limit: common.dailyLimit([1, 20], { default: 1 }),
      vip_required: field.integer(['Required VIP level', '所需 VIP 等級', '必要なVIPレベル'], [0, 30], {
        default: 0,
        zero: ['Everyone', '所有玩家', '全員'],
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { fields: ['cost'], is: 'unique', whole: true },
    { field: 'crit_bp', is: 'empty', when: { field: 'contribution', in: [0] } },
    // Every player can afford at least one.
    { countOf: {}, where: { field: 'cost', withoutKinds: ['gem', 'gold'] }, is: 'at_least', than: 1 },
  ],
  list: {
    columns: [
      'oblation_id',
      'name',
      'cost',
      'rewards',
      'guild_exp',
      'contribution',
      'daily_limit',
      'vip_required',
      'status',
    ],
    filters: ['vip_required', 'daily_limit', 'status'],
    sorts: ['oblation_id', 'name', 'guild_exp', 'contribution'],
  },
});
