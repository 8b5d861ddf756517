import type { Issue, IssueCode } from '../core/issue.ts';
import { localized, type Localized } from '../core/language.ts';

/** Said in place of the usual text when an issue has this parameter. */
type FullerText = { readonly parameter: string; readonly text: Localized };

/** Of several texts the first that fits is said. */
export const FULLER_TEXTS: Partial<Readonly<Record<IssueCode, FullerText | readonly FullerText[]>>> = {
  asserted_share: {
    parameter: 'margin',
    text: localized(
      '{name}: within {draws} {draws|draw|draws} {measured}% of players succeed, not {wanted}% (simulated, ± {margin}%)',
      '{name}：{draws} 抽內只有 {measured}% 的玩家達成，未達 {wanted}%（模擬值，± {margin}%）',
      '{name}：{draws}回以内に達成するのは{measured}%で、{wanted}%に届きません（シミュレーション、± {margin}%）',
    ),
  },
  asserted_cost: {
    parameter: 'margin',
    text: localized(
      '{name}: {share}% of players need {draws} {draws|draw|draws}, which cost {measured}, not at most {wanted} (simulated, ± {margin}%)',
      '{name}：{share}% 的玩家需要 {draws} 抽，花費 {measured}，超過 {wanted}（模擬值，± {margin}%）',
      '{name}：{share}%のプレイヤーには{draws}回、{measured}が必要で、{wanted}を超えます（シミュレーション、± {margin}%）',
    ),
  },
  step_too_large: {
    parameter: 'number',
    text: localized(
      'its number {number} is more than {percent}% above the previous one ({than})',
      '數值 {number} 比前一筆（{than}）高出超過 {percent}%',
      '値{number}が前の値（{than}）より{percent}%を超えて大きくなっています',
    ),
  },
  kind_not_allowed: {
    parameter: 'what',
    text: localized(
      'choose a record with {what} “{wanted}”; “{value}” is not allowed here',
      '請選擇{what}為「{wanted}」的資料；此處不可使用「{value}」',
      '{what} が「{wanted}」のデータを選んでください。「{value}」はここでは使えません',
    ),
  },
  unknown_option: {
    parameter: 'module',
    text: localized(
      '{module} has no record for “{value}”',
      '{module} 中沒有「{value}」的資料',
      '{module} に「{value}」のデータがありません',
    ),
  },
  too_few: {
    parameter: 'field',
    text: localized(
      'must have at least {min} {min|entry|entries} with {field} {value}',
      '{field} 為 {value} 的至少需要 {min} 筆',
      '{field}が{value}のものは{min}件以上必要です',
    ),
  },
  too_many: {
    parameter: 'field',
    text: localized(
      'must have at most {max} {max|entry|entries} with {field} {value}',
      '{field} 為 {value} 的最多 {max} 筆',
      '{field}が{value}のものは{max}件以内にしてください',
    ),
  },
  greater: {
    parameter: 'sum_of',
    text: localized(
      '{sum_of} must add up to more than {than}, not {sum}',
      '{sum_of} 的總和必須大於 {than}，目前為 {sum}',
      '{sum_of}の合計は{than}より大きくしてください（現在{sum}）',
    ),
  },
  greater_or_equal: {
    parameter: 'sum_of',
    text: localized(
      '{sum_of} must add up to at least {than}, not {sum}',
      '{sum_of} 的總和必須大於等於 {than}，目前為 {sum}',
      '{sum_of}の合計は{than}以上にしてください（現在{sum}）',
    ),
  },
  less: {
    parameter: 'sum_of',
    text: localized(
      '{sum_of} must add up to less than {than}, not {sum}',
      '{sum_of} 的總和必須小於 {than}，目前為 {sum}',
      '{sum_of}の合計は{than}より小さくしてください（現在{sum}）',
    ),
  },
  less_or_equal: {
    parameter: 'sum_of',
    text: localized(
      '{sum_of} must add up to at most {than}, not {sum}',
      '{sum_of} 的總和必須小於等於 {than}，目前為 {sum}',
      '{sum_of}の合計は{than}以下にしてください（現在{sum}）',
    ),
  },
  same_as: {
    parameter: 'sum_of',
    text: localized(
      '{sum_of} must add up to {value}, not {sum}',
      '{sum_of} 的總和必須為 {value}，目前為 {sum}',
      '{sum_of}の合計は{value}にしてください（現在{sum}）',
    ),
  },
  period_locked: {
    parameter: 'until',
    text: localized(
      'is locked until {until} (UTC) because the period is running. To change it, choose “Request unlock” above the form; another admin approves it',
      '期間正在進行，{until}（UTC）前鎖定。如需更改，請按表單上方的「申請解鎖」，由另一位管理員核准',
      '期間が開催中のため、{until}（UTC）まで変更できません。変更するには、フォームの上の「ロック解除を依頼」を選択し、別の管理者の承認を受けてください',
    ),
  },
  period_keeps_record: {
    parameter: 'until',
    text: localized(
      'the record cannot be deleted until {until} (UTC) because the period is running. To delete it, choose “Request unlock” in its form; another admin approves it',
      '期間正在進行，{until}（UTC）前不可刪除這筆資料。如需刪除，請在表單按「申請解鎖」，由另一位管理員核准',
      '期間が開催中のため、{until}（UTC）まではこのデータを削除できません。削除するには、フォームの「ロック解除を依頼」を選択し、別の管理者の承認を受けてください',
    ),
  },
  pattern: { parameter: 'form', text: localized('{form}', '{form}', '{form}') },
  script_leads_nowhere: {
    parameter: 'choice',
    text: localized(
      'choice {choice} leads nowhere, so the story stops there: choose what follows it',
      '第 {choice} 個選項沒有接續，劇情會停在這裡：請選擇接續的內容',
      '{choice}番目の選択肢は行き先がなく、行き止まりになります。続きを選択してください',
    ),
  },
  duplicate: [
    {
      parameter: 'languages',
      text: localized(
        'is the same as in {record} ({languages})',
        '與 {record} 相同（{languages}）',
        '{record} と重複しています（{languages}）',
      ),
    },
    {
      parameter: 'record',
      text: localized('is the same as in {record}', '與 {record} 相同', '{record} と重複しています'),
    },
  ],
};

/** The fuller text of an issue with these parameters, if there is one. */
export function fullerText({ code, params }: Pick<Issue, 'code' | 'params'>): Localized | undefined {
  const texts: readonly FullerText[] = [FULLER_TEXTS[code] ?? []].flat();
  return texts.find(({ parameter }) => params[parameter] !== undefined)?.text;
}
