import { DEMO_STORIES } from '@quartermaster/domain/demo/player-stories';
import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job.ts';
import type { Clock } from '../../platform/clock.ts';
import { findWorlds } from '../../players/population/find-worlds.ts';
import { readGameContent, type GameContent } from '../../players/population/game-content.ts';
import { tellStories } from '../../players/population/tell-stories.ts';
import { populateServer, settlePopulation } from '../../players/population/write-population.ts';
import { readProgress } from './demo-progress.repo.ts';

const JOB = 'load-demo-players';
const KEY = 'demo-players';
const SEED = 7;

/** Production is where support works; development has just enough players to try things on. */
const POPULATIONS = [
  { environment: 'production', count: 20_000 },
  { environment: 'dev', count: 300, servers: 1 },
] as const;

/** So few at a time that people hardly notice, and that the console can stop between two portions. */
const PORTION = 250;
const BATCH = 50;

/** Has the demo game's players invented in the background, where that is not done yet. */
export async function loadDemoPlayers(database: Database): Promise<void> {
  if ((await readProgress(database)) !== 'done') return;
  const { rows } = await database.query(
    `select from setting where key = $1 and (value ->> 'is_done')::boolean`,
    [KEY],
  );
  if (rows.length === 0) await enqueue(database, JOB, {}, JOB);
}

/** One portion; more are asked for until there are none. What a kill interrupts is done again. */
export function createDemoPlayerJobs({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): readonly Job[] {
  let content: GameContent | null = null;
  return [
    {
      name: JOB,
      run: async () => {
        content ??= readGameContent();
        if (await writePortion(database, await beginning(database, clock), content)) {
          await enqueue(database, JOB, {}, JOB);
          return;
        }
        content = null;
        await settlePopulation(database);
        await database.query(`update setting set value = value || '{"is_done": true}' where key = $1`, [KEY]);
      },
    },
  ];
}

/** Players are invented as of one moment, however often the work is interrupted. */
async function beginning(database: Database, clock: Clock): Promise<number> {
  const result = await database.query<{ begun: number }>(
    `insert into setting (key, value) values ($1, jsonb_build_object('begun', $2::bigint))
     on conflict (key) do update set key = excluded.key returning (value ->> 'begun')::bigint as begun`,
    [KEY, clock.now().getTime()],
  );
  return onlyRow(result).begun;
}

/** Answers whether it found anything to do. */
async function writePortion(database: Database, now: number, content: GameContent): Promise<boolean> {
  for (const population of POPULATIONS) {
    const worlds = await findWorlds(database, { ...population, seed: SEED, now });
    if (population.environment === 'production') await tellStories(database, worlds, DEMO_STORIES, content);
    for (const world of worlds) {
      const written = await populateServer(database, world, content, { batch: BATCH, most: PORTION });
      if (written > 0) return true;
    }
  }
  return false;
}
