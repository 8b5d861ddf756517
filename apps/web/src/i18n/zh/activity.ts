import type { Texts } from '../texts.ts';

export const activity: Texts<'activity'> = {
  andMore: '等另外 {{number}} 筆',
  changeSet: '變更 {{seq}}',
  emptyText: '此版本的每次儲存、匯入與復原都會記錄在這裡。',
  emptyTitle: '這裡尚無任何變更',
  environmentWide: '這些設定會立即在 {{place}} 生效。',
  kind: '類型',
  meta_other: '{{count}} 次變更',
  note: '備註',
  nothingToUndo: '內容原本就與先前相同。',
  number: '編號',
  overlapText: '這些資料在此變更之後又被編輯，復原會遺失後來的內容。請手動還原這些資料，或先復原較晚的變更：',
  overlapTitle_other: '未復原：有 {{count}} 筆資料衝突',
  records_other: '{{count}} 筆',
  title: '變更動態',
  undoDone_other: '已復原：{{count}} 筆資料回到先前的內容',
  undoText_other: '{{place}} 的 {{count}} 筆資料會回到先前的內容。此操作本身也是一次變更，可再復原。',
  undoTitle: '要復原 {{author}} 於 {{at}} 的變更嗎？',
  what: '內容',
  when: '時間',
  who: '人員',
};
