import { localized, type Localized } from './language.ts';

type Form = {
  /** Anchored regular expression source. */
  readonly pattern: string;
  /** What a person is told whose text is written otherwise. */
  readonly expected: Localized;
};

/** Letters that show nothing, in a class of characters. */
export const FILLERS = '\\u034f\\u115f\\u1160\\u3164\\uffa0';

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const IPV4 = `${OCTET}(?:\\.${OCTET}){3}`;
const IPV6 = '(?=.*:)[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}';

const form = (pattern: string, ...words: Parameters<typeof localized>): Form => ({
  pattern,
  expected: localized(...words),
});

/** Forms that a text may be asked to have. What matches them is for programs, what they say is for people. */
const FORMS = {
  mark: form(
    '^[a-z0-9_]+$',
    'can contain only lowercase letters, digits and _',
    '只能使用小寫英文字母、數字與 _',
    '英小文字、数字、_ だけで入力してください',
  ),
  mark_of_letters: form(
    '^[a-z_]+$',
    'can contain only lowercase letters and _',
    '只能使用小寫英文字母與 _',
    '英小文字と _ だけで入力してください',
  ),
  text_key: form(
    '^[A-Za-z0-9_.$-]+$',
    'can contain only letters, digits, _ - $ and full stops',
    '只能使用英文字母、數字、_ - $ 與句點',
    '英字、数字、_、-、$、ピリオドだけで入力してください',
  ),
  screen_name: form(
    '^[a-z0-9-]+$',
    'must match the screen’s address: lowercase letters, digits and -',
    '必須與頁面網址的寫法相同：小寫英文字母、數字與 -',
    '画面のアドレスと同じ書き方（英小文字、数字、-）で入力してください',
  ),
  record_name: form(
    '^[A-Za-z0-9_.~-]+$',
    'can contain only letters, digits and _ . ~ -',
    '只能使用英文字母、數字與 _ . ~ -',
    '英字、数字、_ . ~ - だけで入力してください',
  ),
  /** Can be between `~` in a record id and between `|` in a list cell. */
  identity: form('^[^~|]+$', 'must not contain ~ or |', '不可含有 ~ 或 |', '~ と | は使えません'),
  product_name: form(
    '^[A-Za-z0-9._-]+$',
    'can contain only letters, digits and . _ -',
    '只能使用英文字母、數字與 . _ -',
    '英字、数字、. _ - だけで入力してください',
  ),
  file_path: form(
    '^(?!.*\\.\\.)(?!/)[a-z0-9_./-]+$',
    'must be a path such as ui/frame-2.png: lowercase letters, digits and _ . / -, without a leading slash or ..',
    '必須為 ui/frame-2.png 這樣的路徑：小寫英文字母、數字與 _ . / -，開頭不可為 /，不可含有 ..',
    'ui/frame-2.png のようなパス（英小文字、数字、_ . / -）を入力してください。先頭の / と .. は使えません',
  ),
  hash: form(
    '^[0-9a-f]*$',
    'can contain only digits and the letters a to f',
    '只能使用數字與 a 至 f',
    '数字と a〜f だけで入力してください',
  ),
  https_address: form(
    '^https://[^\\s]+$',
    'must be an address that starts with https://',
    '必須為 https:// 開頭的網址',
    'https:// で始まるアドレスを入力してください',
  ),
  https_base: form(
    '^https://[^\\s]*[^\\s/]$',
    'must be an address that starts with https:// and does not end with a slash',
    '必須為 https:// 開頭的網址，結尾不可為 /',
    'https:// で始まり、/ で終わらないアドレスを入力してください',
  ),
  /** May be empty: there is no such address. */
  web_base: form(
    '^(?:https?://[^\\s]*[^\\s/])?$',
    'must be an address that starts with https:// (or http://) and does not end with a slash',
    '必須為 https://（或 http://）開頭的網址，結尾不可為 /',
    'https://（または http://）で始まり、/ で終わらないアドレスを入力してください',
  ),
  wss_address: form(
    '^wss://[^\\s]+$',
    'must be an address that starts with wss://',
    '必須為 wss:// 開頭的位址',
    'wss:// で始まるアドレスを入力してください',
  ),
  client_version: form(
    '^\\d+\\.\\d+\\.\\d+$',
    'must be a version such as 1.4.0',
    '必須為 1.4.0 這樣的版本號',
    '1.4.0 のようなバージョンを入力してください',
  ),
  time_zone: form(
    '^[A-Za-z][A-Za-z0-9]*(?:[/_+-][A-Za-z0-9]+)*$',
    'must be a time zone such as Asia/Taipei',
    '必須為 Asia/Taipei 這樣的時區名稱',
    'Asia/Taipei のようなタイムゾーン名を入力してください',
  ),
  date_time: form(
    '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
    'must be a date and time such as 2026-12-24 18:00:00',
    '必須為 2026-12-24 18:00:00 這樣的日期與時間',
    '2026-12-24 18:00:00 のような日時を入力してください',
  ),
  month_day: form(
    '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
    'must be a month and a day such as 04-09',
    '必須為 04-09 這樣的月與日',
    '04-09 のような月と日を入力してください',
  ),
  color: form(
    '^#[0-9a-f]{6}$',
    'must be a lowercase colour code such as #1a2b3c',
    '必須為 #1a2b3c 這樣的小寫色碼',
    '#1a2b3c のような色（小文字）を入力してください',
  ),
  positive_number: form(
    '^[1-9]\\d{0,8}$',
    'must be a whole number from 1 to 999999999',
    '必須為 1 至 999999999 的整數',
    '1〜999999999 の整数を入力してください',
  ),
  number_list: form(
    '^\\d{1,9}(,\\d{1,9})*$',
    'must be numbers of up to 9 digits, separated by commas',
    '必須為以逗號分隔的數字，每個最多 9 位',
    '9桁以内の番号をコンマで区切って入力してください',
  ),
  account_list: form(
    '^\\s*[1-9]\\d{0,8}(?:[\\s,]+[1-9]\\d{0,8})*[\\s,]*$',
    'must be account IDs separated by commas or line breaks',
    '必須為以逗號或換行分隔的帳號編號',
    'アカウントIDをコンマか改行で区切って入力してください',
  ),
  player_code: form(
    '^[A-Z0-9]{4,20}$',
    'must be 4 to 20 uppercase letters or digits',
    '必須為 4 至 20 個大寫英文字母或數字',
    '英大文字と数字で4〜20文字にしてください',
  ),
  code_beginning: form(
    '^[A-Z0-9]{1,6}$',
    'must be 1 to 6 uppercase letters or digits',
    '必須為 1 至 6 個大寫英文字母或數字',
    '英大文字と数字で1〜6文字にしてください',
  ),
  device: form(
    '^[A-Za-z0-9._:-]{4,100}$',
    'must be a device ID such as 8F2C-41D0: 4 to 100 letters, digits and . _ : -',
    '必須為 8F2C-41D0 這樣的裝置編號：4 至 100 個英文字母、數字與 . _ : -',
    '8F2C-41D0 のような端末ID（英字、数字、. _ : - で4〜100文字）を入力してください',
  ),
  ip_address: form(
    `^(?:${IPV4}|${IPV6})$`,
    'must be an IP address such as 203.0.113.7',
    '必須為 203.0.113.7 這樣的 IP 位址',
    '203.0.113.7 のようなIPアドレスを入力してください',
  ),
  ip_range: form(
    `^(?:${IPV4}/(?:3[0-2]|[12]?\\d)|${IPV6}/(?:12[0-8]|1[01]\\d|[1-9]?\\d))$`,
    'must be an IP range such as 203.0.113.0/24',
    '必須為 203.0.113.0/24 這樣的 IP 網段',
    '203.0.113.0/24 のようなIPアドレスの範囲を入力してください',
  ),
  narrow_ip_range: form(
    '^(?:[^:]*/(?:1[6-9]|2\\d|3[0-2])|.*:.*/(?:3[2-9]|[4-9]\\d|1\\d\\d))$',
    'is very wide and may block unrelated players; use /16 (IPv6: /32) or narrower',
    '網段過大：不超過 /16（IPv6 為 /32）才不致波及太多無關的玩家',
    '範囲が広すぎます。/16（IPv6は /32）以内にすると、無関係なプレイヤーを巻き込みにくくなります',
  ),
  country: form(
    '^[A-Z]{2}$',
    'must be a two-letter country or region code in uppercase, such as TW',
    '必須為國家或地區的兩個大寫字母代碼，例如 TW',
    'TWのような国・地域の2文字コード（英大文字）を入力してください',
  ),
  name_with_rarity: form(
    '(?:^|\\s)(?:N|R|SR|SSR|SSR_PLUS|SSR\\+|E)(?:\\s|$)',
    'must include the rarity, as in “Reveal SSR”',
    '必須寫出稀有度，例如「Reveal SSR」',
    '「Reveal SSR」のようにレアリティを入れてください',
  ),
  environment_key: form(
    '^[a-z][a-z0-9-]{0,30}$',
    'must be up to 31 lowercase letters, digits and -, starting with a letter',
    '最多 31 個小寫英文字母、數字與 -，且須以字母開頭',
    '英小文字、数字、- で31文字以内にし、英字で始めてください',
  ),
  version_name: form(
    '^[0-9a-z][0-9a-z._-]{0,30}$',
    'must be up to 31 lowercase letters, digits and . _ -, starting with a letter or digit, such as 1.4.0',
    '最多 31 個小寫英文字母、數字與 . _ -，且須以字母或數字開頭，例如 1.4.0',
    '1.4.0 のように、英小文字、数字、. _ - で31文字以内にし、英字か数字で始めてください',
  ),
  login_name: form(
    '^[a-z0-9][a-z0-9._-]{1,49}$',
    'must be 2 to 50 lowercase letters, digits and . _ -, starting with a letter or digit',
    '必須為 2 至 50 個小寫英文字母、數字與 . _ -，且須以字母或數字開頭',
    '英小文字、数字、. _ - で2〜50文字にし、英字か数字で始めてください',
  ),
  order_number: form(
    '^[A-Za-z0-9][A-Za-z0-9._-]{3,63}$',
    'must be 4 to 64 letters, digits and . _ -, starting with a letter or digit',
    '必須為 4 至 64 個英文字母、數字與 . _ -，且須以字母或數字開頭',
    '英字、数字、. _ - で4〜64文字にし、英字か数字で始めてください',
  ),
  machine_name: form(
    '^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$',
    'must be 1 to 63 letters, digits and . _ -, starting with a letter or digit',
    '必須為 1 至 63 個英文字母、數字與 . _ -，且須以字母或數字開頭',
    '英字、数字、. _ - で1〜63文字にし、英字か数字で始めてください',
  ),
  /** No character that cannot be seen or changes how its neighbours are read. */
  visible_text: form(
    `^[^\\p{C}\\p{Zl}\\p{Zp}${FILLERS}]*$`,
    'must not contain invisible characters or characters that change the text direction',
    '不可含有看不見的字元，或改變書寫方向的字元',
    '見えない文字や、書字方向を変える文字は使えません',
  ),
  sha256: form(
    '^[0-9a-f]{64}$',
    'must be a SHA-256 hash: 64 digits and letters a to f',
    '必須為 SHA-256 雜湊值：64 個數字與 a 至 f',
    'SHA-256 ハッシュ（数字と a〜f で64文字）を入力してください',
  ),
} as const satisfies Readonly<Record<string, Form>>;

/** A form by its name. */
export type TextForm = keyof typeof FORMS;

/** The forms by name. */
export const TEXT_FORMS: Readonly<Record<TextForm, Form>> = FORMS;

/** Whether a word names a form. */
export const isTextForm = (word: unknown): word is TextForm =>
  typeof word === 'string' && Object.hasOwn(FORMS, word);

const EXPRESSIONS = new Map<TextForm, RegExp>();

/** What a text of this form matches. */
export function expressionOf(name: TextForm): RegExp {
  const known = EXPRESSIONS.get(name);
  if (known !== undefined) return known;
  const expression = new RegExp(FORMS[name].pattern, 'u');
  EXPRESSIONS.set(name, expression);
  return expression;
}
