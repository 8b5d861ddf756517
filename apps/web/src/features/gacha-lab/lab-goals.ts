import { featuredTargets, type DrawGoal } from '@quartermaster/domain/simulation/draw-goal';
import type { Money } from '@quartermaster/domain/simulation/draw-price';
import { drawsForShare, goalDistribution } from '@quartermaster/domain/simulation/goal-distribution';
import { moneyOfDraws } from '@quartermaster/domain/simulation/purchase-plan';
import { seededRandom } from '@quartermaster/domain/simulation/seeded-random';
import { drawsOfShare, simulatePlayers } from '@quartermaster/domain/simulation/simulate-players';
import type { Prepared } from './lab-question.ts';

/** Half, nine in ten, 99 in a hundred and all players. */
export const SHARES = [0.5, 0.9, 0.99, 1] as const;

/** What so many players need; null: they never get there, however often they draw. */
export type Needed = { readonly draws: number; readonly money: readonly Money[] } | null;

export type GoalName =
  | { readonly kind: 'first' | 'every' }
  | { readonly kind: 'copies'; readonly copies: number }
  | { readonly kind: 'prize'; readonly target: string };

/** Draws and money until a goal, for each of `SHARES`. */
export type GoalFigures = {
  readonly name: GoalName;
  readonly needed: readonly Needed[];
  /** Draws on average; null: too much remains to tell. */
  readonly mean: number | null;
  readonly isExact: boolean;
};

/** How many players got the first featured prize for how much, in steps of players. */
export type SpendCurve = {
  readonly points: readonly { readonly share: number; readonly needed: Exclude<Needed, null> }[];
  readonly players: number;
  /** How many did not get it. */
  readonly unfinished: number;
};

const PLAYERS = 1000;
const CURVE_POINTS = 40;
const featured = (copies: number): DrawGoal => ({
  kind: 'copies',
  copies,
  isWanted: ({ isFeatured }) => isFeatured,
});

/** The first featured prize, several of them, each of them, all of them. None without a featured prize. */
export function goalsOf(prepared: Prepared, onProgress: (share: number) => void): readonly GoalFigures[] {
  const { config, question } = prepared;
  const { copies } = question.input;
  const targets = featuredTargets(config);
  if (targets.length === 0) return [];
  const prizes = targets.length === 1 ? [] : targets;
  const goals: readonly (readonly [GoalName, DrawGoal])[] = [
    [{ kind: 'first' }, featured(1)],
    ...(copies > 1 ? [[{ kind: 'copies', copies }, featured(copies)] as const] : []),
    ...prizes.map((target) => [{ kind: 'prize', target }, prizeGoal(target)] as const),
    ...(prizes.length > 0 ? [[{ kind: 'every' }, { kind: 'each', targets }] as const] : []),
  ];
  return goals.map(([name, goal], index) => {
    onProgress(index / goals.length);
    return figuresOf(prepared, name, goal);
  });
}

const prizeGoal = (target: string): DrawGoal => ({
  kind: 'copies',
  copies: 1,
  isWanted: ({ entry }) => entry.target === target,
});

function figuresOf(prepared: Prepared, name: GoalName, goal: DrawGoal): GoalFigures {
  const { config, state } = prepared;
  const distribution = goalDistribution(config, goal, state);
  if (distribution !== null) {
    const { worst, mean } = distribution;
    const draws = SHARES.map((share) =>
      share === 1 ? (worst?.draws ?? null) : drawsForShare(distribution, share),
    );
    return { name, mean, isExact: true, needed: draws.map((count) => neededFor(prepared, count)) };
  }
  const players = simulate(prepared, goal);
  // The unluckiest of a thousand players is no worst case.
  const draws = SHARES.map((share) => (share === 1 ? null : drawsOfShare(players, share)));
  return { name, mean: null, isExact: false, needed: draws.map((count) => neededFor(prepared, count)) };
}

function simulate({ config, state, question }: Prepared, goal: DrawGoal) {
  return simulatePlayers(config, goal, {
    players: PLAYERS,
    random: seededRandom(question.input.seed),
    state,
  });
}

function neededFor({ plan, question }: Prepared, draws: number | null): Needed {
  return draws === null ? null : { draws, money: moneyOfDraws(plan, draws, question.input.mode) };
}

/** What a thousand simulated players spend until their first featured prize. */
export function curveOf(prepared: Prepared): SpendCurve {
  if (featuredTargets(prepared.config).length === 0) return { points: [], players: 0, unfinished: 0 };
  const players = simulate(prepared, featured(1));
  const points = Array.from({ length: CURVE_POINTS }, (_, index) => (index + 1) / CURVE_POINTS).flatMap(
    (share) => {
      const needed = neededFor(prepared, drawsOfShare(players, share));
      return needed === null ? [] : [{ share, needed }];
    },
  );
  return { points, players: PLAYERS, unfinished: players.unfinished };
}
