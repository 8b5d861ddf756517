import { enumOf } from './enum-of.ts';

/** How a product is sold. The type decides how often a player may buy it. */
export const packageType = enumOf('package-type', {
  normal: ['Normal', '一般', '通常', 'neutral', '一'],
  daily: ['Daily', '每日', 'デイリー', 'green', '日'],
  weekly: ['Weekly', '每週', 'ウィークリー', 'green', '週'],
  monthly: ['Monthly', '每月', 'マンスリー', 'green', '月'],
  subscription: ['Subscription', '訂閱', '定期購入', 'blue', ['訂', '定']],
  once_time: ['Once', '一次性', '一回限り', 'orange', '限'],
  gem: ['Gem', '寶石', 'ジェム', 'cyan', '石'],
  topup_reward: ['Top-up reward', '儲值獎勵', 'チャージ特典', 'gold', ['儲', '特']],
  beginner: ['Beginner', '新手', '初心者', 'green', '新'],
  trigger: ['Triggered', '觸發', 'トリガー', 'magenta', ['觸', '触']],
  growth: ['Growth', '成長', '成長', 'cyan', '長'],
  festival: ['Festival', '節慶', 'フェス', 'magenta', '慶'],
  bundle: ['Bundle', '組合', 'バンドル', 'purple', '組'],
  optional: ['Pick your own', '自選', '選択', 'purple', '選'],
  privilege: ['Privilege', '特權', '特権', 'gold', '特'],
  fund: ['Fund', '基金', 'ファンド', 'blue', '基'],
});

/** One of the ways to sell a product. */
export type PackageType = (typeof packageType.values)[number]['value'];
