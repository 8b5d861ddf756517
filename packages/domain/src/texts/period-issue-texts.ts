import type { IssueCode } from '../core/issue.ts';
import { localized, type Localized } from '../core/language.ts';

/** Texts of what a time can have wrong at which something is open. */
export const PERIOD_ISSUE_TEXTS = {
  end_before_start: localized(
    'the end must not be earlier than the start',
    '結束時間不可早於開始時間',
    '終了は開始より前にできません',
  ),
  period_empty: localized(
    'the period ends at its start, so it never opens; set a later end',
    '期間在開始的同時結束，因此不會開放；請設定較晚的結束時間',
    '開始と同時に終了するため、一度も開放されません。終了を後ろにずらしてください',
  ),
  period_overlap: localized(
    'overlaps the period {start} – {end} (UTC)',
    '與期間 {start} – {end}（UTC）重疊',
    '期間 {start} – {end}（UTC）と重なっています',
  ),
  opening_time_over: localized(
    'the opening time ended on {end} (UTC): set a new one first, or duplicate the record',
    '開放時間已於 {end}（UTC）結束：請先設定新的開放時間，或複製這筆資料',
    '開放期間は {end}（UTC）に終了しました。先に新しい期間を設定するか、データを複製してください',
  ),
  period_started: localized(
    'the period is running: its start cannot change while the record is active. To change it, choose “Request unlock” above the form',
    '期間正在進行：資料啟用時不可更改開始時間。如需更改，請按表單上方的「申請解鎖」',
    '期間は開催中です：データが有効な間は開始日時を変更できません。変更するには、フォームの上の「ロック解除を依頼」を選択してください',
  ),
  period_locked: localized(
    'is locked because a record that uses this one is open without an end. To change it, choose “Request unlock” above the form; another admin approves it',
    '使用這筆資料的內容正在開放，且沒有結束時間，因此鎖定。如需更改，請按表單上方的「申請解鎖」，由另一位管理員核准',
    'このデータを使う内容が終了日時なしで開催中のため、変更できません。変更するには、フォームの上の「ロック解除を依頼」を選択し、別の管理者の承認を受けてください',
  ),
  period_keeps_record: localized(
    'the record cannot be deleted because a record that uses it is open without an end. To delete it, choose “Request unlock” in its form; another admin approves it',
    '使用這筆資料的內容正在開放，且沒有結束時間，不可刪除。如需刪除，請在表單按「申請解鎖」，由另一位管理員核准',
    'このデータを使う内容が終了日時なしで開催中のため、削除できません。削除するには、フォームの「ロック解除を依頼」を選択し、別の管理者の承認を受けてください',
  ),
  weekday_required: localized(
    'must have at least one weekday',
    '請至少選擇一個星期幾',
    '曜日を1つ以上選択してください',
  ),
  period_required: localized(
    'must have at least one period',
    '必須設定至少一個期間',
    '期間を1つ以上設定してください',
  ),
} as const satisfies Partial<Readonly<Record<IssueCode, Localized>>>;
