import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { levelCurve } from '../../field-sets/level-curve.ts';

const feature = enumOf('guild-feature', {
  boss: ['Guild boss', '公會首領', 'ギルドボス', 'red', '王'],
  god_bless: ['God’s blessing', '神明祝福', '神の加護', 'gold', '神'],
  store: ['Guild store', '公會商店', 'ギルドショップ', 'blue', '店'],
  war: ['War game', '戰爭', '戦争', 'orange', ['戰', '戦']],
  socket: ['Live chat', '即時聊天', 'ライブチャット', 'cyan', ['聊', '話']],
  help: ['Help requests', '成員互助', '助け合い', 'green', '助'],
});

const curve = levelCurve({ notFalling: ['member_limit', 'oblation_count'] });

/** What a level of a guild takes and gives. */
export const guildLevelSetting = defineModule({
  key: 'guild-level-setting',
  family: 'guild',
  titles: {
    title: ['Guild levels', '公會等級', 'ギルドレベル'],
    record: ['Guild level', '公會等級', 'ギルドレベル'],
  },
  identity: ['level'],
  sections: {
    basics: common.basics({
      ...curve.fields,
      member_limit: field.integer(['Member limit', '成員上限', 'メンバー上限'], [5, 200], {
        help: [
          'Cannot decrease. Guilds that are already larger keep their members.',
          '不得低於前一級；人數已超過的公會會保留現有成員。',
          '前のレベルより減らせません。すでに超えているギルドのメンバーは残ります。',
        ],
      }),
      oblation_count: field.integer(['Offerings per day', '每人每日供奉次數', '1人1日の奉納回数'], [1, 10], {
        default: 1,
      }),
    }),
    gain: section(['Level rewards', '等級福利', 'レベルの特典'], {
      unlock_features: field.multiEnum(['Unlocked features', '解鎖功能', '解放する機能'], feature, [], {
        optional: true,
        help: [
          'A feature can be unlocked at one level only.',
          '同一功能只能在一個等級解鎖。',
          '一つの機能を解放できるのは一つのレベルだけです。',
        ],
      }),
      daily_rewards: field.rewards(['Daily rewards', '每日獎勵', '毎日の報酬'], [], { optional: true }),
      store_pool_id: field.reference(
        ['Store goods', '公會商店商品池', 'ショップの品ぞろえ'],
        'store-pool-setting',
        {
          optional: true,
        },
      ),
    }),
  },
  rules: [
    ...curve.rules,
    { fields: ['unlock_features'], is: 'unique' },
    { rule: 'covers_players', field: 'level', players: 'guild_level' },
    { rule: 'covers_players', field: 'member_limit', groupBy: 'level', players: 'guild_members' },
  ],
  display: { title: 'level' },
  list: {
    columns: [
      'level',
      'exp_to_next',
      'member_limit',
      'oblation_count',
      'unlock_features',
      'daily_rewards',
      'store_pool_id',
      'status',
    ],
    filters: ['unlock_features', 'store_pool_id', 'status'],
    sorts: ['level', 'exp_to_next', 'member_limit'],
    sheet: {},
  },
});
