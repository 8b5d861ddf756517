import type { Texts } from '../texts.ts';

export const activity: Texts<'activity'> = {
  changeSet: '変更 {{seq}}',
  emptyText: 'このバージョンでの保存・インポート・取り消しは、すべてここに残ります。',
  emptyTitle: '変更はまだありません',
  environmentWide: 'この設定は {{place}} にすぐ反映されます。',
  kind: '種類',
  meta_other: '変更 {{total}} 件',
  note: 'メモ',
  nothingToUndo: 'すでに元の状態です。',
  number: '番号',
  overlapText:
    'この変更のあとに編集されたデータがあり、取り消すとその内容が失われます。手作業で戻すか、先に新しい変更を取り消してください。',
  overlapTitle_other: '取り消せません：{{count}} 件のデータが後から編集されています',
  records_other: '{{count}} 件',
  title: '変更履歴',
  undoDone_other: '取り消しました：{{count}} 件のデータが元に戻りました',
  undoText_other:
    '{{place}} の {{count}} 件のデータが元の状態に戻ります。この操作も一つの変更として残り、あとで取り消せます。',
  undoTitle: '{{author}} による変更（{{at}}）を取り消しますか？',
  what: '内容',
  when: '日時',
  who: '担当',
};
