import { migrate } from '../apps/server/src/db/migrate.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { findWorlds, refusePopulated } from '../apps/server/src/players/population/find-worlds.ts';
import { readGameContent } from '../apps/server/src/players/population/game-content.ts';
import { populateServer, settlePopulation } from '../apps/server/src/players/population/write-population.ts';
import { readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run players -- --count NUMBER [--seed NUMBER] [--environment KEY] [--lean]';
const MOST = 50_000_000;
const TOLD_EVERY = 50_000;

const { values } = readArguments({
  usage: USAGE,
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: '7' },
    environment: { type: 'string', default: 'production' },
    lean: { type: 'boolean', default: false },
  },
});

/** Invents players for an environment of the demo game that has none: for trying out and measuring. */
await withDatabase(async ({ database }) => {
  const count = numberOf(values.count, MOST);
  const seed = numberOf(values.seed, 2 ** 31);
  await migrate(database);
  await refusePopulated(database, values.environment);
  const worlds = await findWorlds(database, {
    environment: values.environment,
    count,
    seed,
    now: Date.now(),
  });
  const content = readGameContent();
  const begun = performance.now();
  for (const world of worlds) {
    await populateServer(database, { ...world, isLean: values.lean }, content, {
      tell: (written) => {
        if (written % TOLD_EVERY === 0)
          console.log(`Server ${world.serverId}: ${written} of ${world.size} players.`);
      },
    });
  }
  await settlePopulation(database);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${count} players on ${worlds.length} servers of ${values.environment}, in ${seconds} s.`);
});

function numberOf(text: string | undefined, most: number): number {
  const number = Number(text);
  if (text === undefined || !Number.isInteger(number) || number < 1 || number > most)
    throw new PlainError(USAGE);
  return number;
}
