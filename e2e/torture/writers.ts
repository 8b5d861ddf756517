import { setTimeout as sleep } from 'node:timers/promises';
import { isJsonObject, type RecordData } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { newRecord } from '@quartermaster/domain/record/new-record';
import type { ImportJob } from '@quartermaster/contract/http/import';
import type { ProblemsAnswer, PublishAnswer, ChangesAnswer } from '@quartermaster/contract/http/releases';
import type { ReadAnswer } from '@quartermaster/contract/http/records';
import { Refused, type Api } from './api.ts';
import type { Model, RecordState } from './model.ts';
import type { Random } from './random.ts';

/** Where the writers write, and where the publisher copies and publishes. */
export const ENVIRONMENT = 'dev';
const VERSION = '1.4.0';
export const MODULE = 'item-setting';
export const BRANCH = `environments/${ENVIRONMENT}/versions/${VERSION}`;
export const RECORDS = `${BRANCH}/modules/${MODULE}/records`;

/** Records of the demo game have lower ones. */
export const FIRST_ID = 500_000;
const IDS_PER_WRITER = 400;
const IMPORT_ROWS = 40;

type Writer = {
  readonly api: Api;
  readonly model: Model;
  readonly random: Random;
  readonly index: number;
  readonly number: number;
  readonly round: Round;
  /** Counts what was acknowledged. */
  readonly done: (kind: string) => void;
};

/** Ends when the round does: the product is gone, or the writers are told to rest. */
export type Round = {
  readonly isOver: () => boolean;
  /** Tells that a publish is on its way. */
  readonly publishing: () => void;
};

/**
 * What a fault may answer beside a refusal: the database is away, the console is busy, a server
 * of players is too slow, the disk is full.
 */
const PASSING = new Set([503, 504, 507]);
const PAUSE_MILLISECONDS = 50;

/**
 * Writes until the round ends or the connection breaks. Refusals are expected, except those of invalid
 * requests.
 */
export async function workUntilOver(
  work: () => Promise<void>,
  { round, done }: Pick<Writer, 'round' | 'done'>,
): Promise<void> {
  while (!round.isOver()) {
    try {
      await work();
    } catch (problem) {
      if (isBrokenConnection(problem)) return done('connection broken');
      if (!(problem instanceof Refused)) throw problem;
      const isPassing = PASSING.has(problem.status);
      if ((problem.status >= 500 && !isPassing) || problem.code === 'invalid') throw problem;
      done(`refused (${problem.code})`);
      // A round that lasts longer than a session: the next one signs in again.
      if (problem.status === 401) return;
      if (isPassing) await sleep(PAUSE_MILLISECONDS);
    }
  }
}

/** fetch throws a TypeError where the server does not answer, and where an answer breaks off. */
const isBrokenConnection = (problem: unknown): boolean =>
  problem instanceof TypeError || problem instanceof SyntaxError;

export const writeUntilOver = (writer: Writer): Promise<void> =>
  workUntilOver(() => writeOnce(writer), writer);

async function writeOnce(writer: Writer): Promise<void> {
  const { random, index } = writer;
  if (index === 0) return cloneAndPublish(writer);
  const dice = random.below(100);
  if (dice < 6) return importRows(writer);
  const recordId = String(idOf(writer, random.below(IDS_PER_WRITER)));
  if (writer.model.isPending(recordId)) return sleep(1);
  if (writer.model.stateOf(recordId) === null) return create(writer, recordId);
  return dice < 20 ? remove(writer, recordId) : edit(writer, recordId);
}

const idOf = ({ index }: Writer, offset: number): number => FIRST_ID + index * IDS_PER_WRITER + offset;

function itemOf({ random }: Writer, recordId: string): RecordData {
  const mark = random.below(1_000_000_000).toString(36);
  return {
    ...newRecord(registry.get(MODULE)),
    item_id: Number(recordId),
    name: { en: `Trial ${recordId} ${mark}`, zh: `試煉 ${recordId} ${mark}`, jp: `試練 ${recordId} ${mark}` },
    description: { en: mark, zh: mark, jp: mark },
    item_type: 'material',
    stack_limit: 1 + random.below(9999),
  };
}

async function create(writer: Writer, recordId: string): Promise<void> {
  const data = itemOf(writer, recordId);
  await writer.model.write(new Map([[recordId, data]]), () => writer.api.send('POST', RECORDS, { data }));
  writer.done('create');
}

async function edit(writer: Writer, recordId: string): Promise<void> {
  const { record } = await writer.api.get<ReadAnswer>(`${RECORDS}/${recordId}`);
  const data = itemOf(writer, recordId);
  const body = { data, base_revision: record.revision };
  await writer.model.write(new Map([[recordId, data]]), () =>
    writer.api.send('PATCH', `${RECORDS}/${recordId}`, body),
  );
  writer.done('edit');
}

async function remove(writer: Writer, recordId: string): Promise<void> {
  await writer.model.write(new Map([[recordId, null]]), () =>
    writer.api.send('DELETE', `${RECORDS}/${recordId}`),
  );
  writer.done('delete');
}

/** New and changed rows in one file, applied as one change set. */
async function importRows(writer: Writer): Promise<void> {
  const { api, model, random } = writer;
  const rows = new Map<string, RecordState>();
  for (let row = 0; row < IMPORT_ROWS; row += 1) {
    const recordId = String(idOf(writer, random.below(IDS_PER_WRITER)));
    if (!model.isPending(recordId)) rows.set(recordId, itemOf(writer, recordId));
  }
  if (rows.size === 0) return;
  const list = `${BRANCH}/modules/${MODULE}/imports`;
  const staged = await api.upload<ImportJob>(list, 'rows.json', JSON.stringify([...rows.values()]));
  await api.send('POST', `${list}/${staged.id}/preview`, {
    ...staged.options,
    mode: 'upsert',
    empty_cell: 'keep',
  });
  const checked = await waitFor(api, `${list}/${staged.id}`, 'checking');
  if (checked.state === 'failed') throw new Refused(409, 'import', checked.problem?.message ?? checked.state);
  if (checked.state !== 'checked' || checked.counts.invalid > 0)
    throw new Error(`An import was ${JSON.stringify(checked)}`);
  await model.write(rows, async () => {
    await api.send('POST', `${list}/${staged.id}/apply`, {});
    const done = await waitFor(api, `${list}/${staged.id}`, 'writing');
    if (done.state !== 'done') throw new Refused(409, 'import', done.problem?.message ?? done.state);
  });
  writer.done('import');
}

async function waitFor(api: Api, path: string, state: ImportJob['state']): Promise<ImportJob> {
  for (;;) {
    const job = await api.get<ImportJob>(path);
    if (job.state !== state) return job;
    await sleep(15);
  }
}

/** A copy of the version that all writers write to, published: both must be one consistent moment of it. */
async function cloneAndPublish(writer: Writer): Promise<void> {
  const { api, model, random, number } = writer;
  const name = `t${number}-${random.below(1_000_000).toString(36)}`;
  await api.send('POST', `environments/${ENVIRONMENT}/versions`, {
    name,
    from: { env: ENVIRONMENT, version: VERSION },
  });
  writer.done('clone');
  const branch = `environments/${ENVIRONMENT}/versions/${name}`;
  const changes = await api.get<ChangesAnswer>(`${branch}/changes`);
  const problems = await api.get<ProblemsAnswer>(`${branch}/problems`);
  if (problems.errors > 0)
    throw new Error(`The copy has errors: ${JSON.stringify(problems.issues.slice(0, 3))}`);
  const body = {
    name: `Round ${number}`,
    head_seq: changes.head_seq,
    live_number: changes.live?.number ?? null,
    accepted_warnings: problems.digest,
  };
  writer.round.publishing();
  const { release } = await api.send<PublishAnswer>('POST', `${branch}/releases`, body);
  model.addRelease(release.number, release.content_hash);
  writer.done('publish');
  await sleep(100 + random.below(300));
}

/** Two states are the same when what was asked for is there; the store may add defaults of its own. */
export function sameState(left: RecordState, right: RecordState): boolean {
  if (left === null || right === null) return left === right;
  return nameOf(left) === nameOf(right) && left['stack_limit'] === right['stack_limit'];
}

function nameOf(data: RecordData): string {
  const { name } = data;
  return isJsonObject(name) && typeof name['en'] === 'string' ? name['en'] : '';
}
