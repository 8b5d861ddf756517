import { DEMO_STORIES } from '@quartermaster/domain/demo/player-stories';
import { LOCK } from '../../db/advisory-locks.ts';
import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { findWorlds } from '../../players/population/find-worlds.ts';
import { readGameContent } from '../../players/population/game-content.ts';
import { tellStories } from '../../players/population/tell-stories.ts';
import { populateServer, settlePopulation } from '../../players/population/write-population.ts';
import { readProgress } from './demo-progress.repo.ts';

const KEY = 'demo-players';
const SEED = 7;

type Population = { readonly environment: string; readonly count: number; readonly servers?: number };

/** Production is where support works; development has just enough players to try things on. */
export const demoPopulations = (production: number): readonly Population[] => [
  { environment: 'production', count: production },
  { environment: 'dev', count: 300, servers: 1 },
];

/** So few at a time that people at work in the console hardly notice. */
export const BATCH = 100;

type Options = {
  readonly now: Date;
  readonly populations: readonly Population[];
  readonly tell?: (written: number) => void;
};

/** Whether the demo game is there and its players are not, or not all of them. */
export async function lacksDemoPlayers(database: Database): Promise<boolean> {
  if ((await readProgress(database)) !== 'done') return false;
  const { rows } = await database.query(
    `select from setting where key = $1 and (value ->> 'is_done')::boolean`,
    [KEY],
  );
  return rows.length === 0;
}

/** Invents the demo game's players, going on from what an interrupted attempt wrote. */
export async function inventDemoPlayers(database: Database, options: Options): Promise<void> {
  const lock = await database.connect();
  try {
    // One that another console began, or one that was just killed, comes first.
    await lock.query('select pg_advisory_lock($1, 3)', [LOCK.players]);
    if (await lacksDemoPlayers(database)) await writeDemoPlayers(database, options);
  } finally {
    await lock.close();
  }
}

async function writeDemoPlayers(database: Database, { now, populations, tell }: Options): Promise<void> {
  const begun = await beginning(database, now);
  const content = readGameContent();
  for (const population of populations) {
    const worlds = await findWorlds(database, { ...population, seed: SEED, now: begun });
    if (population.environment === 'production') await tellStories(database, worlds, DEMO_STORIES, content);
    for (const world of worlds) await populateServer(database, world, content, { batch: BATCH, tell });
  }
  await settlePopulation(database);
  await database.query(`update setting set value = value || '{"is_done": true}' where key = $1`, [KEY]);
}

/** Players are invented as of one moment, however often the work is interrupted. */
async function beginning(database: Database, now: Date): Promise<number> {
  const result = await database.query<{ begun: number }>(
    `insert into setting (key, value) values ($1, jsonb_build_object('begun', $2::bigint))
     on conflict (key) do update set key = excluded.key returning (value ->> 'begun')::bigint as begun`,
    [KEY, now.getTime()],
  );
  return onlyRow(result).begun;
}
