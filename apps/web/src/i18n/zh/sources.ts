import type { Texts } from '../texts.ts';

export const sources: Texts<'sources'> = {
  allUses_other: '顯示全部 {{total}} 筆',
  emptyText: '請先新增道具；來源與用途會依其他設定自動整理。',
  emptyTitle: '尚無道具',
  item: '道具',
  items_other: '共 {{total}} 個道具',
  noneText: '沒有符合檢查條件或搜尋文字的道具。',
  noneTitle: '找不到道具',
  noSink: '沒有用途',
  noSource: '沒有來源',
  off: '未啟用',
  search: '以名稱或編號搜尋道具',
  show: '顯示的道具',
  showAll: '顯示全部道具',
  sinks: '用途',
  sources: '來源',
  title: '道具來源',
  usedByPlayers: '直接使用',
  'view.all': '全部道具',
  'view.noSink': '沒有用途的貨幣',
  'view.noSource': '沒有來源的道具',
};
