import { closedEnum, type WordOf } from './closed-enum.ts';

/** What a sanction keeps a player from. */
export const sanctionKind = closedEnum('sanction-kind', {
  suspend: ['Suspension', '停權', 'アカウント停止', 'red', '⊘'],
  mute: ['Mute', '禁言', 'チャット禁止', 'orange', '∅'],
  arena_ban: ['Arena ban', '競技場禁賽', 'アリーナ禁止', 'orange', '⚔'],
  guild_ban: ['Guild ban', '公會限制', 'ギルド機能の制限', 'orange', '⚑'],
  trade_ban: ['Trade ban', '交易限制', 'トレード禁止', 'orange', '⇄'],
  warn: ['Warning', '警告', '警告', 'purple', '!'],
});

export type SanctionKind = WordOf<typeof sanctionKind>;
