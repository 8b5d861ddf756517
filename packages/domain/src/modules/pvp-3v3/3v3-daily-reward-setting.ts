import { section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rankLadder } from '../../field-sets/rank-ladder.ts';

const ladder = rankLadder({ of: ['group_id'], even: true });

/** What a day in the 3v3 arena gives by place in a group. Who fought less than asked gets half. */
export const threeOnThreeDailyRewardSetting = defineModule({
  key: '3v3-daily-reward-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 daily rewards', '3v3 每日獎勵', '3v3デイリー報酬'],
    record: ['Daily reward', '每日獎勵', 'デイリー報酬'],
  },
  sections: {
    places: section(['Places', '名次', '順位'], {
      id: common.id(),
      group_id: common.arenaGroup(),
      ...ladder.fields,
      min_fights: common.minFights(),
    }),
    mail: section(['Mail', '郵件', 'メール'], {
      mail_title: common.mailTitle(60),
      mail_body: common.mailBody(1000, { multiline: true, rich: true }),
    }),
  },
  rules: ladder.rules,
  list: {
    columns: ['id', 'group_id', 'rank_from', 'rank_to', 'rewards', 'min_fights', 'mail_title', 'status'],
    filters: ['group_id', 'min_fights', 'status'],
    sorts: ['id', 'rank_from'],
    sheet: { groupBy: 'group_id' },
  },
});
