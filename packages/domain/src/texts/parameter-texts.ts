import type { Localized } from '../core/language.ts';
import { text } from './text.ts';

/** What a value should have been. */
export const EXPECTED_TEXTS: Readonly<Record<string, Localized>> = {
  boolean: text('yes or no', '是或否', '「はい」か「いいえ」'),
  text: text('a text', '文字', 'テキスト'),
  list: text('a list', '清單', 'リスト'),
  object: text('an object', '物件', 'オブジェクト'),
  reference: text('the ID of a record', '資料編號', 'データの ID'),
  file: text('a file', '檔案', 'ファイル'),
  localized_text: text('a text per language', '各語言的文字', '言語ごとのテキスト'),
};

/** The languages by name. */
export const LANGUAGE_NAMES: Readonly<Record<string, Localized>> = {
  en: text('English', '英文', '英語'),
  zh: text('Chinese', '中文', '中国語'),
  jp: text('Japanese', '日文', '日本語'),
};
