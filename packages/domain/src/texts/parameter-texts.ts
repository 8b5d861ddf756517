import { localized, type Localized } from '../core/language.ts';

/** What a value should have been. */
export const EXPECTED_TEXTS: Readonly<Record<string, Localized>> = {
  boolean: localized('yes or no', '是或否', '「はい」か「いいえ」'),
  text: localized('text', '文字', 'テキスト'),
  list: localized('a list', '清單', 'リスト'),
  object: localized('an object', '物件', 'オブジェクト'),
  reference: localized('the ID of a record', '資料編號', 'データのID'),
  file: localized('a file', '檔案', 'ファイル'),
  localized_text: localized('a text for each language', '各語言的文字', '言語ごとのテキスト'),
  json_value: localized('a value', '值', '値'),
  json_key: localized('a name in double quotes', '以雙引號括住的名稱', '二重引用符で囲んだ名前'),
  json_new_key: localized('an unused name', '尚未使用過的名稱', 'まだ使っていない名前'),
  json_colon: localized('a colon', '冒號', 'コロン'),
  json_comma: localized('a comma or a closing bracket', '逗號或右括號', 'コンマか閉じ括弧'),
  json_quote: localized('a closing double quote', '結尾的雙引號', '閉じる二重引用符'),
  json_escape: localized('a valid JSON escape', 'JSON 可用的跳脫字元', 'JSONで使えるエスケープ'),
  json_number: localized('a number of at most 15 digits', '最多 15 位的數字', '15桁以内の数'),
  json_end: localized('the end of the text', '文字的結尾', '文の終わり'),
};

/** The languages by name. */
export const LANGUAGE_NAMES: Readonly<Record<string, Localized>> = {
  en: localized('English', '英文', '英語'),
  zh: localized('Traditional Chinese', '繁體中文', '繁体字中国語'),
  jp: localized('Japanese', '日文', '日本語'),
};
