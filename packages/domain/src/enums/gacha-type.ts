import { enumOf } from './enum-of.ts';

/** What a gachapon is for. */
export const gachaType = enumOf('gacha-type', {
  permanent: ['Permanent', '常駐', '常設', 'neutral', '常'],
  limited: ['Limited', '限定', '期間限定', 'magenta', '限'],
  newbie: ['Beginner', '新手', '初心者', 'green', '新'],
  friend_point: ['Friend points', '友情點', 'フレンドポイント', 'cyan', '友'],
  ticket: ['Ticket', '票券', 'チケット', 'blue', '券'],
  stepup: ['Step-up', '階段', 'ステップアップ', 'orange', '階'],
  cycle: ['Cycle', '週期', 'サイクル', 'purple', '週'],
  astrology: ['Astrology', '占星', '占星', 'gold', '星'],
});
