import { enumOf } from './enum-of.ts';

/** The languages of the game's texts and files. */
export const language = enumOf('language', {
  en: ['English', '英文', '英語', 'neutral', 'en'],
  zh: ['Traditional Chinese', '繁體中文', '繁体字中国語', 'neutral', '中'],
  jp: ['Japanese', '日文', '日本語', 'neutral', '日'],
});
