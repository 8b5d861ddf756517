import { onlyRow } from '../../apps/server/src/db/only-row.ts';
import { readGameContent } from '../../apps/server/src/players/population/game-content.ts';
import { DAY } from '../../apps/server/src/players/population/lives.ts';
import {
  populateServer,
  settlePopulation,
} from '../../apps/server/src/players/population/write-population.ts';
import { ENVIRONMENT, type BenchScene } from './bench-scene.ts';

/** `BENCH_PLAYERS` names another number: a million takes some ten minutes and 11 GB. */
export const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 100_000);
/** `BENCH_LEAN=1`: only what players are found by, for very many of them. */
const IS_LEAN = process.env['BENCH_LEAN'] === '1';

export const SERVERS = [1, 2, 3];
const OPENED_DAYS_AGO = 500;

/** Invents the players, once for everything that is measured with them. Answers how many a second. */
export async function invitePlayers({ database }: BenchScene): Promise<number> {
  const { rows } = await database.query('select from player.account limit 1');
  if (rows.length > 0) return 0;
  const environmentId = await findEnvironment(database);
  const now = Date.now();
  const content = readGameContent();
  const start = performance.now();
  for (const serverId of SERVERS) {
    const world = {
      seed: 7,
      environmentId,
      serverId,
      openedAt: now - OPENED_DAYS_AGO * DAY,
      now,
      releaseHash: null,
      releasedAt: now - 30 * DAY,
      size: Math.floor(PLAYERS / SERVERS.length),
      isLean: IS_LEAN,
    };
    await populateServer(database, world, content);
  }
  await settlePopulation(database);
  return (PLAYERS * 1000) / (performance.now() - start);
}

export async function findEnvironment(database: BenchScene['database']): Promise<number> {
  const environment = await database.query<{ id: number }>('select id from environment where key = $1', [
    ENVIRONMENT,
  ]);
  return onlyRow(environment).id;
}
