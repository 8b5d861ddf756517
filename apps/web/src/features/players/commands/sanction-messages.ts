import type { JsonValue } from '@quartermaster/domain/core/json';
import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  localized,
  type Language,
  type Localized,
} from '@quartermaster/domain/core/language';
import { sanctionReason, type SanctionReason } from '@quartermaster/domain/enums/sanction-reason';

/** What players are usually told, in the language of their game. */
const MESSAGES: Readonly<Record<SanctionReason, Localized>> = {
  cheat: localized(
    'Our records show that you broke the game’s rules while playing. Please play fair.',
    '我們的紀錄顯示您的遊玩方式不符合遊戲規則，請公平遊玩。',
    'ゲームで認められていないプレイが記録されました。公正なプレイをお願いします。',
  ),
  payment_abuse: localized(
    'A payment for this account was reversed. Please contact support.',
    '此帳號有一筆付款遭到撤銷，請聯絡客服處理。',
    'このアカウントのお支払いが取り消されました。サポートまでご連絡ください。',
  ),
  chat_abuse: localized(
    'Your chat messages hurt other players. Please be kind.',
    '您在聊天中的發言傷害了其他玩家，請友善待人。',
    'チャットでの発言がほかのプレイヤーを傷つけました。思いやりのある発言をお願いします。',
  ),
  account_trade: localized(
    'Accounts may not be bought, sold or transferred.',
    '帳號不得買賣或轉讓。',
    'アカウントの売買や譲渡は禁止されています。',
  ),
  bug_abuse: localized(
    'A bug in the game was exploited on purpose. Please report bugs to us.',
    '您刻意利用了遊戲中的錯誤，發現錯誤時請向我們回報。',
    'ゲームの不具合が意図的に利用されました。不具合を見つけたらご報告ください。',
  ),
  other: localized(
    'The rules of the game were broken. Please contact support for details.',
    '您違反了遊戲規則，詳情請洽客服。',
    'ゲームの規約に反する行為がありました。詳しくはサポートまでお問い合わせください。',
  ),
};

/** What a player is told about a reason by default; empty where there is no such reason. */
export function usualMessage(reason: JsonValue | undefined, language: Language): string {
  const known = sanctionReason.words.find((word) => word === reason);
  return known === undefined ? '' : MESSAGES[known][language];
}

/** The message to a player for a reason: one written by hand stays, the default of another reason or language does not. */
export function messageFor(reason: JsonValue | undefined, message: string, language: Language): string {
  const isUsual = Object.values(MESSAGES).some((usual) => Object.values(usual).includes(message));
  return isUsual || message === '' ? usualMessage(reason, language) : message;
}

/** The language that players of the game read messages in. */
export const languageOf = (played: string): Language =>
  LANGUAGES.find((each) => each === played) ?? FALLBACK_LANGUAGE;
