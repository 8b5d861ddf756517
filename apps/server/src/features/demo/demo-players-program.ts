import { constants, setPriority } from 'node:os';
import { createDatabase } from '../../db/database.ts';
import { inLane } from '../../db/lanes.ts';
import { systemClock } from '../../platform/clock.ts';
import { settledExit } from '../../platform/settled-exit.ts';
import { demoPopulations, inventDemoPlayers } from './demo-players.ts';

/** Invents the demo game's players, once, beside the console, whose requests come first. */

// The next start of the console goes on from here: every batch is a transaction of its own.
process.once('disconnect', () => void settledExit(0));
// Ctrl-C reaches the whole group; the console then ends us in its own order.
process.on('SIGINT', () => undefined);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const database = createDatabase({ url: process.env['DEMO_DATABASE_URL'] ?? '', maxConnections: 2 });
try {
  await inLane('maintenance', () =>
    inventDemoPlayers(database, {
      now: systemClock.now(),
      populations: demoPopulations(Number(process.env['DEMO_PLAYERS'])),
    }),
  );
} catch (problem) {
  // A database that is away or full is no fault of the program: the console tries again, and says so.
  process.stderr.write(`Not all players of the demo were invented: ${String(problem)}\n`);
  await settledExit(1);
}
await database.close();
process.disconnect?.();
