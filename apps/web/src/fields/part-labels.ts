import type { Localized } from '@quartermaster/domain/core/language';

/** What people call the parts of values that are no fields of their own. */
export const PART_LABELS: { readonly [part: string]: Localized } = {
  amount: { en: 'Amount', zh: '數量', jp: '数量' },
  asset_kind: { en: 'Kind', zh: '種類', jp: '種類' },
  daily_from: { en: 'Opens at', zh: '開放時間', jp: '開始時刻' },
  daily_to: { en: 'Closes at', zh: '關閉時間', jp: '終了時刻' },
  end_date: { en: 'Closes', zh: '結束', jp: '終了' },
  event_id: { en: 'Event', zh: '活動', jp: 'イベント' },
  key: { en: 'Key in Localization', zh: '多國語系的鍵', jp: 'ローカライズのキー' },
  kind: { en: 'Kind', zh: '種類', jp: '種類' },
  locale_paths: { en: 'Language variant', zh: '語言版本', jp: '言語別ファイル' },
  match: { en: 'Match type', zh: '符合方式', jp: '満たし方' },
  op: { en: 'Comparison', zh: '比較方式', jp: '比較方法' },
  path: { en: 'File', zh: '檔案', jp: 'ファイル' },
  periods: { en: 'Period', zh: '期間', jp: '期間' },
  rows: { en: 'Condition', zh: '條件', jp: '条件' },
  start_date: { en: 'Opens', zh: '開始', jp: '開始' },
  target_id: { en: 'Target', zh: '對象', jp: '対象' },
  type: { en: 'Type', zh: '類型', jp: '種類' },
  value: { en: 'Value', zh: '數值', jp: '値' },
  weekdays: { en: 'Weekdays', zh: '星期', jp: '曜日' },
};
