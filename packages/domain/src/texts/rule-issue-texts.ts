import type { IssueCode } from '../core/issue.ts';
import { localized, type Localized } from '../core/language.ts';

/** Texts of issues that only rules raise. */
export const RULE_ISSUE_TEXTS = {
  allowed_when: localized(
    'must be {allowed} when {field} is {value}',
    '當 {field} 為 {value} 時必須為 {allowed}',
    '{field}が{value}のときは{allowed}にしてください',
  ),
  needs_record: localized(
    'requires another record with {field} {value}',
    '需要另一筆 {field} 為 {value} 的資料',
    '{field}が{value}のデータも必要です',
  ),
  too_many_records: localized(
    'at most {max} {max|record|records} can have this setting at the same time',
    '同時最多 {max} 筆資料可以使用此設定',
    '同時に設定できるのは{max}件までです',
  ),
  in_too_many_records: localized(
    'is in more than {max} {max|record|records}',
    '出現在超過 {max} 筆資料中',
    '{max}件を超えるデータに入っています',
  ),
  weights_zero_at: localized(
    'the weights must add up to more than 0 ({field}: {at})',
    '權重總和必須大於 0（{field}：{at}）',
    '重みの合計は0より大きくしてください（{field}：{at}）',
  ),
  closed_while_shown: localized(
    'is open {start} – {end} (UTC), but players see this link at other times too',
    '僅於 {start} – {end}（UTC）開放，但其他時間玩家也看得到此連結',
    '{start} – {end}（UTC）だけ開いていますが、それ以外の時間にもこのリンクが表示されます',
  ),
  opens_after_unlock: localized(
    'opens at level {needs} at the earliest, but the feature is unlocked at level {level}',
    '最早於 {needs} 級開放，但此功能於 {level} 級即解鎖',
    '開放は早くてもレベル{needs}ですが、機能はレベル{level}で解放されます',
  ),
  better_for_less: localized(
    '{record} contains at least as much for less',
    '{record} 價格較低，內容卻不比此項少',
    '{record} のほうが安く、中身は同等以上です',
  ),
  over_cap_together: localized(
    '{value}: account-wide bonuses add up to {sum}, above the cap of {cap}. Largest: {sources}',
    '{value}：帳號加成合計 {sum}，超過上限 {cap}。主要來源：{sources}',
    '{value}：アカウントボーナスの合計が{sum}になり、上限の{cap}を超えます。主な内訳：{sources}',
  ),
  no_node_there: localized('nothing is at {to}', '{to} 沒有任何節點', '{to} には何もありません'),
  pieces_do_not_fit: localized(
    'need {needed} {needed|cell|cells}, but the board has {cells}',
    '共需 {needed} 格，但盤面只有 {cells} 格',
    '合わせて{needed}マス必要ですが、盤面は{cells}マスです',
  ),
  no_way_from_start: localized(
    'cannot be reached from the start',
    '無法從起點抵達',
    '始点からたどり着けません',
  ),
  no_way_to_end: localized('has no way to the end', '無法通往終點', '終点へ進めません'),
  sells_for_more: localized(
    'costs {than}, but the items received sell for {amount}',
    '售價為 {than}，但獲得的道具可賣得 {amount}',
    '価格は{than}ですが、手に入るものは{amount}で売れます',
  ),
  dearer_in_bulk: localized(
    'must cost at most {than}, the price of the same number of single ones',
    '不可超過單次價格的總和 {than}',
    '1回ずつの合計{than}以下にしてください',
  ),
  paid_with_itself: localized(
    'costs the same asset that players receive',
    '支付的與獲得的是同一種資產',
    '支払うものと手に入るものが同じです',
  ),
  gains_in_circle: localized(
    'can be exchanged back at a profit: each 1 paid returns {amount}',
    '可循環兌換獲利：每支付 1 最後得回 {amount}',
    '交換を繰り返すと得をします（支払った1に対し{amount}が戻る）',
  ),
  paid_otherwise: localized(
    'has prices in {value}, which is not accepted here',
    '含有以 {value} 計價的內容，此處不收這種貨幣',
    '{value}の価格がありますが、ここでは使えません',
  ),
  asserted_rate: localized(
    '{name}: {measured}% instead of {wanted}% ± {tolerance}%',
    '{name}：實際為 {measured}%，而非 {wanted}% ± {tolerance}%',
    '{name}：{wanted}% ± {tolerance}%に対して、実際は{measured}%です',
  ),
  asserted_share: localized(
    '{name}: within {draws} {draws|draw|draws} {measured}% of players succeed, not {wanted}%. Longest wait: {worst}',
    '{name}：{draws} 抽內只有 {measured}% 的玩家達成，未達 {wanted}%。最久需要：{worst}',
    '{name}：{draws}回以内に達成するのは{measured}%で、{wanted}%に届きません。最長：{worst}',
  ),
  asserted_cost: localized(
    '{name}: {share}% of players need {draws} {draws|draw|draws}, which cost {measured}, not at most {wanted}. Longest wait: {worst}',
    '{name}：{share}% 的玩家需要 {draws} 抽，花費 {measured}，超過 {wanted}。最久需要：{worst}',
    '{name}：{share}%のプレイヤーには{draws}回、{measured}が必要で、{wanted}を超えます。最長：{worst}',
  ),
  asserted_never: localized(
    '{name}: no number of draws is enough for {share}% of players, so the cost has no limit',
    '{name}：無論幾抽都無法讓 {share}% 的玩家達成，花費沒有上限',
    '{name}：何回引いても{share}%のプレイヤーは達成できず、費用に上限がありません',
  ),
  check_not_run: localized(
    'could not check {check}: {reason}',
    '無法檢查{check}：{reason}',
    '{check}を確認できませんでした：{reason}',
  ),
  below_players: localized(
    'must be at least {most}: {players} ({examples})',
    '至少須為 {most}：{players}（{examples}）',
    '{most}以上にしてください：{players}（{examples}）',
  ),
  players_missing: localized(
    'lists {count} {count|player|players} that {count|does|do} not exist: {accounts}',
    '名單中有 {count} 位玩家不存在：{accounts}',
    '存在しないプレイヤーが{count}人います：{accounts}',
  ),
  over_limit_each: localized(
    'must be at most {limit}: the limit of {asset} per mail',
    '最多為 {limit}：單封郵件的{asset}上限',
    '{limit}以下にしてください：メール1通の{asset}の上限',
  ),
  over_limit_all: localized(
    'adds up to {amount} of {asset} for {players} {players|player|players}, more than the daily grant limit of {limit}',
    '發給 {players} 位玩家共 {amount} 個{asset}，超過每日發放上限 {limit}',
    '{players}人分で{asset}が{amount}になり、1日の付与上限{limit}を超えます',
  ),
  step_too_large: localized(
    'increases by more than {percent}% over the previous one ({than})',
    '比前一筆（{than}）增加超過 {percent}%',
    '前の値（{than}）から{percent}%を超えて増えています',
  ),
  only_on_last: localized(
    'is only allowed in the last row',
    '僅最後一筆可設定',
    '最後の1件にだけ設定できます',
  ),
  only_on_first: localized(
    'is only allowed in the first row',
    '僅第一筆可設定',
    '最初の1件にだけ設定できます',
  ),
  must_be_empty_here: localized('must be empty here', '此處必須留空', 'ここでは空にしてください'),
  range_overlap: localized(
    'overlaps {start} – {end}',
    '與 {start} – {end} 重疊',
    '{start} – {end} と重なっています',
  ),
  too_many_days_after: localized(
    'must be at most {max} {max|day|days} after {field}',
    '距{field}不可超過 {max} 天',
    '{field}から{max}日以内にしてください',
  ),
  off_where_protected: localized(
    'cannot be enabled in a protected environment',
    '受保護的環境中不可啟用',
    '保護された環境では有効にできません',
  ),
  period_too_long: localized(
    'must be at most {max} {max|day|days} after the start in a protected environment',
    '受保護的環境中，距開始時間不可超過 {max} 天',
    '保護された環境では、開始から{max}日以内にしてください',
  ),
  belongs_to_other: localized('belongs to {record}', '屬於 {record}', '{record} のものです'),
  end_unreachable: localized(
    'the end cannot be reached from the first line',
    '從第一行出發無法到達結尾',
    '最初の行から終わりにたどり着けません',
  ),
  must_lead_to_start: localized(
    'must lead back to the first one, without a cycle',
    '必須能追溯至第一筆，且不可形成循環',
    '最初の1件までさかのぼれるようにし、循環させないでください',
  ),
} as const satisfies Partial<Record<IssueCode, Localized>>;
