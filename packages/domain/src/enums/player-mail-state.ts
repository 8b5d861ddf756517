import { closedEnum, type WordOf } from './closed-enum.ts';

/** What became of a mail in a player's mailbox. */
export const playerMailState = closedEnum('player-mail-state', {
  unread: ['Unread', '未讀', '未読', 'blue', '●'],
  read: ['Read', '已讀', '既読', 'cyan', '○'],
  claimed: ['Claimed', '已領取', '受取済み', 'green', '✓'],
  expired: ['Expired', '已過期', '期限切れ', 'neutral', '◔'],
  deleted: ['Deleted', '已刪除', '削除済み', 'neutral', '✕'],
  recalled: ['Recalled', '已收回', '回収済み', 'orange', '↩'],
});

export type PlayerMailState = WordOf<typeof playerMailState>;
