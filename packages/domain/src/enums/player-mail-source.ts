import { closedEnum, type WordOf } from './closed-enum.ts';

/** What sent a mail to a player. */
export const playerMailSource = closedEnum('player-mail-source', {
  'mail-setting': ['Mail setting', '系統郵件', 'システムメール'],
  'bulk-delivery': ['Bulk delivery', '批次派送', '一括配布'],
  'code-redeem-setting': ['Redemption code', '兌換碼', 'シリアルコード'],
  support: ['Player support', '客服', 'カスタマーサポート'],
  system: ['System', '系統', 'システム'],
  ranking: ['Ranking', '排行榜', 'ランキング'],
  auto_exchange: ['Automatic exchange', '自動兌換', '自動交換'],
  'reboiler-mail-setting': ['Returning players', '回歸玩家', '復帰プレイヤー'],
  purchase: ['Purchase', '購買', '購入'],
});

export type PlayerMailSource = WordOf<typeof playerMailSource>;
