import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { costAssetKind } from '../../enums/asset-kind.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { packageHead } from '../../field-sets/package-head.ts';

const trigger = enumOf('once-package-trigger', {
  level_up: ['Level reached', '升級', 'レベル到達', 'blue', ['級', 'Lv']],
  chapter_clear: ['Chapter cleared', '通關章節', '章クリア', 'green', '章'],
  battle_fail: ['Battle lost', '戰鬥失敗', 'バトル敗北', 'red', ['敗', '敗']],
  pet_get: ['Pet obtained', '取得寵物', 'ペット入手', 'orange', ['寵', 'ペ']],
  star_up: ['Stars raised', '升星', '星アップ', 'gold', '星'],
  currency_short: ['Not enough currency', '貨幣不足', '通貨不足', 'magenta', ['缺', '不']],
  gacha_count: ['Draws made', '轉蛋次數', 'ガチャ回数', 'purple', ['蛋', 'ガ']],
});

const head = packageHead({ productTypes: ['once_time'] });

/**
 * An offer that a player sees once, when something happens to them. What happens is told by a record, an
 * asset or a number, so that each can be chosen and checked; one text for all of them could not. Like every
 * package it is sold for a time.
 */
export const onceTriggerPackageSetting = defineModule({
  key: 'once-trigger-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['One-time trigger packages', '一次性觸發禮包', '初回トリガーパック'],
    record: ['Trigger package', '觸發禮包', 'トリガーパック'],
  },
  identity: ['package_id'],
  sections: {
    basics: common.basics({ ...head.fields }),
    trigger: section(['Activation', '觸發條件', '発動条件'], {
      trigger: field.enum(['Trigger', '觸發時機', '発動のきっかけ'], trigger),
      trigger_target_id: field.referenceBy(
        ['Target', '指定對象', '対象'],
        'trigger',
        {
          level_up: null,
          chapter_clear: 'chapter-setting',
          battle_fail: 'battle-setting',
          pet_get: 'pet-setting',
          star_up: 'pet-setting',
          currency_short: null,
          gacha_count: 'gachapon-setting',
        },
        { optional: true, help: ['Empty: any.', '留空表示不限。', '空欄なら何でも構いません。'] },
      ),
      trigger_asset: field.enum(['Currency', '貨幣', '不足する通貨'], costAssetKind, {
        showWhen: { field: 'trigger', in: ['currency_short'] },
      }),
      trigger_value: common.requiredValue([1, 9999], {
        showWhen: { field: 'trigger', in: ['level_up', 'star_up', 'gacha_count'] },
        help: [
          'Level, stars or draws, depending on the trigger.',
          '依觸發時機為等級、星級或次數。',
          'きっかけに応じて、レベル・星・回数です。',
        ],
      }),
      audience: common.audience({ optional: true }),
    }),
    offer: section(['Offer', '顯示', '表示'], {
      show_hours: field.integer(['Purchase window', '購買時限', '購入できる時間'], [1, 168], {
        unit: 'hours',
        default: 24,
      }),
      priority: common.priority([1, 100], {
        default: 50,
        help: [
          'For each trigger, the package with the highest priority is shown.',
          '同一觸發時機顯示數值最高者。',
          '同じきっかけでは最も大きいものを表示します。',
        ],
      }),
      daily_trigger_cap: field.integer(['Max offers per day', '每日觸發上限', '1日の発動上限'], [1, 20], {
        default: 2,
        help: [
          'Counts all trigger packages together.',
          '含所有觸發禮包。',
          'すべてのトリガーパックの合計です。',
        ],
      }),
      popup_image: field.asset(['Pop-up', '彈出視窗圖片', 'ポップアップ画像'], 'image', {
        default: { path: 'banner/default.svg' },
      }),
    }),
  },
  rules: [...head.nameRules, ...head.productRules, { fields: ['trigger', 'priority'], is: 'unique' }],
  list: {
    columns: [
      'package_id',
      'name',
      'mall_id',
      'trigger',
      'trigger_value',
      'show_hours',
      'priority',
      'status',
    ],
    filters: ['mall_id', 'trigger', 'priority', 'timeslot', 'status'],
    sorts: ['package_id', 'name', 'priority'],
  },
});
