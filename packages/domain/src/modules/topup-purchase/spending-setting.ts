import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rewardSteps } from '../../field-sets/reward-steps.ts';
import { topupEvent } from '../../field-sets/topup-event.ts';

const spent = enumOf('spending-asset', {
  gem: ['Gems', '寶石', 'ジェム', 'cyan', '石'],
  gold: ['Gold', '金幣', 'ゴールド', 'gold', '金'],
  coin: ['Coins', '銅幣', 'コイン', 'orange', ['銅', 'コ']],
  ap: ['AP', '體力', 'AP', 'green', ['體', '体']],
});

const source = enumOf('spending-source', {
  gacha: ['Gachapon', '轉蛋', 'ガチャ'],
  store: ['Stores', '商店', 'ショップ'],
  ap_buy: ['AP purchases', '購買體力', 'AP購入'],
  mall: ['Mall', '商城', 'モール'],
  skin: ['Skins', '造型', 'スキン'],
});

const event = topupEvent();
const track = rewardSteps({ counts: ['Spent', '消費數量', '消費量'], max: 999_999_999, steps: [1, 50] });

/** Rewards for what players spend in the game. */
export const spendingSetting = defineModule({
  key: 'spending-setting',
  family: 'topup-purchase',
  titles: {
    title: ['Spending', '消費活動', '消費イベント'],
    record: ['Spending event', '消費活動', '消費イベント'],
  },
  identity: ['event_id'],
  sections: {
    basics: common.basics({ ...event.fields, claim_end_at: common.claimUntil() }),
    counting: section(['Counting', '計算', '集計'], {
      asset_kind: field.enum(['Counted spending', '計算項目', '集計対象'], spent, { default: 'gem' }),
      paid_only: field.boolean(['Paid gems only', '僅計付費寶石', '有料ジェムのみ'], {
        default: false,
        showWhen: { field: 'asset_kind', in: ['gem'] },
      }),
      exclude_sources: field.multiEnum(['Excluded sources', '不計來源', '集計しない使い道'], source, 5, {
        optional: true,
      }),
      daily_reset: field.boolean(['Resets every day', '每日重置', '毎日リセット'], { default: false }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      ...track.fields,
      rebate_bp: field.integer(['Rebate', '返還比例', '返還率'], [0, 5000], {
        unit: 'bp',
        optional: true,
        help: [
          'Sent by mail after the event. Not available when spending resets every day.',
          '活動結束後以郵件返還；每日重置時不可設定。',
          '終了後にメールで届きます。毎日リセットする場合は設定できません。',
        ],
      }),
    }),
  },
  rules: [
    ...event.rules,
    ...track.rules,
    { field: 'rebate_bp', is: 'empty', when: { field: 'daily_reset', in: [true] } },
    { field: 'claim_end_at', is: 'at_least', than: { field: 'end', of: 'timeslot' } },
  ],
  list: {
    columns: [
      'event_id',
      'name',
      'asset_kind',
      'daily_reset',
      'rebate_bp',
      'timeslot',
      'claim_end_at',
      'status',
    ],
    filters: ['asset_kind', 'paid_only', 'daily_reset', 'claim_end_at', 'status'],
    sorts: ['event_id', 'name', 'claim_end_at'],
  },
});
