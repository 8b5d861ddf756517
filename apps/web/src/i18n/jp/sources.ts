import type { Texts } from '../texts.ts';

export const sources: Texts<'sources'> = {
  allUses_other: '{{total}}件すべてを表示',
  emptyText: '先にアイテムを追加してください。入手元と使い道はほかの設定から自動で集計されます。',
  emptyTitle: 'アイテムがありません',
  item: 'アイテム',
  items_other: 'アイテム{{total}}件',
  noneText: '条件または検索に一致するアイテムはありません。',
  noneTitle: 'アイテムが見つかりません',
  noSink: '使い道なし',
  noSource: '入手元なし',
  off: '無効',
  search: 'アイテムを名前またはIDで検索',
  show: '表示するアイテム',
  showAll: 'すべてのアイテムを表示',
  sinks: '使い道',
  sources: '入手元',
  title: 'アイテム入手元',
  usedByPlayers: '使用時',
  'view.all': 'すべて',
  'view.noSink': '使い道のない通貨',
  'view.noSource': '入手元のないアイテム',
};
