import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { dropFields } from '../../field-sets/drop-fields.ts';

const mode = enumOf('item-reward-mode', {
  fixed: ['Everything', '全部獲得', 'すべて獲得', 'green', '全'],
  random_one: ['Drawn by weight', '依權重抽取', '重みで抽選', 'purple', '抽'],
  random_each: ['Each by its own chance', '各自判定機率', 'それぞれ抽選', 'blue', '各'],
  choose: ['The player’s choice', '玩家自選', 'プレイヤーが選択', 'gold', '選'],
});

/** What a player finds in an item that can be opened. One record for each such item. */
export const itemRewardSetting = defineModule({
  key: 'item-reward-setting',
  family: 'items-economy',
  titles: {
    title: localized('Item rewards', '道具獎勵', 'アイテム報酬'),
    record: localized('Item reward', '道具獎勵', 'アイテム報酬'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    item_id: {
      kind: 'reference',
      to: 'item-setting',
      label: localized('Item that is opened', '被開啟的道具', '開けるアイテム'),
      help: localized(
        'An item whose use opens a reward or lets the player choose one.',
        '使用效果為「開啟獎勵」或「自選獎勵」的道具。',
        '使用効果が「報酬を開く」か「報酬を選ぶ」のアイテムです。',
      ),
    },
    mode: { kind: 'enum', of: mode, default: 'fixed', label: localized('Gives', '給予方式', '渡し方') },
    rewards: {
      kind: 'reward_list',
      showWhen: { field: 'mode', in: ['fixed', 'choose'] },
      label: localized('Rewards', '獎勵', '報酬'),
      help: localized(
        'All of them, or the options that a player chooses from.',
        '全部給予，或作為玩家自選的選項。',
        'すべて渡すか、プレイヤーが選ぶ選択肢になります。',
      ),
    },
    choose_count: {
      kind: 'integer',
      min: 1,
      max: 20,
      default: 1,
      showWhen: { field: 'mode', in: ['choose'] },
      label: localized('Options a player takes', '可選數量', '選べる数'),
    },
    rolls: {
      kind: 'integer',
      min: 1,
      max: 10,
      default: 1,
      showWhen: { field: 'mode', in: ['random_one'] },
      label: localized('Draws per opening', '每次開啟抽取次數', '1回の抽選数'),
    },
    weighted_drops: {
      kind: 'rows',
      min: 1,
      max: 50,
      weight: 'weight',
      showWhen: { field: 'mode', in: ['random_one'] },
      label: localized('Drawn by weight', '權重抽取', '重みで抽選'),
      fields: {
        ...dropFields,
        weight: {
          kind: 'integer',
          min: 0,
          max: 1_000_000,
          default: 100,
          label: localized('Weight', '權重', '重み'),
        },
        guaranteed: {
          kind: 'boolean',
          default: false,
          label: localized('Guaranteed', '保底', '天井対象'),
        },
      },
    },
    guarantee_after: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 1000,
      showWhen: { field: 'mode', in: ['random_one'] },
      label: localized('Sure after openings', '保底開啟次數', '確定までの開封数'),
      help: localized(
        'A guaranteed row comes at the latest with this opening. Empty: luck alone decides.',
        '最遲於此次開啟時獲得標記為保底的列；留空則無保底。',
        '遅くともこの回数で天井対象の行が出ます。空欄なら天井はありません。',
      ),
    },
    rated_drops: {
      kind: 'rows',
      min: 1,
      max: 50,
      showWhen: { field: 'mode', in: ['random_each'] },
      label: localized('Drawn one by one', '逐項判定', '個別に抽選'),
      fields: {
        ...dropFields,
        rate_bp: {
          kind: 'integer',
          min: 0,
          max: 10_000,
          unit: 'bp',
          default: 10_000,
          label: localized('Chance', '機率', '確率'),
        },
      },
    },
    show_rates: {
      kind: 'boolean',
      default: true,
      label: localized('Odds are shown', '公布機率', '確率を表示'),
      help: localized(
        'Players can read the odds before they open the item.',
        '玩家開啟前可查看機率。',
        'プレイヤーは開ける前に確率を確認できます。',
      ),
    },
    batch_open_max: {
      kind: 'integer',
      min: 1,
      max: 1000,
      default: 100,
      label: localized('Opened at once, at most', '單次開啟上限', '一度に開ける上限'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['item_id'] },
    { rule: 'reference_is', field: 'item_id', target: 'use_effect', in: ['open_reward', 'choose_reward'] },
    {
      rule: 'at_most_rows',
      field: 'choose_count',
      rows: 'rewards',
      unless: { field: 'mode', in: ['fixed', 'random_one', 'random_each'] },
    },
    {
      rule: 'must_include',
      rows: 'weighted_drops',
      field: 'guaranteed',
      values: [true],
      with: 'guarantee_after',
    },
    { rule: 'at_least_amount', field: 'weighted_drops.amount_max', assets: 'weighted_drops.reward' },
    { rule: 'at_least_amount', field: 'rated_drops.amount_max', assets: 'rated_drops.reward' },
    {
      rule: 'chain_ends',
      from: 'item_id',
      gives: ['rewards', 'weighted_drops.reward', 'rated_drops.reward'],
      steps: 3,
    },
  ],
  list: {
    columns: ['id', 'item_id', 'mode', 'rewards', 'weighted_drops', 'rated_drops', 'status'],
    filters: ['item_id', 'mode', 'show_rates', 'status'],
    sorts: ['id', 'item_id', 'batch_open_max'],
  },
  search: ['item_id'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['id', 'item_id', 'mode', 'batch_open_max', 'show_rates'],
    },
    {
      key: 'contents',
      title: localized('Contents', '內容物', '中身'),
      fields: ['rewards', 'choose_count', 'rolls', 'weighted_drops', 'guarantee_after', 'rated_drops'],
    },
  ],
});
