import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { drawGachapon } from '@quartermaster/domain/simulation/draw-gachapon';
import { createDrawTable } from '@quartermaster/domain/simulation/draw-odds';
import { NEW_PLAYER, readGachapon } from '@quartermaster/domain/simulation/gachapon-config';
import { seededRandom } from '@quartermaster/domain/simulation/seeded-random';
import { seconds, type BenchRow } from './table.ts';

const PLAYERS = 1_000;
const DRAWS_EACH = 1_000;

/** A million draws of the demo's first banner with its guarantees, beside a walk through a table of weights. */
export function measureDraws(): BenchRow {
  const demo = demoConfiguration();
  const [gachapon = {}] = demo['gachapon-setting'] ?? [];
  const config = { ...readGachapon(gachapon, demo['gachapon-guarantee-setting'] ?? []), drawLimit: null };
  drawAll(config, 100);
  const start = performance.now();
  const drawn = drawAll(config, PLAYERS);
  const time = performance.now() - start;
  const weights = createDrawTable(config).outcomes.map(() => 1 / createDrawTable(config).outcomes.length);
  walk(weights, 100 * DRAWS_EACH);
  const walkStart = performance.now();
  const walked = walk(weights, PLAYERS * DRAWS_EACH);
  const floor = performance.now() - walkStart;
  if (drawn !== walked) throw new Error(`${drawn} draws beside ${walked}.`);
  return {
    measure: 'a million gacha draws with guarantees, 1,000 players',
    figure: seconds(time),
    floor: `${seconds(floor)} random numbers and a walk through a table of ${weights.length}`,
    target: '< 10 s',
  };
}

function drawAll(config: Parameters<typeof drawGachapon>[0], players: number): number {
  const random = seededRandom(1);
  let drawn = 0;
  for (let player = 0; player < players; player += 1)
    drawn += drawGachapon(config, NEW_PLAYER, random, DRAWS_EACH).results.length;
  return drawn;
}

function walk(weights: readonly number[], draws: number): number {
  const random = seededRandom(1);
  const counts = weights.map(() => 0);
  for (let draw = 0; draw < draws; draw += 1) {
    let left = random();
    let place = 0;
    while (place < weights.length - 1 && left >= (weights[place] ?? 0)) {
      left -= weights[place] ?? 0;
      place += 1;
    }
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts.reduce((sum, count) => sum + count, 0);
}
