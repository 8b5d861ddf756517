import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropFields } from '../../field-sets/drop-fields.ts';

const mode = enumOf('item-reward-mode', {
  fixed: ['All rewards', '全部獲得', 'すべて獲得', 'green', '全'],
  random_one: ['Drawn by weight', '依權重抽取', '重みで抽選', 'purple', '抽'],
  random_each: ['Independent chances', '各自判定機率', 'それぞれ抽選', 'blue', '各'],
  choose: ['Player’s choice', '玩家自選', 'プレイヤーが選択', 'gold', '選'],
});

/** What a player finds in an item that can be opened. One record for each such item. */
export const itemRewardSetting = defineModule({
  key: 'item-reward-setting',
  family: 'items-economy',
  titles: {
    title: ['Item rewards', '道具獎勵', 'アイテム報酬'],
    record: ['Item reward', '道具獎勵', 'アイテム報酬'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      item_id: field.reference(['Item to open', '被開啟的道具', '開けるアイテム'], 'item-setting', {
        flow: 'sink',
        help: [
          'An item that opens a reward or offers a choice of rewards when used.',
          '使用效果為「開啟獎勵」或「自選獎勵」的道具。',
          '使用効果が「報酬を開く」か「報酬を選ぶ」のアイテムです。',
        ],
      }),
      mode: field.enum(['Reward method', '給予方式', '付与方法'], mode, { default: 'fixed' }),
      batch_open_max: field.integer(
        ['Maximum opened per use', '單次開啟上限', '一度に開ける上限'],
        [1, 1000],
        { default: 100 },
      ),
      show_rates: field.boolean(['Show odds', '公布機率', '確率を表示'], {
        default: true,
        help: [
          'Players can see the odds before opening the item.',
          '玩家開啟前可查看機率。',
          'プレイヤーは開ける前に確率を確認できます。',
        ],
      }),
    }),
    contents: section(['Contents', '內容物', '中身'], {
      rewards: common.rewards([], {
        showWhen: { field: 'mode', in: ['fixed', 'choose'] },
        help: [
          'All are granted, or the player chooses from them.',
          '全部給予，或作為玩家自選的選項。',
          'すべて渡すか、プレイヤーが選ぶ選択肢になります。',
        ],
      }),
      choose_count: field.integer(['Number of choices', '可選數量', '選べる数'], [1, 20], {
        default: 1,
        showWhen: { field: 'mode', in: ['choose'] },
      }),
      rolls: field.integer(['Draws per opening', '每次開啟抽取次數', '1回の抽選数'], [1, 10], {
        default: 1,
        showWhen: { field: 'mode', in: ['random_one'] },
      }),
      weighted_drops: field.rows(['Drawn by weight', '權重抽取', '重みで抽選'], [1, 50], {
        weight: 'weight',
        showWhen: { field: 'mode', in: ['random_one'] },
        fields: {
          ...dropFields,
          weight: common.weight([0, 1_000_000], { default: 100 }),
          guaranteed: field.boolean(['Guaranteed', '保底', '天井対象'], { default: false }),
        },
      }),
      guarantee_after: field.integer(
        ['Openings until guarantee', '保底開啟次數', '確定までの開封数'],
        [1, 1000],
        {
          optional: true,
          showWhen: { field: 'mode', in: ['random_one'] },
          help: [
            'A row marked Guaranteed is granted by this opening at the latest. Empty: no guarantee.',
            '最遲於此次開啟時獲得標記為保底的列；留空則無保底。',
            '遅くともこの回数で天井対象の行が出ます。空欄なら天井はありません。',
          ],
        },
      ),
      rated_drops: field.rows(['Independent rolls', '逐項判定', '個別に抽選'], [1, 50], {
        showWhen: { field: 'mode', in: ['random_each'] },
        fields: { ...dropFields, rate_bp: common.chance({ default: 10_000 }) },
      }),
    }),
  },
  rules: [
    { fields: ['item_id'], is: 'unique' },
    { field: 'use_effect', of: 'item_id', is: 'one_of', values: ['open_reward', 'choose_reward'] },
    {
      field: 'choose_count',
      is: 'at_most',
      than: { countOf: 'rewards' },
      when: { field: 'mode', notIn: ['fixed', 'random_one', 'random_each'] },
    },
    {
      field: 'guaranteed',
      along: 'weighted_drops',
      is: 'covers',
      values: [true],
      when: { field: 'guarantee_after', isFilled: true },
    },
    { field: 'weighted_drops.amount_max', is: 'at_least', than: { amountOf: 'weighted_drops.reward' } },
    { field: 'rated_drops.amount_max', is: 'at_least', than: { amountOf: 'rated_drops.reward' } },
    {
      rule: 'conversion_ends',
      from: 'item_id',
      gives: ['rewards', 'weighted_drops.reward', 'rated_drops.reward'],
      steps: 3,
    },
  ],
  display: { title: 'item_id' },
  list: {
    columns: ['id', 'item_id', 'mode', 'rewards', 'weighted_drops', 'rated_drops', 'status'],
    filters: ['item_id', 'mode', 'show_rates', 'status'],
    sorts: ['id', 'item_id', 'batch_open_max'],
  },
  search: ['item_id'],
});
