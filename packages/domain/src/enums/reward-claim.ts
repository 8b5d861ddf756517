import { enumOf } from './enum-of.ts';

/** How a reward reaches a player who has earned it. */
export const rewardClaim = enumOf('reward-claim', {
  manual: ['Manually', '手動領取', '手動で受け取る', 'neutral', '手'],
  auto: ['Automatically', '自動領取', '自動で受け取る', 'green', '自'],
  mail: ['By mail', '郵件發送', 'メールで届く', 'blue', '郵'],
});
