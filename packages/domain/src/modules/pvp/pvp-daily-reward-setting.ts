import { section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rankLadder } from '../../field-sets/rank-ladder.ts';

const ladder = rankLadder({ of: ['pvp_class'], even: true });

/**
 * What a day in the arena gives, by class and place. A whole class is the range from 1 to 999999. Who
 * fought less than asked gets half, so that amounts are even.
 */
export const pvpDailyRewardSetting = defineModule({
  key: 'pvp-daily-reward-setting',
  family: 'pvp',
  titles: {
    title: ['PvP daily rewards', '競技場每日獎勵', 'アリーナデイリー報酬'],
    record: ['Daily reward', '每日獎勵', 'デイリー報酬'],
  },
  sections: {
    places: section(['Ranks', '名次', '順位'], {
      id: common.id(),
      pvp_class: common.pvpClass(),
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
    columns: ['id', 'pvp_class', 'rank_from', 'rank_to', 'rewards', 'min_fights', 'mail_title', 'status'],
    filters: ['pvp_class', 'min_fights', 'status'],
    sorts: ['id', 'rank_from'],
    sheet: { groupBy: 'pvp_class' },
  },
});
