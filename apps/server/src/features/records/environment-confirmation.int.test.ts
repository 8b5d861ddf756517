import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordScene, type Json, type RecordScene } from '../../testing/record-scene.ts';

const RULES = 'modules/rule-setting';
const OPENING = 'modules/opening-setting';
const confirmation = 'production-1.0.0';

let scene: RecordScene;
let rule: Json;
let seq: number;

beforeAll(async () => {
  scene = await createRecordScene();
  const call = scene.callProduction;
  const created = await call('POST', `${RULES}/records`, { data: { id: 1, text: 'quiet' }, confirmation });
  seq = created.body.record.revision;
  const edit = { data: { ...created.body.record.data, text: 'silence' }, base_revision: seq, confirmation };
  rule = (await call('PATCH', `${RULES}/records/1`, edit)).body.record;
});
afterAll(() => scene.close());

/** Every way to write a record that takes effect at once. */
const WRITES = [
  ['creating', 'POST', `${RULES}/records`, () => ({ data: { id: 2, text: 'no food' } })],
  [
    'a first singleton',
    'POST',
    `${OPENING}/records`,
    () => ({ data: { greeting: { en: 'Hello', zh: '您好', jp: 'こんにちは' }, opens: 9 } }),
  ],
  [
    'saving',
    'PATCH',
    `${RULES}/records/1`,
    () => ({ data: { ...rule.data, text: 'whisper' }, base_revision: rule.revision }),
  ],
  ['deleting', 'DELETE', `${RULES}/records/1`, () => undefined],
  ['copying', 'POST', `${RULES}/records/1/duplicate`, () => ({ identity: { id: 3 } })],
  ['restoring', 'POST', `${RULES}/records/1/restore`, () => ({ seq })],
  [
    'a sheet',
    'POST',
    `${RULES}/changes`,
    () => ({ changes: [{ op: 'create', data: { id: 4, text: 'no pets' } }] }),
  ],
  ['undoing', 'POST', 'change-sets/SEQ/undo', () => ({})],
] as const;

describe('in a protected environment, a setting of all its versions', () => {
  it.each(WRITES)('asks for the environment before %s', async (_name, method, path, bodyOf) => {
    const body = bodyOf();
    const address = path.replace('SEQ', String(rule.revision));
    const wrong = body === undefined ? undefined : { ...body, confirmation: 'production-9.9.9' };
    for (const typed of [body, wrong]) {
      const answer = await scene.callProduction(method, address, typed);
      expect([answer.status, answer.body.code]).toEqual([422, 'wrong_confirmation']);
    }
    const { body: after } = await scene.callProduction('GET', `${RULES}/records`);
    expect(after.data.map((row: Json) => [row.record_id, row.data.text])).toEqual([['1', 'silence']]);
  });

  it('takes effect once it is typed', async () => {
    const opening = {
      data: { greeting: { en: 'Hello', zh: '您好', jp: 'こんにちは' }, opens: 9 },
      confirmation,
    };
    expect((await scene.callProduction('POST', `${OPENING}/records`, opening)).status).toBe(201);
    const { status } = await scene.callProduction(
      'DELETE',
      `${RULES}/records/1?confirmation=${confirmation}`,
    );
    expect(status).toBe(200);
  });
});
