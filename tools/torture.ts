import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removePostgresHome } from '../apps/server/src/platform/postgres-home.ts';
import { FAULTS } from '../e2e/torture/faults.ts';
import { mountOwnDisk, unmountOwnDisk } from '../e2e/torture/own-disk.ts';
import { torture } from '../e2e/torture/torture.ts';
import { readArguments } from './read-arguments.ts';
import { ensureServer } from './server-build.ts';
import { ensureWebApp } from './web-app-build.ts';
import { copyDataFolder } from '../apps/server/src/testing/database-folder.ts';
import { createOwnedFolder } from '../apps/server/src/testing/left-behind.ts';

const { values } = readArguments({
  usage: 'npm run torture -- [--rounds NUMBER] [--seed NUMBER] [--fault NAME]…',
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    port: { type: 'string', default: '18400' },
    players: { type: 'string', default: '3000' },
    fault: { type: 'string', multiple: true, default: [] },
    requests: { type: 'string', default: '100000' },
    // A data folder with the demo game to begin with a copy of; without one it is loaded.
    'demo-game': { type: 'string', default: '' },
  },
});

const known = values.fault.length === 0 ? FAULTS : FAULTS.filter(({ name }) => values.fault.includes(name));
if (known.length < values.fault.length || known.length === 0) {
  console.error(`--fault must be one of: ${FAULTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const dataDir = await createOwnedFolder('quartermaster-torture-');
const hasOwnDisk = known.some(({ needsOwnDisk }) => needsOwnDisk === true) && (await mountOwnDisk(dataDir));
const faults = known.filter(({ needsOwnDisk }) => needsOwnDisk !== true || hasOwnDisk);
if (faults.length < known.length)
  console.log('A disk to fill can be made by root alone: that fault is left out.');
if (faults.length === 0) process.exit(0);
const seed = Number(values.seed);
console.log(
  `Seed ${seed}: ${values.rounds} rounds of 25 writers over ${values.players} players, each met by a fault: ${faults.map(({ name }) => name).join(', ')}.`,
);
for (const ensure of [ensureServer, ensureWebApp]) await ensure((sentence) => console.log(sentence));
if (values['demo-game'] !== '') await copyDataFolder(values['demo-game'], dataDir);
const result = await torture({
  dataDir,
  port: Number(values.port),
  seed,
  rounds: Number(values.rounds),
  players: Number(values.players),
  faults,
  tell: (line) => console.log(line),
});
for (const problem of result.problems) console.error(problem);
for (const [fault, milliseconds] of result.recoveries) {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const median = seconds(sorted[Math.floor(sorted.length / 2)]);
  console.log(
    `${fault}: ${sorted.length} rounds, ready after a median of ${median} s, at most ${seconds(sorted.at(-1))} s.`,
  );
}
console.log(result.problems.length === 0 ? 'Nothing was lost.' : `The data folder is kept in ${dataDir}.`);
if (result.problems.length > 0) process.exit(1);
if (Number(values.requests) > 0 && !(await sendOddRequests(values.requests, seed))) process.exit(1);
await removePostgresHome(dataDir);
if (hasOwnDisk) await unmountOwnDisk(dataDir);
await rm(dataDir, { recursive: true, force: true });

function seconds(milliseconds: number | undefined): string {
  return ((milliseconds ?? 0) / 1000).toFixed(2);
}

/** Malformed requests over every endpoint: the same test as in `npm test`, with more of them. */
function sendOddRequests(count: string, oddSeed: number): Promise<boolean> {
  console.log(`Seed ${oddSeed}: ${count} malformed requests.`);
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const test = 'apps/server/src/http/odd-requests.int.test.ts';
  const child = spawn(process.execPath, [vitest, 'run', '--project=integration', test], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ODD_REQUESTS: count, ODD_SEED: String(oddSeed) },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
