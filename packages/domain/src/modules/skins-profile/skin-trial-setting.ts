import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

/** Wearing a skin for some hours before buying it. It never begins for players who own the skin. */
export const skinTrialSetting = defineModule({
  key: 'skin-trial-setting',
  family: 'skins-profile',
  titles: {
    title: ['Skin trials', '造型試用', 'スキンお試し'],
    record: ['Skin trial', '造型試用', 'スキンお試し'],
  },
  sections: {
    trial: section(['Trial', '試用', 'お試し'], {
      id: common.id(),
      skin_id: common.skin({
        help: ['Initial skins cannot be selected.', '不可選擇初始造型。', '初期スキンは選べません。'],
      }),
      trial_hours: field.integer(['Trial hours', '試用時數', 'お試し時間'], [1, 720], {
        unit: 'hours',
        default: 24,
      }),
      item_id: common.ticket({
        optional: true,
        help: ['Empty: free.', '留空則免費。', '空欄なら無料です。'],
      }),
      per_user_limit: field.integer(['Trials per player', '每人次數', '1人あたりの回数'], [1, 10], {
        default: 1,
      }),
      timeslot: common.openTime(),
      bonus_active: field.boolean(['Bonus applies during the trial', '試用時加成生效', 'ボーナスも有効'], {
        default: false,
      }),
    }),
    discount: section(['Offer after the trial', '試用後優惠', 'お試し後の割引'], {
      discount_after_bp: field.integer(['Discount', '折扣', '割引'], [1, 10_000], {
        optional: true,
        unit: 'bp',
      }),
      discount_hours: field.integer(['Offer hours', '優惠時數', '割引の期間'], [1, 168], {
        optional: true,
        unit: 'hours',
        help: [
          'Counted from the end of the trial. A skin worn in a battle stays until the battle ends.',
          '自試用結束起算；戰鬥中的造型會保留至戰鬥結束。',
          'お試しの終了から数えます。バトル中のスキンはバトルが終わるまで残ります。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['skin_id', 'item_id'], is: 'unique', blanks: true },
    {
      field: 'obtain_type',
      of: 'skin_id',
      is: 'one_of',
      values: ['shop', 'event', 'gacha', 'pass', 'achievement'],
    },
    { fields: ['discount_after_bp', 'discount_hours'], is: 'all_or_none' },
  ],
  display: { title: 'skin_id' },
  list: {
    columns: ['id', 'skin_id', 'trial_hours', 'item_id', 'per_user_limit', 'timeslot', 'status'],
    filters: ['skin_id', 'item_id', 'bonus_active', 'status'],
    sorts: ['id', 'skin_id', 'trial_hours'],
  },
  search: ['skin_id'],
});
