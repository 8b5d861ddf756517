import { defineModule } from '../../core/define-module.ts';
import { arenaDays } from '../../field-sets/arena-days.ts';
import { common } from '../../field-sets/common-fields.ts';

const days = arenaDays('pvp_class', { pvp_class: common.pvpClass() });

/** What a day in the arena gives, by class and place. One range from 1 to 999999 is for the whole class. */
export const pvpDailyRewardSetting = defineModule({
  key: 'pvp-daily-reward-setting',
  family: 'pvp',
  titles: {
    title: ['PvP daily rewards', '競技場每日獎勵', 'アリーナデイリー報酬'],
    record: ['Daily reward', '每日獎勵', 'デイリー報酬'],
  },
  sections: days.sections,
  rules: days.rules,
  display: days.display,
  list: days.list,
  search: days.search,
});
