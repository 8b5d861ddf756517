import { goalDistribution, type Distribution } from './goal-distribution.ts';
import type { DrawGoal } from './draw-goal.ts';
import { NEW_PLAYER, type GachaponConfig, type GachaponState } from './gachapon-config.ts';

export { drawsForShare } from './goal-distribution.ts';

/** How many draws a player needs until the wanted pet comes for the first time. */
export type FirstHit = Distribution;

/** What cannot be worked out in a moment tells nothing. */
const UNKNOWN: FirstHit = { chances: [], remaining: 1, mean: null };

/** The exact distribution of the first featured pet, for a player in `state`. */
export function firstHit(config: GachaponConfig, state: GachaponState = NEW_PLAYER): FirstHit {
  const firstFeatured = {
    kind: 'copies',
    copies: 1,
    isWanted: ({ isFeatured }) => isFeatured,
  } satisfies DrawGoal;
  return goalDistribution(config, firstFeatured, state) ?? UNKNOWN;
}
