import type { Texts } from '../texts.ts';

export const activity: Texts<'activity'> = {
  andMore: 'ほか{{number}}件',
  changeSet: '変更 {{seq}}',
  emptyText: 'このバージョンでの保存・インポート・「元に戻す」は、すべてここに残ります。',
  emptyTitle: '変更はまだありません',
  environmentWide: 'この設定は {{place}} にすぐ反映されます。',
  kind: '種類',
  meta_other: '変更 {{count}}件',
  note: 'メモ',
  nothingToUndo: 'すでに変更前の状態です。',
  number: '番号',
  overlapText:
    'この変更のあとに編集されたデータがあり、元に戻すとその内容が失われます。次のデータを手動で復元するか、先に新しい変更を元に戻してください：',
  overlapTitle_other: '元に戻せませんでした：{{count}}件のデータがあとから編集されています',
  records_other: '{{count}}件',
  title: '変更履歴',
  undoDone_other: '元に戻しました：{{count}}件のデータが変更前の状態になりました',
  undoText_other:
    '{{place}} の{{count}}件のデータが変更前の状態に戻ります。この操作もひとつの変更として残り、あとから元に戻せます。',
  undoTitle: 'この変更（{{author}}、{{at}}）を元に戻しますか？',
  undoneBy: '変更 {{seq}} で元に戻しました',
  what: '内容',
  when: '日時',
  who: 'スタッフ',
  module: 'モジュール',
  noMatchTitle: '絞り込みに一致する変更はありません',
  noMatchText: '別のスタッフ・モジュール・期間を選択してください。',
  undoChanges: '元に戻すと変わる内容',
  undoNew: 'この変更で作成：削除されます',
  undoDeleted: 'この変更で削除：復元されます',
};
