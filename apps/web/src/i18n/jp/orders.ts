import type { Texts } from '../texts.ts';

export const orders: Texts<'orders'> = {
  account: 'プレイヤー',
  choose: '次へ',
  empty: 'まだ注文はありません。',
  number: '注文番号',
  order: '注文',
  period: '注文日時',
  place: '対象のプレイヤー',
  placeHelp: '名前またはアカウントを入力します。サーバー付き（1:100001）でも検索できます。',
  placeNone: '該当するプレイヤーはいません。',
  price: '価格',
  product: '商品',
  search: '検索',
  searchHolder: '注文番号（当社または外部決済）',
  slow: 'サーバー{{server}}の応答に時間がかかりすぎたため、その注文は含まれていません。プレイヤー、状態、期間で絞り込んでください。',
  state: '状態',
  steps: '経過',
  title: '注文',
};
