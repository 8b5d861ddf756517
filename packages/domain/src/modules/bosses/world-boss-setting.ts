import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { bossBattle, bossHp, bossLook, bossProperty } from '../../field-sets/boss-fields.ts';
import { common } from '../../field-sets/common-fields.ts';

/** A boss that the players of several servers wear down together. */
export const worldBossSetting = defineModule({
  key: 'world-boss-setting',
  family: 'bosses',
  titles: {
    title: ['World bosses', '世界首領', 'ワールドボス'],
    record: ['World boss', '世界首領', 'ワールドボス'],
  },
  identity: ['boss_id'],
  sections: {
    basics: common.basics({
      boss_id: field.id(['Boss ID', '首領編號', 'ボスID']),
      name: common.name(40),
      ...bossLook,
      property: bossProperty(),
      announce: common.announcement(120),
    }),
    opening: section(['Opening', '開放', '開催'], {
      timeslot: common.openTime({ types: ['limited_period', 'specific_weekdays'] }),
      server_group: common.servers([1, 100], {
        help: [
          'Players on these servers share the boss’s HP.',
          '這些伺服器的玩家共同挑戰首領的生命值。',
          'これらのサーバーのプレイヤーでボスのHPを共有します。',
        ],
      }),
      min_user_level: common.fromPlayerLevel([1, 300], { default: 1 }),
    }),
    fight: section(['Fight', '戰鬥規則', 'バトルのルール'], {
      battle_id: bossBattle.field,
      shared_hp: bossHp(['Shared HP', '共用生命值', '共有HP']),
      attempts: field.integer(
        ['Attempts per opening', '每次開放挑戰次數', '1回の開催での挑戦回数'],
        [1, 20],
        { default: 3 },
      ),
      revive_sec: field.duration(['Wait after a defeat', '敗北等待時間', '敗北後の待ち時間'], [0, 600], {
        default: 60,
      }),
      recover_cost: field.costs(['Price to skip the wait', '立即復活消耗', '即時復帰のコスト'], [1, 1], {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { countOf: { groupBy: 'server_group', shownIn: 'timeslot' }, is: 'at_most', than: 1 },
    bossBattle.rule,
  ],
  fixed: {
    during: 'timeslot',
    fields: [
      'property',
      'server_group',
      'min_user_level',
      'battle_id',
      'shared_hp',
      'attempts',
      'revive_sec',
      'recover_cost',
    ],
  },
  list: {
    columns: [
      'boss_id',
      'name',
      'property',
      'timeslot',
      'server_group',
      'shared_hp',
      'attempts',
      'min_user_level',
      'status',
    ],
    filters: ['property', 'server_group', 'timeslot', 'status'],
    sorts: ['boss_id', 'name', 'shared_hp', 'min_user_level'],
  },
});
