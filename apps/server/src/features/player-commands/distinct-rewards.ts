import { AppError } from '@quartermaster/contract/errors/app-error';

type Reward = { readonly asset_kind: string; readonly target_id: number | null };

/**
 * Two lines of the same thing would hide the amount that they add up to.
 * @throws AppError `reward_repeated`
 */
export function requireDistinctRewards(rewards: readonly Reward[]): void {
  const names = rewards.map(({ asset_kind: kind, target_id: target }) => `${kind} ${target ?? ''}`);
  if (new Set(names).size < names.length) throw new AppError('reward_repeated');
}
