import { goalOf, isWanted, type DrawClaim } from './draw-claim.ts';
import { createDrawTable } from './draw-odds.ts';
import { currencyKey, moneyOfDraws, type PurchasePlan } from './purchase-plan.ts';
import type { Money } from './draw-price.ts';
import { effectiveChances } from './effective-odds.ts';
import type { GachaponConfig } from './gachapon-config.ts';
import { drawsForShare, goalDistribution, shareAfter } from './goal-distribution.ts';
import { seededRandom } from './seeded-random.ts';
import { drawsOfShare, simulatePlayers, type SimulatedPlayers } from './simulate-players.ts';
import type { WorstCase } from './worst-case.ts';

/** What a gachapon does about a claim. */
export type Verdict = {
  readonly holds: boolean;
  /** The rate or share in percent, as far as it is known; of a cost the draws that the share needs. */
  readonly measured: number | null;
  /** For a claim about costs: what those draws cost. */
  readonly money: readonly Money[];
  /** The longest way to the target; null where there is none, or it is unknown. */
  readonly worst: WorstCase | null;
  /** Null: exact. Otherwise simulated: how far off the measured share may be, in percent (three standard errors). */
  readonly margin: number | null;
};

const PERCENT = 100;
const ROUNDING = 1e-9;
/** The check before a release waits for them: a few seconds at most. */
const PLAYERS = 2000;
/** Every check simulates the same players, so that nothing fails by chance one time and holds the next. */
const SEED = 20_261_125;

/** Whether a claim holds: exactly where the states can be followed, by simulated players elsewhere. */
export function checkClaim(claim: DrawClaim, config: GachaponConfig, plan: PurchasePlan): Verdict {
  if (claim.kind === 'odds') return checkOdds(claim, config);
  const reach = reachOf(claim, config);
  return claim.kind === 'draws' ? checkDraws(claim, reach) : checkCost(claim, reach, plan);
}

function checkOdds(claim: Extract<DrawClaim, { kind: 'odds' }>, config: GachaponConfig): Verdict {
  const table = createDrawTable(config);
  const chances = claim.byWeights ? table.baseChances : effectiveChances(config);
  const measured = table.outcomes.reduce(
    (sum, outcome, index) => (isWanted(claim.target, outcome) ? sum + PERCENT * (chances[index] ?? 0) : sum),
    0,
  );
  const holds = Math.abs(measured - claim.rate) <= claim.tolerance + ROUNDING;
  return { holds, measured, money: [], worst: null, margin: null };
}

/** How players get to a target. */
type Reach = {
  /** Percent of the players who are there after so many draws. */
  shareAfter(draws: number): number;
  /** The draws that so many percent of players need; null: they never get there. */
  drawsFor(share: number): number | null;
  readonly worst: WorstCase | null;
  marginOf(share: number): number | null;
};

function reachOf(claim: Exclude<DrawClaim, { kind: 'odds' }>, config: GachaponConfig): Reach {
  const goal = goalOf(claim.target, claim.copies, config);
  const distribution = goalDistribution(config, goal);
  if (distribution === null)
    return simulatedReach(
      simulatePlayers(config, goal, {
        players: PLAYERS,
        random: seededRandom(SEED),
        ...(claim.kind === 'draws' ? { mostDraws: claim.draws } : {}),
      }),
    );
  const { worst } = distribution;
  return {
    shareAfter: (draws) =>
      worst !== null && draws >= worst.draws ? PERCENT : PERCENT * shareAfter(distribution, draws),
    drawsFor: (share) =>
      share >= PERCENT ? (worst?.draws ?? null) : drawsForShare(distribution, share / PERCENT),
    worst,
    marginOf: () => null,
  };
}

/** Simulated players show shares, but not what never happens. */
function simulatedReach(players: SimulatedPlayers): Reach {
  return {
    shareAfter: (draws) => (PERCENT * players.draws.filter((needed) => needed <= draws).length) / PLAYERS,
    drawsFor: (share) => (share >= PERCENT ? null : drawsOfShare(players, share / PERCENT)),
    worst: null,
    marginOf: (share) => 3 * Math.sqrt((share * (PERCENT - share)) / PLAYERS),
  };
}

function checkDraws(claim: Extract<DrawClaim, { kind: 'draws' }>, reach: Reach): Verdict {
  const measured = reach.shareAfter(claim.draws);
  const isSure = reach.worst !== null && reach.worst.draws <= claim.draws;
  // 100% of the players has to be certain: nearly 100% is not enough.
  const holds = claim.share >= PERCENT ? isSure : measured >= claim.share - ROUNDING;
  return { holds, measured, money: [], worst: reach.worst, margin: reach.marginOf(measured) };
}

function checkCost(claim: Extract<DrawClaim, { kind: 'cost' }>, reach: Reach, plan: PurchasePlan): Verdict {
  const measured = reach.drawsFor(claim.share);
  const money = measured === null ? [] : moneyOfDraws(plan, measured, 'cheapest');
  const { most } = claim;
  const holds =
    measured !== null &&
    most !== null &&
    money.every((paid) => currencyKey(paid) === currencyKey(most) && paid.amount <= most.amount);
  return { holds, measured, money, worst: reach.worst, margin: reach.marginOf(claim.share) };
}
