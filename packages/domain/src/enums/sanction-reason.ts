import { closedEnum, type WordOf } from './closed-enum.ts';

/** Why a player was sanctioned. */
export const sanctionReason = closedEnum('sanction-reason', {
  cheat: ['Cheating', '作弊', '不正行為'],
  payment_abuse: ['Payment abuse', '付款濫用', '決済の悪用'],
  chat_abuse: ['Chat abuse', '言語不當', '迷惑チャット'],
  account_trade: ['Account trading', '帳號買賣', 'アカウント売買'],
  bug_abuse: ['Bug abuse', '利用程式錯誤', '不具合の悪用'],
  other: ['Other', '其他', 'その他'],
});

export type SanctionReason = WordOf<typeof sanctionReason>;
