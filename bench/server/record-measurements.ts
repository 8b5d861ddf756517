import type { RecordRow, SaveAnswer } from '@quartermaster/contract/http/records';
import { isJsonObject } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { Pool } from 'undici';
import { writeChanges } from '../../apps/server/src/engine/record-writer.ts';
import { benchItem } from './bench-items.ts';
import { ADMIN, ENVIRONMENT, VERSION, type BenchScene } from './bench-scene.ts';
import {
  measure,
  send,
  signIn,
  WRITES_WARM_UP_MILLISECONDS,
  type LoadRequest,
  type LoadResult,
  type Target,
} from './load.ts';
import { FLOOR_TABLE, LIST_QUESTIONS } from './list-questions.ts';
import { startProcess } from './start-process.ts';
import { milliseconds, perSecond, type BenchRow } from './table.ts';

const RECORDS = 100_000;
const BATCH = 5_000;
const MODULE = 'item-setting';
const LIST = `/api/v1/environments/${ENVIRONMENT}/versions/${VERSION}/modules/${MODULE}/records`;

/** Fills the list that everything here reads. */
export async function loadItems({ database, branchId }: BenchScene): Promise<void> {
  const module = registry.get(MODULE);
  for (let start = 1; start <= RECORDS; start += BATCH) {
    const changes = Array.from({ length: BATCH }, (_, index) => ({
      module,
      recordId: String(start + index),
      data: benchItem(start + index),
    }));
    await database.transaction((tx) =>
      writeChanges(tx, { branchId, kind: 'demo', actor: { accountId: null } }, changes),
    );
  }
  await database.query('vacuum analyze');
}

/** Lists, searches, reads and saves over HTTP, beside the bare server on the same rows. */
export async function measureRecords(scene: BenchScene): Promise<readonly BenchRow[]> {
  const env = { DATABASE_URL: scene.databaseUrl, DATA_DIR: scene.dataDir, BRANCH: String(scene.branchId) };
  await scene.database.query(FLOOR_TABLE);
  await scene.database.query('vacuum analyze floor_item');
  const floor = await startProcess('floor-server.ts', env);
  const product = await startProcess('product-server.ts', env);
  try {
    const target = await signIn(product.origin, ADMIN);
    const bare = { origin: floor.origin, headers: {} };
    return [
      ...(await measureQuestions(target, bare)),
      ...(await measureReads(target, bare)),
      ...(await measureSaves(target, bare)),
    ];
  } finally {
    await Promise.all([floor.stop(), product.stop()]);
  }
}

const get = (path: string) => (): LoadRequest => ({ method: 'GET', path });
const list = (query: Readonly<Record<string, string>>) =>
  get(`${LIST}?${new URLSearchParams(query).toString()}`);
/** A word, one Chinese character and two, all taken from a name. */
const SEARCHES = ['Ember', chineseName(777).slice(0, 1), chineseName(777).slice(0, 2)];

function chineseName(id: number): string {
  const name = benchItem(id)['name'];
  return isJsonObject(name) && typeof name['zh'] === 'string' ? name['zh'] : '';
}

const ROUNDS = 3;

type Side = { readonly target: Target; readonly next: () => LoadRequest };

/**
 * Product and floor take turns, and the middle of three rounds counts: other work shares the machine. Both
 * are warmed up by their first round; the later ones need no more than a short one.
 */
async function inTurns(
  own: Side,
  bare: Side,
  warmUpMilliseconds?: number,
): Promise<readonly [own: LoadResult, bare: LoadResult]> {
  const results: readonly [LoadResult[], LoadResult[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const warmUp = round === 0 ? warmUpMilliseconds : undefined;
    results[1].push(await measure(bare.target, bare.next, warmUp));
    results[0].push(await measure(own.target, own.next, warmUp));
  }
  return [middleOf(results[0]), middleOf(results[1])];
}

async function measureQuestions(target: Target, floor: Target): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { key, name, filter, sort, target: wanted } of LIST_QUESTIONS) {
    const own = { target, next: list({ sort, filter: JSON.stringify(filter) }) };
    const [result, bare] = await inTurns(own, { target: floor, next: get(`/typed/${key}`) });
    rows.push(row(name, result, bare, wanted));
  }
  return rows;
}

function middleOf(results: readonly LoadResult[]): LoadResult {
  const middle = (pick: (result: LoadResult) => number): number =>
    results.map(pick).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN;
  return {
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    perSecond: middle(({ perSecond: rate }) => rate),
  };
}

async function measureReads(target: Target, floor: Target): Promise<readonly BenchRow[]> {
  const plain = await measure(floor, get('/page'));
  const counted = await measure(floor, get('/counted'));
  const page = await measure(target, list({}));
  const deepFloor = await measure(floor, get('/page?page=4000'));
  const deep = await measure(target, list({ page: '4000' }));
  const rows = [
    row('page of 15 of 100,000 with its total', page, plain, 'p50 ≤ 1.5 × the floor that does not count'),
    row('— beside the floor that counts', page, counted, '≥ 4 × its throughput'),
    row('page 4,000', deep, deepFloor, '< 30 ms'),
  ];
  for (const q of SEARCHES)
    rows.push(row(`search "${q}"`, await measure(target, list({ q })), null, '< 30 ms'));
  const oneFloor = await measure(floor, get('/one/777'));
  rows.push(row('read one', await measure(target, get(`${LIST}/777`)), oneFloor, '≤ 2 × the floor'));
  return rows;
}

/** Every save changes another record, on top of the revision that the last one left. */
async function measureSaves(target: Target, floor: Target): Promise<readonly BenchRow[]> {
  const pool = new Pool(target.origin);
  const first = (await send(pool, target.headers, { method: 'GET', path: `${LIST}?per_page=1000` })) as {
    data: RecordRow[];
  };
  await pool.close();
  const waiting = [...first.data];
  let turn = 0;
  const save = (headers: Readonly<Record<string, string>> = {}): LoadRequest => {
    const { record_id: id, data, revision } = waiting.shift() ?? raise();
    turn += 1;
    return {
      method: 'PATCH',
      path: `${LIST}/${id}`,
      body: { data: { ...data, stack_limit: (turn % 9999) + 1 }, base_revision: revision },
      headers,
      onAnswer: (answer) => void waiting.push((answer as SaveAnswer).record),
    };
  };
  const withKey = (): LoadRequest => save({ 'idempotency-key': crypto.randomUUID() });
  const bare = { target: floor, next: bareSave() };
  const saves = await inTurns({ target, next: () => save() }, bare, WRITES_WARM_UP_MILLISECONDS);
  const keyed = await inTurns({ target, next: withKey }, bare, WRITES_WARM_UP_MILLISECONDS);
  const creates = await inTurns(
    { target, next: create() },
    { target: floor, next: bareCreate() },
    WRITES_WARM_UP_MILLISECONDS,
  );
  return [
    row(
      'save, with validation, history and audit',
      ...saves,
      'p50 < 10 ms, ≤ 2 × the bare transaction, ≥ 1,000/s at 16',
    ),
    row(
      'the same with an Idempotency-Key, as the web app sends it',
      ...keyed,
      'p50 ≤ 2 × the bare transaction',
    ),
    row('create, with validation, history and audit', ...creates, 'p50 ≤ 2 × the bare transaction'),
  ];
}

/** Every create is another record. */
function create(): () => LoadRequest {
  let turn = 0;
  return () => {
    turn += 1;
    return { method: 'POST', path: LIST, body: { data: benchItem(1_000_000 + turn) } };
  };
}

/** The same records further on: product and floor write into one list. */
function bareCreate(): () => LoadRequest {
  let turn = 0;
  return () => {
    turn += 1;
    const id = 2_000_000 + turn;
    return { method: 'POST', path: `/one/${id}`, body: { data: benchItem(id) } };
  };
}

/** Saves records that no other save touches. */
function bareSave(): () => LoadRequest {
  let turn = 0;
  return () => {
    turn += 1;
    const id = RECORDS / 2 + (turn % 1000);
    return { method: 'PATCH', path: `/one/${id}`, body: { data: { ...benchItem(id), stack_limit: turn } } };
  };
}

function raise(): never {
  throw new Error('There are no records to save.');
}

function row(name: string, result: LoadResult, floor: LoadResult | null, target: string): BenchRow {
  const figure = ({ p50, p99, perSecond: rate }: LoadResult): string =>
    `${milliseconds(p50)} (p99 ${milliseconds(p99)}), ${perSecond(rate)} at 16`;
  return { measure: name, figure: figure(result), floor: floor === null ? '' : figure(floor), target };
}
