import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { topupAmount, topupEvent } from '../../field-sets/topup-event.ts';

const event = topupEvent({ amounts: ['steps.threshold'] });

/** Rewards for what players pay over the time of an event. */
export const accumulateTopupSetting = defineModule({
  key: 'accumulate-topup-setting',
  family: 'topup-purchase',
  titles: {
    title: ['Accumulate top-ups', '累積儲值', '累計チャージ'],
    record: ['Accumulate top-up', '累積儲值活動', '累計チャージ'],
  },
  synonyms: ['Rebate', '回饋', '累儲', '還元'],
  identity: ['event_id'],
  sections: {
    basics: common.basics({ ...event.fields, claim_end_at: common.claimUntil() }),
    counting: section(['Counting', '計算', '集計'], {
      ...event.counted,
      include_packages: field.boolean(['Include packages', '計入禮包', 'パッケージを含む'], {
        default: true,
      }),
      loop_after_last: field.boolean(
        ['Repeats after the last step', '最後階段後循環', '最後の段階を繰り返す'],
        {
          default: false,
        },
      ),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      steps: field.rows(['Steps', '階段', '段階'], [1, 50], {
        uniqueBy: 'threshold',
        fields: {
          threshold: topupAmount(['Required value', '達成數值', '達成値']),
          rewards: common.rewards([]),
          choose: field.boolean(['Players choose one', '擇一領取', '1つ選ぶ'], { default: false }),
        },
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    ...event.rules,
    { field: 'threshold', along: 'steps', is: 'rising' },
    { field: 'claim_end_at', is: 'at_least', than: { field: 'end', of: 'timeslot' } },
    { countOf: { groupBy: 'base', shownIn: 'timeslot' }, is: 'at_most', than: 1, severity: 'warning' },
  ],
  list: {
    columns: ['event_id', 'name', 'base', 'timeslot', 'claim_end_at', 'status'],
    filters: ['base', 'currency', 'include_packages', 'claim_end_at', 'status'],
    sorts: ['event_id', 'name', 'claim_end_at'],
  },
});
