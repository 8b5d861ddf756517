import { localized as text, type Localized } from '../core/language.ts';

/** What a value should have been. */
export const EXPECTED_TEXTS: Readonly<Record<string, Localized>> = {
  boolean: text('yes or no', '是或否', '「はい」か「いいえ」'),
  text: text('text', '文字', 'テキスト'),
  list: text('a list', '清單', 'リスト'),
  object: text('an object', '物件', 'オブジェクト'),
  reference: text('the ID of a record', '資料編號', 'データのID'),
  file: text('a file', '檔案', 'ファイル'),
  localized_text: text('a text for each language', '各語言的文字', '言語ごとのテキスト'),
  json_value: text('a value', '值', '値'),
  json_key: text('a name in double quotes', '以雙引號括住的名稱', '二重引用符で囲んだ名前'),
  json_new_key: text('an unused name', '尚未使用過的名稱', 'まだ使っていない名前'),
  json_colon: text('a colon', '冒號', 'コロン'),
  json_comma: text('a comma or a closing bracket', '逗號或右括號', 'コンマか閉じ括弧'),
  json_quote: text('a closing double quote', '結尾的雙引號', '閉じる二重引用符'),
  json_escape: text('a valid JSON escape', 'JSON 可用的跳脫字元', 'JSONで使えるエスケープ'),
  json_number: text('a number of at most 15 digits', '最多 15 位的數字', '15桁以内の数'),
  json_end: text('the end of the text', '文字的結尾', '文の終わり'),
};

/** The languages by name. */
export const LANGUAGE_NAMES: Readonly<Record<string, Localized>> = {
  en: text('English', '英文', '英語'),
  zh: text('Traditional Chinese', '繁體中文', '繁体字中国語'),
  jp: text('Japanese', '日文', '日本語'),
};
