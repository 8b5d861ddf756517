import type { Random } from './draw-gachapon.ts';
import { progressOf, type DrawGoal } from './draw-goal.ts';
import { createDrawTable } from './draw-odds.ts';
import { createDrawRun } from './draw-run.ts';
import { NEW_PLAYER, type GachaponConfig, type GachaponState } from './gachapon-config.ts';

/** `draws`: of the players who got there, fewest first. `unfinished`: players who did not. */
export type SimulatedPlayers = { readonly draws: readonly number[]; readonly unfinished: number };

type Simulation = {
  readonly players: number;
  readonly random: Random;
  readonly state?: GachaponState;
  /** After so many a player gives up. */
  readonly mostDraws?: number;
};

const MOST_DRAWS = 5000;

/** Lets players draw until they reach a goal, the draw limit or the end of their patience. */
export function simulatePlayers(
  config: GachaponConfig,
  goal: DrawGoal,
  { players, random, state = NEW_PLAYER, mostDraws = MOST_DRAWS }: Simulation,
): SimulatedPlayers {
  const table = createDrawTable(config);
  const progress = progressOf(goal);
  const marks = table.outcomes.map((outcome) => progress.markOf(outcome));
  const run = createDrawRun(table, state);
  const allowed = config.drawLimit === null ? mostDraws : Math.min(mostDraws, config.drawLimit - state.draws);
  const draws: number[] = [];
  for (let player = 0; player < players; player += 1) {
    run.restart(state);
    let [reached, made] = [0, 0];
    while (made < allowed && reached < progress.full) {
      const drawn = run.draw(random());
      if (drawn === null) break;
      made += 1;
      reached = progress.after(reached, marks[drawn.index] ?? 0);
    }
    if (reached >= progress.full) draws.push(made);
  }
  return { draws: draws.toSorted((left, right) => left - right), unfinished: players - draws.length };
}

/** The draws within which a share (0 to 1) of all players get there; null where fewer ever do. */
export function drawsOfShare({ draws, unfinished }: SimulatedPlayers, share: number): number | null {
  const place = Math.ceil(share * (draws.length + unfinished)) - 1;
  return draws[Math.max(0, place)] ?? null;
}
