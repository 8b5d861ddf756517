import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, eventId } from '../../field-sets/event-head.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';
import { rewardSteps } from '../../field-sets/reward-steps.ts';

const goal = enumOf('cumulative-event-goal', {
  gacha_draw: ['Draws', '轉蛋次數', 'ガチャの回数', 'magenta', ['蛋', '引']],
  ap_spent: ['AP spent', '消耗體力', 'AP消費', 'green', ['體', 'AP']],
  battle_win: ['Battles won', '戰鬥勝利', 'バトル勝利', 'blue', ['勝', '勝']],
  boss_damage: ['Damage to bosses', '首領傷害', 'ボスへのダメージ', 'red', '王'],
  gem_spent: ['Gems spent', '消費寶石', 'ジェム消費', 'gold', '石'],
  item_collected: ['Items collected', '收集道具', 'アイテム収集', 'cyan', '集'],
  arena_fight: ['Arena fights', '競技場對戰', 'アリーナの対戦', 'orange', ['競', '闘']],
  explore_done: ['Explorations', '探索完成', '探索完了', 'purple', '探'],
});

const MOST = 999_999_999;
const head = eventHead({ types: ['limited_period', 'event_trigger'] });
const track = rewardSteps({ counts: ['Required value', '達成數值', '達成値'], max: MOST, steps: [1, 50] });

/** Rewards for how often or how much of something players do during an event. */
export const cumulativeEventSetting = defineModule({
  key: 'cumulative-event-setting',
  family: 'events',
  titles: {
    title: ['Cumulative events', '累積活動', '累計イベント'],
    record: ['Cumulative event', '累積活動', '累計イベント'],
  },
  identity: ['event_id'],
  sections: {
    basics: common.basics({ event_id: eventId(), name: head.basics.name, ...head.period }),
    counting: section(['Counting', '計算', '集計'], {
      goal_kind: field.enum(['Counted action', '計算項目', '集計対象'], goal),
      target_id: field.referenceBy(
        ['Target', '限定對象', '対象'],
        'goal_kind',
        {
          gacha_draw: 'gachapon-setting',
          ap_spent: null,
          battle_win: null,
          boss_damage: null,
          gem_spent: null,
          item_collected: 'item-setting',
          arena_fight: null,
          explore_done: 'explore-setting',
        },
        { optional: true, help: ['Empty: any.', '留空表示不限。', '空欄なら何でも構いません。'] },
      ),
      server_wide: field.boolean(['All players together', '全伺服器合計', '全員の合計'], { default: false }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      ...track.fields,
      loop_after_last: field.boolean(
        ['Repeats after the last step', '最後階段後循環', '最後の段階を繰り返す'],
        {
          default: false,
        },
      ),
      loop_step: field.integer(['Repeat interval', '循環間隔', '繰り返しの間隔'], [1, MOST], {
        showWhen: { field: 'loop_after_last', in: [true] },
        help: [
          'Cannot be less than the last step.',
          '不可小於最後階段的數值。',
          '最後の段階の値より小さくはできません。',
        ],
      }),
    }),
    presentation: common.presentation(head.picture),
    button: section(['Button', '按鈕', 'ボタン'], { ...jumpFields }),
  },
  rules: [
    ...head.nameRules,
    ...head.claimRules,
    ...track.rules,
    {
      field: 'steps.threshold',
      is: 'at_most',
      than: { field: 'loop_step' },
      when: { field: 'loop_after_last', in: [true] },
    },
    { field: 'target_id', is: 'required', when: { field: 'goal_kind', in: ['item_collected'] } },
    ...jumpRules({ shown: 'timeslot' }),
  ],
  fixed: {
    during: 'timeslot',
    until: 'claim_end_at',
    fields: ['goal_kind', 'target_id', 'server_wide', 'steps', 'loop_after_last', 'loop_step'],
  },
  list: {
    columns: ['event_id', 'name', 'goal_kind', 'target_id', 'steps', 'server_wide', 'timeslot', 'status'],
    filters: ['goal_kind', 'server_wide', 'claim_end_at', 'status'],
    sorts: ['event_id', 'name', 'claim_end_at'],
  },
});
