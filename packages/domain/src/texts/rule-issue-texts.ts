import type { IssueCode } from '../core/issue.ts';
import type { Localized } from '../core/language.ts';
import { text } from './text.ts';

/** Texts of issues that only rules raise. */
export const RULE_ISSUE_TEXTS = {
  allowed_when: text(
    'must be {allowed} when {field} is {value}',
    '當 {field} 為 {value} 時必須為 {allowed}',
    '{field} が {value} のときは {allowed} にしてください',
  ),
  needs_record: text(
    'requires another record with {field} {value}',
    '需要另一筆 {field} 為 {value} 的資料',
    '{field} が {value} のデータも必要です',
  ),
  too_many_records: text(
    'at most {max} {max|record|records} can have this setting at the same time',
    '同時最多 {max} 筆資料可以使用此設定',
    '同時に設定できるのは {max}件までです',
  ),
  step_too_large: text(
    'increases by more than {percent}% over the previous one ({than})',
    '比前一筆（{than}）增加超過 {percent}%',
    '前の値（{than}）から {percent}% を超えて増えています',
  ),
  only_on_last: text('is only allowed in the last row', '僅最後一筆可設定', '最後の 1件にだけ設定できます'),
  only_on_first: text('is only allowed in the first row', '僅第一筆可設定', '最初の 1件にだけ設定できます'),
  must_be_empty_here: text('must be empty here', '此處必須留空', 'ここでは空にしてください'),
  range_overlap: text(
    'overlaps {start} – {end}',
    '與 {start} – {end} 重疊',
    '{start} – {end} と重なっています',
  ),
  too_many_days_after: text(
    'must be at most {max} {max|day|days} after {field}',
    '距{field}不可超過 {max} 天',
    '{field}から {max}日以内にしてください',
  ),
  off_where_protected: text(
    'cannot be enabled in a protected environment',
    '受保護的環境中不可啟用',
    '保護された環境では有効にできません',
  ),
  period_too_long: text(
    'must be at most {max} {max|day|days} after the start in a protected environment',
    '受保護的環境中，距開始時間不可超過 {max} 天',
    '保護された環境では、開始から {max}日以内にしてください',
  ),
  belongs_to_other: text('belongs to {record}', '屬於 {record}', '{record} のものです'),
  end_unreachable: text(
    'the end cannot be reached from the first line',
    '從第一行出發無法到達結尾',
    '最初の行から終わりにたどり着けません',
  ),
  must_lead_to_start: text(
    'must lead back to the first one, without a cycle',
    '必須能追溯至第一筆，且不可形成循環',
    '最初の 1件までさかのぼれるようにし、循環させないでください',
  ),
} as const satisfies Partial<Record<IssueCode, Localized>>;
