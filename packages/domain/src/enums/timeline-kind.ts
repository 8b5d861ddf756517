import { closedEnum, type WordOf } from './closed-enum.ts';

/** What a player's timeline is put together from. */
export const timelineKind = closedEnum('timeline-kind', {
  login: ['Logins', '登入', 'ログイン', 'cyan', '→'],
  purchase: ['Purchases', '購買', '購入', 'green', '$'],
  draw: ['Gachapons', '轉蛋', 'ガチャ', 'purple', '✦'],
  battle: ['Battles', '戰鬥', 'バトル', 'orange', '⚔'],
  mail: ['Mail', '郵件', 'メール', 'blue', '✉'],
  guild: ['Guild', '公會', 'ギルド', 'blue', '⚑'],
  sanction: ['Sanctions', '處分', '処分', 'red', '⊘'],
  note: ['Notes', '備註', 'メモ', 'neutral', '✎'],
  log: ['Game log', '遊戲日誌', 'ゲームログ', 'neutral', '≡'],
  ledger: ['Staff changes', '人員變更', 'スタッフによる変更', 'magenta', '±'],
  staff: ['Staff actions', '人員操作', 'スタッフの操作', 'magenta', '⚙'],
});

export type TimelineKind = WordOf<typeof timelineKind>;
