import type { IssueCode } from '../core/issue.ts';
import { localized, type Localized } from '../core/language.ts';
import { FILE_ISSUE_TEXTS } from './file-issue-texts.ts';
import { PERIOD_ISSUE_TEXTS } from './period-issue-texts.ts';
import { RULE_ISSUE_TEXTS } from './rule-issue-texts.ts';
import { SCRIPT_ISSUE_TEXTS } from './script-issue-texts.ts';

/** The text of every issue. `{names}` are filled from the issue's parameters. */
export const ISSUE_TEXTS: Readonly<Record<IssueCode, Localized>> = {
  required: localized('must not be empty', '不可為空', '入力してください'),
  not_zero: localized('must not be zero', '不可為 0', '0は使えません'),
  integer: localized('must be an integer', '必須為整數', '整数で入力してください'),
  not_negative: localized('must not be negative', '不可為負數', '負の数は使えません'),
  numeric: localized('must be numeric', '必須為數值', '数値で入力してください'),
  valid: localized('must be valid', '內容無效，請重新確認', '正しい値を入力してください'),
  greater: localized('must be greater than {than}', '必須大於 {than}', '{than}より大きい値にしてください'),
  greater_or_equal: localized(
    'must be greater than or equal to {than}',
    '必須大於等於 {than}',
    '{than}以上にしてください',
  ),
  less: localized('must be less than {than}', '必須小於 {than}', '{than}より小さい値にしてください'),
  less_or_equal: localized(
    'must be less than or equal to {than}',
    '必須小於等於 {than}',
    '{than}以下にしてください',
  ),
  image_required: localized('must select an image', '必須選擇圖片', '画像を選択してください'),
  digits_only: localized('must be digits only', '只能輸入數字', '数字のみで入力してください'),
  digits_or_decimals: localized(
    'must be digits or decimals',
    '只能輸入數字或小數',
    '数字または小数で入力してください',
  ),
  id_max_9_digits: localized('must have at most 9 digits', '最多 9 位數字', '9桁以内で入力してください'),
  date_format: localized(
    'must be a valid date ({format})',
    '日期格式不正確（{format}）',
    '日付の形式が正しくありません（{format}）',
  ),
  time_format: localized(
    'must be a valid time ({format})',
    '時間格式不正確（{format}）',
    '時刻の形式が正しくありません（{format}）',
  ),
  duplicate: localized('must be unique', '不可重複', '重複しないようにしてください'),
  taken: localized('is already in use', '已被使用', 'すでに使われています'),
  password_wrong: localized(
    'is not your current password',
    '與目前的密碼不符',
    '現在のパスワードと一致しません',
  ),
  password_differs: localized(
    'must be the same as the new password',
    '必須與新密碼相同',
    '新しいパスワードと同じにしてください',
  ),
  password_guessable: localized(
    'is easy to guess: a common password, or little more than a name. Choose a longer one, such as four unrelated words',
    '太容易被猜中：屬於常見密碼，或幾乎只由名稱組成。請改用較長的密碼，例如四個不相關的詞',
    'は推測されやすいパスワードです（よく使われるもの、または名前だけに近いもの）。関係のない単語を4つ並べるなど、長いものにしてください',
  ),
  password_same: localized('is your current password', '與目前的密碼相同', 'は現在のパスワードと同じです'),
  too_long: localized(
    'must have at most {max} {max|character|characters}',
    '最多 {max} 個字元',
    '{max}文字以内で入力してください',
  ),
  too_short: localized(
    'must have at least {min} {min|character|characters}',
    '至少 {min} 個字元',
    '{min}文字以上で入力してください',
  ),
  too_few: localized(
    'must have at least {min} {min|entry|entries}',
    '至少需要 {min} 筆',
    '{min}件以上必要です',
  ),
  too_many: localized(
    'must have at most {max} {max|entry|entries}',
    '最多 {max} 筆',
    '{max}件以内にしてください',
  ),
  pattern: localized('has an invalid format', '格式不正確', '形式が正しくありません'),
  one_line: localized('must be one line', '只能有一行', '1行で入力してください'),
  harmful_character: localized(
    'character {position} ({character}) is invisible and can change the reading direction: delete it and its neighbours, then retype them',
    '第 {position} 個字元（{character}）看不見，且可能改變書寫方向：請連同前後的字一併刪除後重新輸入',
    '{position}文字目（{character}）は見えない文字で、書字方向を変えることがあります。前後の文字ごと削除して入力し直してください',
  ),
  hidden_character: localized(
    'character {position} ({character}) is invisible: delete it and its neighbours, then retype them',
    '第 {position} 個字元（{character}）看不見：請連同前後的字一併刪除後重新輸入',
    '{position}文字目（{character}）は見えない文字です。前後の文字ごと削除して入力し直してください',
  ),
  markup: localized(
    'the tag <{tag}> is not allowed or not closed in order',
    '標籤 <{tag}> 不可使用，或未正確關閉',
    'タグ <{tag}> は使えないか、正しく閉じられていません',
  ),
  asset_text: localized(
    'cannot be read at “{text}”: write it like coin 25; item 1001 x5',
    '無法讀取「{text}」：請寫成 coin 25; item 1001 x5',
    '「{text}」を読み取れません。coin 25; item 1001 x5 のように入力してください',
  ),
  name_of_none: localized(
    'no record is called “{name}”: choose one or paste its ID',
    '沒有名為「{name}」的資料：請從選單選取，或貼上編號',
    '「{name}」という名前のデータはありません。一覧から選ぶか、IDを貼り付けてください',
  ),
  name_of_several: localized(
    '{count} {count|record is|records are} called “{name}”: choose one or paste its ID',
    '有 {count} 筆資料名為「{name}」：請從選單選取，或貼上編號',
    '「{name}」という名前のデータが{count}件あります。一覧から選ぶか、IDを貼り付けてください',
  ),
  unknown_option: localized(
    '“{value}” is not a valid option',
    '「{value}」不在選項中',
    '「{value}」は選択肢にありません',
  ),
  unknown_field: localized(
    'field “{field}” does not exist here',
    '沒有「{field}」這個欄位',
    '「{field}」という項目はありません',
  ),
  wrong_type: localized('must be {expected}', '必須為{expected}', '{expected}にしてください'),
  characters: localized(
    'contains invalid characters',
    '含有無法儲存的字元',
    '保存できない文字が含まれています',
  ),
  fixed: localized('can no longer be changed', '已確定，不可再變更', 'すでに確定しているため変更できません'),
  fixed_record: localized(
    'the record is in use and cannot be deleted',
    '這筆資料已在使用，不可刪除',
    'このデータは使用中のため削除できません',
  ),
  too_deep: localized('is nested too deeply', '巢狀層數過多', '入れ子が深すぎます'),
  json: localized(
    'is not valid JSON: {expected} expected at line {line}, column {column}',
    '不是有效的 JSON：第 {line} 行第 {column} 字應為{expected}',
    '正しいJSONではありません：{line}行目の{column}文字目に{expected}が必要です',
  ),
  read_only: localized('cannot be changed here', '無法在這裡變更', 'ここでは変更できません'),
  even: localized('must be an even number', '必須為偶數', '偶数にしてください'),
  decimals: localized(
    'must have at most {max} {max|decimal|decimals}',
    '小數最多 {max} 位',
    '小数点以下は{max}桁までにしてください',
  ),
  color_format: localized(
    'must be a colour such as #1A2B3C',
    '必須為 #1A2B3C 格式的顏色',
    '#1A2B3C 形式の色を指定してください',
  ),
  area_overlap: localized(
    'overlaps the area in row {row}',
    '與第 {row} 列的區域重疊',
    '{row}行目の区域と重なっています',
  ),
  carried_over: localized(
    'was carried over from {from}: confirm it, or change it and confirm',
    '沿用自 {from}：請確認，或修改後再確認',
    '{from} から引き継いだ値です：確認するか、変更してから確認してください',
  ),
  event_required: localized('select an event', '必須選擇活動', 'イベントを選択してください'),
  target_required: localized('select a target', '必須選擇對象', '対象を選択してください'),
  target_not_allowed: localized('this type has no target', '此種類沒有對象', 'この種類に対象はありません'),
  kind_not_allowed: localized(
    '“{value}” is not allowed here',
    '此處不可使用「{value}」',
    '「{value}」はここでは使えません',
  ),
  reference_missing: localized(
    'record {id} does not exist in {module}',
    '{module} 中沒有資料 {id}',
    '{module} に {id} がありません',
  ),
  still_referenced: localized(
    'Cannot be removed: {module} {id} still refers to it',
    '無法移除：{module} {id} 仍引用這筆資料',
    '外せません。{module} {id} がこのデータを参照しています',
  ),
  parent_missing: localized(
    'record {id} does not exist in {module}: create it first',
    '{module} 中尚無資料 {id}，請先建立',
    '{module} に {id} がまだありません。先に作成してください',
  ),
  reference_self: localized('must not refer to itself', '不可引用自己', '自分自身は指定できません'),
  reference_off: localized(
    '{module} {id} is not active, so players do not get it',
    '{module} {id} 未啟用，玩家無法取得',
    '{module} {id} は無効のため、プレイヤーに届きません',
  ),
  without_source: localized(
    'players pay with {module} {id}, but cannot get it anywhere',
    '需支付 {module} {id}，但玩家無處取得',
    '{module} {id} を支払いますが、手に入れる方法がありません',
  ),
  named_before_release: localized(
    '{module} {id} is not released until {release} (UTC)',
    '{module} {id} 於 {release}（UTC）才登場',
    '{module} {id} の登場は {release}（UTC）です',
  ),
  client_too_old: localized(
    'needs client {since}, but this version is also for client {client}',
    '需要 {since} 以上的用戶端，但此版本的最低用戶端為 {client}',
    'クライアント{since}以上が必要ですが、このバージョンの最低クライアントは{client}です',
  ),
  given_by_two_boards: localized(
    '{module} {record} gives it at the same time: choose a different one for one of the two boards',
    '同一期間 {module} {record} 也會頒發，兩個排行榜請勿共用',
    '同じ期間に{module} {record} でも授与します。2つのランキングで別のものを選んでください',
  ),
  over_stack: localized(
    'players can hold at most {limit} of {module} {id}',
    '{module} {id} 的持有上限為 {limit}',
    '{module} {id} を持てるのは{limit}個までです',
  ),
  reference_deprecated: localized('{id} is deprecated', '{id} 已停止選用', '{id} は非推奨です'),
  text_missing: localized(
    'the text in {language} is missing',
    '缺少{language}文字',
    '{language}のテキストがありません',
  ),
  variant_missing: localized(
    'the {language} variant is missing: an image with words needs one for each language',
    '缺少{language}版本：含文字的圖片須備齊各語言版本',
    '{language}のバリエーションがありません。文字入りの画像は全言語分が必要です',
  ),
  file_of_language: localized(
    '{id} is an image in {language}, shown to players of other languages too',
    '{id} 是{language}圖片，其他語言的玩家也會看到',
    '{id} は{language}の画像ですが、他の言語のプレイヤーにも表示されます',
  ),
  text_and_key: localized(
    'use either texts or a Localization key, not both',
    '只能填寫文字或使用多國語系的鍵，不可兩者並用',
    'テキストとローカライズのキーはどちらか一方だけにしてください',
  ),
  placeholders_differ: localized(
    'placeholders differ',
    '各處的佔位符不一致',
    'プレースホルダーが一致していません',
  ),
  extensions_differ: localized('file extensions differ', '副檔名不一致', '拡張子が一致していません'),
  weights_zero: localized(
    'the weights must add up to more than 0',
    '權重總和必須大於 0',
    '重みの合計は0より大きくしてください',
  ),
  exactly_one: localized(
    'exactly one of {fields} must be filled',
    '{fields} 必須且只能填寫一個',
    '{fields}のうち1つだけを入力してください',
  ),
  at_least_one: localized(
    'at least one of {fields} must be filled',
    '{fields} 至少須填寫一個',
    '{fields}のうち少なくとも1つを入力してください',
  ),
  not_contiguous: localized(
    'must be consecutive: {expected} expected',
    '必須連續遞增，此處應為 {expected}',
    '連番にしてください（ここは{expected}）',
  ),
  not_rising: localized(
    'must be greater than the previous one ({than})',
    '必須大於前一筆（{than}）',
    '前の値（{than}）より大きくしてください',
  ),
  falling: localized(
    'must not be less than the previous one ({than})',
    '不可小於前一筆（{than}）',
    '前の値（{than}）より小さくできません',
  ),
  required_when: localized(
    'must not be empty when {field} is {value}',
    '當 {field} 為 {value} 時不可為空',
    '{field}が{value}のときは入力してください',
  ),
  must_be_empty: localized(
    'must be empty when {field} is {value}',
    '當 {field} 為 {value} 時必須留空',
    '{field}が{value}のときは空にしてください',
  ),
  must_include: localized(
    'must include {field} {value}',
    '必須包含 {field} {value}',
    '{field}「{value}」を含めてください',
  ),
  must_keep: localized(
    'must keep {field} {value}: saved rows cannot be removed because players depend on them',
    '必須保留 {field} {value}：已儲存的內容不可移除，玩家會受影響',
    '{field}「{value}」は保存済みのため削除できません（プレイヤーに影響します）',
  ),
  must_be_in: localized(
    'must also be in {field} {value}',
    '也必須存在於 {field} {value}',
    '{field}「{value}」にも含めてください',
  ),
  must_cover: localized(
    'must cover {start} – {end} (UTC)',
    '須涵蓋 {start} – {end}（UTC）',
    '{start} – {end}（UTC）を含む期間にしてください',
  ),
  not_inside: localized(
    'must be within {start} – {end} (UTC)',
    '必須在 {start} – {end}（UTC）之內',
    '{start} – {end}（UTC）の範囲内にしてください',
  ),
  ...RULE_ISSUE_TEXTS,
  cycle: localized(
    'refers back to itself through {record}',
    '經由 {record} 形成循環',
    '{record} を通じて循環しています',
  ),
  mutual: localized(
    '{record} and this record reference each other',
    '與 {record} 互相指定',
    '{record} と相互に指定しています',
  ),
  chain_too_long: localized(
    'the chain exceeds {max} {max|step|steps}',
    '連鎖超過 {max} 步',
    '連鎖が{max}段階を超えています',
  ),
  same_as: localized('must be {value}', '必須為 {value}', '{value}にしてください'),
  record_exists: localized('{id} already exists', '{id} 已存在', '{id} はすでに存在します'),
  record_missing: localized('record {id} does not exist', '沒有資料 {id}', '{id} は存在しません'),
  ...FILE_ISSUE_TEXTS,
  ...PERIOD_ISSUE_TEXTS,
  ...SCRIPT_ISSUE_TEXTS,
};
