import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { HOURS } from '../../enums/hours.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { countPrices } from '../../field-sets/count-prices.ts';

const energyKind = enumOf('energy-kind', {
  ap: ['AP', '體力', 'AP', 'green', ['體', '体']],
  bp: ['BP', '戰鬥點', 'BP', 'orange', ['戰', '闘']],
  guild_bp: ['Guild BP', '公會戰鬥點', 'ギルドBP', 'blue', ['會', '会']],
  explore: ['Explore', '探索', '探索', 'cyan', '探'],
  mining: ['Mining', '挖礦', '採掘', 'gold', ['礦', '掘']],
  monopoly_dice: ['Board game dice', '大富翁骰子', 'すごろくダイス', 'magenta', '骰'],
});

const CAP = [1, 9999] as const;
const MOST = 99_999;

const prices = countPrices('buy_costs', {
  gain: field.integer(['Points', '獲得點數', '獲得ポイント'], CAP),
});

/** What players spend to play, and how it comes back. */
export const energySetting = defineModule({
  key: 'energy-setting',
  family: 'items-economy',
  titles: { title: ['Energy', '體力', 'スタミナ'], record: ['Energy', '體力', 'スタミナ'] },
  synonyms: ['Stamina', '行動力', '体力'],
  sections: {
    basics: common.basics({
      id: common.id(),
      energy_kind: common.kind(energyKind),
      name: common.name(30),
      icon: common.icon('item/default.svg'),
    }),
    recovery: section(['Recovery', '恢復', '回復'], {
      base_cap: field.integer(['Base cap', '基本上限', '基本上限'], CAP),
      cap_by_level: field.rows(['Cap by player level', '各等級上限', 'レベル別の上限'], 300, {
        optional: true,
        fields: { level: common.level([1, 300]), cap: field.integer(['Cap', '上限', '上限'], CAP) },
      }),
      recover_sec: field.duration(
        ['Recovery time per point', '每點恢復時間', '1ポイントの回復時間'],
        [10, 86_400],
        {
          help: ['Recovery stops at the cap.', '恢復至上限即停止。', '上限に達すると回復は止まります。'],
        },
      ),
      over_cap_limit: field.integer(['Holding limit', '持有極限', '所持の限界'], [1, MOST], {
        help: [
          'Mail and potions can exceed the cap up to this limit.',
          '郵件與藥水可超過上限，至此為止。',
          'メールや薬では、上限を超えてここまで増やせます。',
        ],
      }),
      start_amount: field.integer(['Initial amount', '初始持有量', '初期所持数'], [0, MOST]),
      full_push_text: field.localizedText(['Full notification', '恢復完畢通知', '全回復の通知'], 60, {
        optional: true,
      }),
    }),
    day: section(['Daily', '每日', '1日'], {
      daily_reset_hour: field.integer(['Daily reset at', '每日重置時刻', '日次リセットの時刻'], [0, 23], {
        words: HOURS,
        help: ['In game time.', '以遊戲時間為準。', 'ゲーム時間です。'],
      }),
      daily_buy_limit: field.integer(['Purchases per day', '每日購買上限', '1日の購入回数'], [0, 999]),
      buy_costs: field.rows(['Purchase price', '購買價格', '購入価格'], [1, 50], prices.rows),
    }),
  },
  rules: [
    { fields: ['energy_kind'], is: 'unique' },
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'level', along: 'cap_by_level', is: 'rising' },
    { field: 'cap', along: 'cap_by_level', is: 'not_falling' },
    { field: 'over_cap_limit', is: 'at_least', than: { field: 'base_cap' } },
    { field: 'cap_by_level.cap', is: 'at_most', than: { field: 'over_cap_limit' } },
    { field: 'start_amount', is: 'at_most', than: { field: 'over_cap_limit' } },
    ...prices.rules,
  ],
  list: {
    columns: ['id', 'name', 'energy_kind', 'base_cap', 'recover_sec', 'over_cap_limit', 'status'],
    filters: ['energy_kind', 'daily_buy_limit', 'status'],
    sorts: ['id', 'base_cap', 'recover_sec'],
  },
});
