import { defineModule } from '../../core/define-module.ts';
import { arenaDays } from '../../field-sets/arena-days.ts';
import { common } from '../../field-sets/common-fields.ts';

const days = arenaDays('group_id', { group_id: common.arenaGroup() });

/** What a day in the 3v3 arena gives, by place in a group. */
export const threeOnThreeDailyRewardSetting = defineModule({
  key: '3v3-daily-reward-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 daily rewards', '3v3 每日獎勵', '3v3デイリー報酬'],
    record: ['Daily reward', '每日獎勵', 'デイリー報酬'],
  },
  sections: days.sections,
  rules: days.rules,
  display: days.display,
  list: days.list,
  search: days.search,
});
