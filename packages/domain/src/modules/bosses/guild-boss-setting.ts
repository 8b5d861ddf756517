import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { property } from '../../enums/property.ts';
import { bossBattle, bossLook, bossProperty } from '../../field-sets/boss-fields.ts';
import { common } from '../../field-sets/common-fields.ts';

/** A boss that a guild fights together, one of several in a round. */
export const guildBossSetting = defineModule({
  key: 'guild-boss-setting',
  family: 'bosses',
  titles: {
    title: ['Guild bosses', '公會首領', 'ギルドボス'],
    record: ['Guild boss', '公會首領', 'ギルドボス'],
  },
  identity: ['boss_id'],
  sections: {
    basics: common.basics({
      boss_id: field.id(['Boss ID', '首領編號', 'ボスID']),
      name: common.name(40),
      ...bossLook,
      property: bossProperty(),
      weak_property: field.enum(['Weak against', '弱點屬性', '弱点属性'], property, { optional: true }),
    }),
    round: section(['Order and unlocking', '順序與解鎖', '順番と解放'], {
      round: field.integer(['Round', '輪次', 'ラウンド'], [1, 999]),
      order: common.order([1, 20]),
      unlock_guild_level: field.reference(
        ['Required guild level', '所需公會等級', '必要なギルドレベル'],
        'guild-level-setting',
      ),
    }),
    fight: section(['Fight', '戰鬥規則', 'バトルのルール'], {
      battle_id: bossBattle.field,
      time_limit_sec: field.duration(['Battle time limit', '單場時間限制', '1戦の制限時間'], [30, 300]),
      god_allowed: common.godsAllowed(),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      kill_rewards: field.rewards(['Defeat rewards', '擊敗獎勵', '撃破報酬'], [], {
        help: ['For every member who took part.', '所有參戰成員皆可獲得。', '参加した全メンバーに配ります。'],
      }),
      last_hit_rewards: field.rewards(['Last hit rewards', '尾刀獎勵', 'ラストヒット報酬'], [], {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['round', 'order'], is: 'unique' },
    { field: 'order', along: { orderBy: 'order', groupBy: 'round' }, is: 'contiguous', from: 1 },
    bossBattle.rule,
  ],
  fixed: {
    during: { modules: ['guild-boss-period-setting'], by: 'round' },
    fields: [
      'round',
      'order',
      'unlock_guild_level',
      'property',
      'weak_property',
      'battle_id',
      'time_limit_sec',
      'god_allowed',
      'kill_rewards',
      'last_hit_rewards',
    ],
  },
  list: {
    columns: [
      'boss_id',
      'name',
      'round',
      'order',
      'property',
      'unlock_guild_level',
      'battle_id',
      'kill_rewards',
      'status',
    ],
    filters: ['round', 'property', 'unlock_guild_level', 'god_allowed', 'status'],
    sorts: ['boss_id', 'name', 'round', 'order'],
    sheet: { groupBy: 'round' },
  },
});
