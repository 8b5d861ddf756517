import type { IssueCode } from '../core/issue.ts';
import { localized, type Localized } from '../core/language.ts';

/** Texts of what a story script can have wrong. */
export const SCRIPT_ISSUE_TEXTS = {
  script_no_column: localized(
    'the column “{column}” is missing',
    '缺少「{column}」欄',
    '「{column}」の列がありません',
  ),
  script_no_speaker: localized(
    'no character is called “{name}”',
    '沒有名為「{name}」的角色',
    '「{name}」というキャラクターはいません',
  ),
  script_no_file: localized(
    'there is no file “{path}”',
    '沒有檔案「{path}」',
    'ファイル「{path}」がありません',
  ),
  script_never_reached: localized('is never reached', '永遠不會到達', 'たどり着くことがありません'),
  script_dead_end: localized('never reaches an end', '無法到達結尾', '終わりにたどり着けません'),
  script_leads_nowhere: localized(
    'leads nowhere, because the story has no line {line}: enter the number of one of its lines',
    '沒有接續，因為劇情沒有第 {line} 行：請輸入劇情中的行號',
    '行き先がありません（シナリオに{line}行目はありません）。シナリオにある行番号を入力してください',
  ),
  script_no_line: localized(
    'the story has no line {line}: enter the number of one of its lines',
    '劇情沒有第 {line} 行：請輸入劇情中的行號',
    'シナリオに{line}行目はありません。シナリオにある行番号を入力してください',
  ),
  script_no_choices: localized(
    'has no choices, so the story continues with the next line',
    '沒有選項，劇情會直接進入下一行',
    '選択肢がないため、次の行に進みます',
  ),
  script_lines_differ: localized(
    'has {lines} {lines|line|lines}, but the story has {expected} in other languages',
    '有 {lines} 行，但其他語言的劇情有 {expected} 行',
    '{lines}行ありますが、ほかの言語のシナリオは{expected}行です',
  ),
  script_choices_differ: localized(
    'has the choices {choices}, but the story has {expected} in other languages',
    '選項為 {choices}，但其他語言的劇情為 {expected}',
    '選択肢は{choices}ですが、ほかの言語のシナリオでは{expected}です',
  ),
  script_differs: localized(
    'must be “{expected}”, as in the other languages',
    '須與其他語言相同，為「{expected}」',
    'ほかの言語と同じ「{expected}」にしてください',
  ),
} as const satisfies Partial<Readonly<Record<IssueCode, Localized>>>;
