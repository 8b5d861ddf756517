import { invitePlayers, SERVERS } from './bench-players.ts';
import { ADMIN, ENVIRONMENT, VERSION, type BenchScene } from './bench-scene.ts';
import { measure, signIn, type LoadRequest, type LoadResult, type Target } from './load.ts';
import { BUSY_PERSON, BUSY_PLAYER, fillLogs, LOG_ROWS, PERSON, RARE_ACT } from './log-rows.ts';
import { startProcess } from './start-process.ts';
import { milliseconds, perSecond, type BenchRow } from './table.ts';

const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);
/** A week in the middle of the year. */
const WEEK = { start_time: String(now - 180 * DAY), end_time: String(now - 173 * DAY) };

type Question = readonly [name: string, query: Readonly<Record<string, string | number>>];

const STAFF_LOG: readonly Question[] = [
  ['newest', {}],
  ['one person', { staff_id: PERSON }],
  ['a common act', { action: 'record.update' }],
  ['a rare act', { action: RARE_ACT }],
  ['one record', { record_id: 777 }],
  ['one module', { model: 'module-7' }],
  ['what was refused', { outcome: 'refused' }],
  ['a week long ago', WEEK],
  ['a person and a module', { staff_id: PERSON, model: 'module-7' }],
  ['a busy person and an act that is rare, and never theirs', { staff_id: BUSY_PERSON, action: RARE_ACT }],
];

const PLAYER_LOG: readonly Question[] = [
  ['newest', {}],
  ['one system', { model: 'MAIL' }],
  ['one item', { asset_type: 'item', asset_id: 1234 }],
  ['a week long ago', WEEK],
];

/** Reading the logs over HTTP among millions of rows, each narrowed in the ways that people do. */
export async function measureLogs(scene: BenchScene): Promise<readonly BenchRow[]> {
  await invitePlayers(scene);
  await fillLogs(scene);
  const env = { DATABASE_URL: scene.databaseUrl, DATA_DIR: scene.dataDir, BRANCH: String(scene.branchId) };
  const product = await startProcess('product-server.ts', env);
  try {
    const target = await signIn(product.origin, ADMIN);
    const place = { 'x-environment': ENVIRONMENT, 'x-version': VERSION };
    const inPlace = { ...target, headers: { ...target.headers, ...place } };
    const player = `/api/v1/log/user/${SERVERS[0]}/${BUSY_PLAYER}`;
    return [
      ...(await ask(target, '/api/v1/log/cms', `staff log of ${LOG_ROWS}`, STAFF_LOG)),
      ...(await ask(inPlace, player, `a player’s log of ${LOG_ROWS / 20}`, PLAYER_LOG)),
    ];
  } finally {
    await product.stop();
  }
}

async function ask(
  target: Target,
  path: string,
  log: string,
  questions: readonly Question[],
): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, query] of questions) {
    const texts = Object.entries(query).map(([key, value]) => [key, String(value)]);
    const address = `${path}?${new URLSearchParams(texts).toString()}`;
    const result = await measure(target, (): LoadRequest => ({ method: 'GET', path: address }));
    rows.push(row(`${log}: ${name}`, result));
  }
  return rows;
}

function row(measured: string, { p50, p99, perSecond: rate }: LoadResult): BenchRow {
  const figure = `${milliseconds(p50)} (p99 ${milliseconds(p99)}), ${perSecond(rate)} at 16`;
  return { measure: measured, figure, floor: '', target: '< 200 ms' };
}
