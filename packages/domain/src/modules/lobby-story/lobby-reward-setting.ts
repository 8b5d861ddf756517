import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const kind = enumOf('lobby-reward-kind', {
  online_minutes: ['Minutes online', '在線時間', '滞在時間', 'blue', ['線', '時']],
  touch: ['Taps', '觸碰', 'タッチ', 'orange', ['觸', '触']],
  floating_chest: ['Floating chest', '漂浮寶箱', '浮かぶ宝箱', 'gold', ['箱', '箱']],
  daily_visit: ['Daily visits', '每日造訪', '毎日の訪問', 'green', ['訪', '訪']],
});

const DAY = 86_400;
const CHEST = { showWhen: { field: 'kind', in: ['floating_chest'] } } as const;

/** Small rewards that players find in the lobby. */
export const lobbyRewardSetting = defineModule({
  key: 'lobby-reward-setting',
  family: 'lobby-story',
  titles: {
    title: ['Lobby rewards', '大廳獎勵', 'ロビー報酬'],
    record: ['Lobby reward', '大廳獎勵', 'ロビー報酬'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      kind: common.kind(kind),
      threshold: common.requiredValue([1, 99_999], {
        unitBy: { kind: { online_minutes: 'minutes' } },
        help: [
          'Minutes, taps, chests or visits, depending on the type.',
          '依種類為分鐘、觸碰、寶箱或造訪次數。',
          '種類に応じて、分・タッチ・宝箱・訪問の回数です。',
        ],
      }),
      timeslot: common.openTime(),
    }),
    chest: section(['Chest', '寶箱', '宝箱'], {
      spawn_min_sec: field.duration(
        ['Min appearance interval', '最短出現間隔', '出現までの最短時間'],
        [1, DAY],
        CHEST,
      ),
      spawn_max_sec: field.duration(
        ['Max appearance interval', '最長出現間隔', '出現までの最長時間'],
        [1, DAY],
        CHEST,
      ),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      daily_limit: common.dailyLimit([1, 50], { default: 1 }),
      reset: common.reset(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['kind', 'threshold'], is: 'unique' },
    { field: 'spawn_max_sec', is: 'at_least', than: { field: 'spawn_min_sec' } },
  ],
  list: {
    columns: ['id', 'name', 'kind', 'threshold', 'rewards', 'daily_limit', 'reset', 'status'],
    filters: ['kind', 'daily_limit', 'reset', 'status'],
    sorts: ['id', 'name', 'threshold'],
  },
});
