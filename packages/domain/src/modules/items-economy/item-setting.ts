import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';

const itemType = enumOf('item-type', {
  consumable: ['Consumable', '消耗品', '消費アイテム', 'green', ['耗', '消']],
  material: ['Material', '材料', '素材', 'neutral', '材'],
  fragment: ['Fragment', '碎片', 'かけら', 'cyan', '片'],
  chest: ['Chest', '寶箱', '宝箱', 'gold', '箱'],
  choice_chest: ['Choice chest', '自選寶箱', '選べる宝箱', 'gold', '選'],
  ticket: ['Ticket', '票券', 'チケット', 'magenta', '券'],
  event_currency: ['Event currency', '活動貨幣', 'イベント通貨', 'purple', ['活', '催']],
  game_currency: ['Game currency', '遊戲貨幣', 'ゲーム通貨', 'orange', ['幣', '貨']],
  gift: ['Gift', '禮物', 'プレゼント', 'magenta', ['禮', '礼']],
  key_item: ['Key item', '重要道具', '大切なもの', 'red', '鍵'],
  buff: ['Buff', '增益', 'バフ', 'blue', ['益', '強']],
  ap_potion: ['AP potion', '體力藥水', 'AP回復薬', 'green', 'AP'],
  exp_potion: ['EXP potion', '經驗藥水', '経験値の薬', 'blue', 'EXP'],
  quest: ['Quest item', '任務道具', 'クエスト品', 'neutral', ['任', '依']],
});

const useEffect = enumOf('item-use-effect', {
  none: ['Nothing', '無效果', '効果なし'],
  open_reward: ['Opens a reward', '開啟獎勵', '報酬を開く'],
  choose_reward: ['Lets the player choose a reward', '自選獎勵', '報酬を選ぶ'],
  add_ap: ['Adds AP', '增加體力', 'APを増やす'],
  add_exp: ['Adds EXP', '增加經驗', '経験値を増やす'],
  add_buff: ['Gives a buff', '給予增益', 'バフを付与する'],
  add_intimacy: ['Adds intimacy', '增加親密度', '親密度を増やす'],
  unlock: ['Unlocks content', '解鎖內容', '要素を解放する'],
  rename: ['Renames the player', '更改名稱', '名前を変更する'],
});

const expireType = enumOf('item-expire-type', {
  none: ['Never', '永不過期', '無期限'],
  at_time: ['At a fixed time', '指定時間', '指定日時'],
  after_obtain: ['After a period', '取得後一段時間', '入手後一定時間'],
  event_end: ['When an event ends', '活動結束時', 'イベント終了時'],
});

const bagTab = enumOf('item-bag-tab', {
  consumable: ['Consumables', '消耗品', '消費'],
  material: ['Materials', '材料', '素材'],
  fragment: ['Fragments', '碎片', 'かけら'],
  event: ['Event', '活動', 'イベント'],
  hidden: ['Hidden', '不顯示', '非表示'],
});

/** Ten years. */
const MOST_SECONDS = 315_360_000;

/** Everything a player can hold in the bag. */
export const itemSetting = defineModule({
  key: 'item-setting',
  family: 'items-economy',
  titles: { title: ['Items', '道具設定', 'アイテム設定'], record: ['Item', '道具', 'アイテム'] },
  synonyms: ['Currency', 'Gem', '貨幣', '鑽石', '通貨', 'ジェム'],
  identity: ['item_id'],
  sections: {
    basics: common.basics({
      item_id: field.id(['Item ID', '道具編號', 'アイテムID']),
      name: common.name(60),
      description: common.description(400, {
        multiline: true,
        rich: true,
        help: [
          'Shown in the bag and wherever the item is granted. Bold, colour, line breaks, links and icons are allowed.',
          '顯示於背包與所有發放該道具之處。可使用粗體、顏色、換行、連結與圖示。',
          'バッグと、アイテムを配る画面に表示されます。太字・色・改行・リンク・アイコンを使えます。',
        ],
      }),
      item_type: common.type(itemType),
      rarity: common.rarity(rarity, { default: 'N' }),
      icon: common.icon('item/default.svg'),
    }),
    bag: section(['In the bag', '背包', 'バッグ'], {
      stack_limit: field.integer(['Stack limit', '堆疊上限', '所持上限'], [1, 999_999_999], {
        default: 9999,
        help: [
          'Maximum a player can hold. Must be above the largest single grant of the item.',
          '玩家可持有的最大數量，須大於單次發放的最大數量。',
          'プレイヤーが持てる最大数。一度に配る最大数より大きくしてください。',
        ],
      }),
      bag_tab: field.enum(['Bag tab', '背包分頁', 'バッグのタブ'], bagTab, { default: 'consumable' }),
      sell_price: field.costs(['Selling price', '販售價格', '売却価格'], 1, {
        optional: true,
        kinds: ['coin', 'game_currency'],
        help: ['Empty: cannot be sold.', '留空則無法販售。', '空欄なら売却できません。'],
      }),
    }),
    use: section(['Use and expiry', '使用與期限', '使用と期限'], {
      use_effect: field.enum(['When used', '使用效果', '使用効果'], useEffect, { default: 'none' }),
      use_reward_id: field.reference(['Contents', '內容物', '中身'], 'item-reward-setting', {
        optional: true,
        showWhen: { field: 'use_effect', in: ['open_reward', 'choose_reward'] },
        help: [
          'Reward for opening the item. A chest needs it before publishing.',
          '開啟此道具所獲得的獎勵；寶箱於發布前必須設定。',
          'アイテムを開けると手に入る報酬。宝箱はリリース前に必須です。',
        ],
      }),
      use_value: field.integer(['Amount added', '增加數值', '増加量'], [1, 999_999], {
        showWhen: { field: 'use_effect', in: ['add_ap', 'add_exp', 'add_intimacy'] },
      }),
      expire_type: field.enum(['Expiry type', '過期方式', '期限の種類'], expireType, { default: 'none' }),
      expire_at: field.dateTime(['Expires at', '過期時間', '期限'], {
        showWhen: { field: 'expire_type', in: ['at_time'] },
      }),
      expire_after: field.duration(
        ['Time until expiry', '取得後有效期限', '入手後の期限'],
        [1, MOST_SECONDS],
        {
          showWhen: { field: 'expire_type', in: ['after_obtain'] },
        },
      ),
      expire_event_id: common.event({ showWhen: { field: 'expire_type', in: ['event_end'] } }),
    }),
  },
  // Two items may share a name (the keys of two towns): worth a look, not worth stopping a release.
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'item_id', of: 'use_reward_id', is: 'this_record' },
    { field: 'use_reward_id', is: 'required', when: { field: 'item_type', in: ['chest', 'choice_chest'] } },
  ],
  evolution: {
    moved: {
      expire_value: {
        by: 'expire_type',
        to: { at_time: 'expire_at', after_obtain: 'expire_after', event_end: 'expire_event_id' },
      },
    },
  },
  list: {
    columns: [
      'item_id',
      'name',
      'item_type',
      'rarity',
      'bag_tab',
      'stack_limit',
      'sell_price',
      'expire_type',
      'status',
    ],
    filters: ['item_type', 'rarity', 'bag_tab', 'use_effect', 'expire_type', 'status'],
    sorts: ['item_id', 'name', 'rarity', 'stack_limit'],
  },
  search: ['name', 'description'],
});
