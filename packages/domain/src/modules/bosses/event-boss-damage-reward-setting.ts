import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { deedRewards } from '../../field-sets/deed-rewards.ts';

const deeds = deedRewards({
  of: ['event_id'],
  deeds: enumOf('event-boss-deed', {
    point: ['Points', '積分', 'ポイント', 'gold', ['分', '点']],
    damage: ['Total damage', '累積傷害', '累計ダメージ', 'red', ['傷', '攻']],
    kill_count: ['Defeats', '擊敗次數', '撃破回数', 'orange', ['擊', '撃']],
    server_point: ['Points of the server', '全服積分', 'サーバーのポイント', 'green', '全'],
  }),
});

/** What adds up while an event boss is open, and what it gives. */
export const eventBossDamageRewardSetting = defineModule({
  key: 'event-boss-damage-reward-setting',
  family: 'bosses',
  titles: {
    title: ['Event boss point rewards', '活動首領積分獎勵', 'イベントボスポイント報酬'],
    record: ['Point reward', '積分獎勵', 'ポイント報酬'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    reward: section(['Reward', '獎勵', '報酬'], {
      event_id: field.reference(['Event boss', '活動首領', 'イベントボス'], 'event-boss-setting'),
      id: common.id(),
      ...deeds.fields,
      display_big: common.displayBig({ default: false }),
    }),
  },
  rules: deeds.rules,
  fixed: { during: 'event_id', fields: ['kind', 'threshold', 'rewards', 'claim'] },
  display: { title: 'kind' },
  list: {
    filters: ['kind', 'claim', 'display_big', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
