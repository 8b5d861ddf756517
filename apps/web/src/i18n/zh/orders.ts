import type { Texts } from '../texts.ts';

export const orders: Texts<'orders'> = {
  account: '玩家',
  choose: '繼續',
  empty: '目前沒有訂單。',
  number: '訂單編號',
  order: '訂單',
  period: '下單時間',
  place: '哪位玩家',
  placeHelp: '輸入名稱或帳號，也可加上伺服器（1:100001）。',
  placeNone: '沒有符合的玩家。',
  price: '價格',
  product: '商品',
  search: '搜尋',
  searchHolder: '訂單編號（本公司或第三方）',
  slow: '伺服器 {{server}} 回應過久，結果未包含其訂單。請以玩家、狀態或時間縮小範圍。',
  state: '狀態',
  steps: '處理經過',
  title: '訂單',
};
