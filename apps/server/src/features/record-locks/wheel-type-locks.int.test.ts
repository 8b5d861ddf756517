import { daysAfter, formatDateTime } from '@quartermaster/domain/core/date-time';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { validRecord } from '@quartermaster/testkit/records/valid-record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';

/** Wheels whose periods lock the types that they name. */

const AT = 'environments/dev/versions/1.0.0';
const now = new Date();
const ENDS = formatDateTime(daysAfter(now, 5));
const periods = [{ start_date: formatDateTime(daysAfter(now, -2)), end_date: ENDS }];

let scene: CallScene;

async function send(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
  const answer = await scene.admin.call(method, path, body === undefined ? {} : { body });
  return { status: answer.statusCode, body: answer.json() };
}

beforeAll(async () => {
  scene = await createCallScene();
});
afterAll(() => scene.close());

it('a type of wheels keeps its number of cells while a wheel of it runs, of either kind', async () => {
  const TYPES = `${AT}/modules/wheel-type-setting`;
  const typeOf = (id: number, version: string) =>
    validRecord(registry.get('wheel-type-setting'), {
      type_id: id,
      version,
      cell_count: 4,
      status: 'active',
    });
  const wheelOf = (key: string, id: number, timeslot: JsonObject) =>
    validRecord(registry.get(key), { wheel_id: id, type_id: id, status: 'active', timeslot });
  const limited = { type: 'limited_period', periods };
  for (const [id, version] of [
    [1, 'v1'],
    [2, 'v2'],
    [3, 'v1'],
    [4, 'v1'],
  ] as const)
    expect((await send('POST', `${TYPES}/records`, { data: typeOf(id, version) })).status).toBe(201);
  for (const [key, id, timeslot] of [
    ['wheel-setting', 1, limited],
    ['wheel-setting-v2', 2, limited],
    ['wheel-setting', 4, { type: 'always_open' }],
  ] as const)
    expect(
      (await send('POST', `${AT}/modules/${key}/records`, { data: wheelOf(key, id, timeslot) })).status,
    ).toBe(201);
  await scene.server.database.query('update environment set is_protected = true');
  const fixed = await send('POST', `${TYPES}/fixed-fields`, { record_ids: ['1', '2', '3', '4'] });
  const held = { fields: ['cell_count', 'version', 'status'], held_by: 'period' };
  expect(fixed.body.records).toEqual([
    { record_id: '1', ...held, until: ENDS },
    { record_id: '2', ...held, until: ENDS },
    { record_id: '4', ...held, until: null },
  ]);

  // What has no end holds its type, not itself; an unlock is requested as for any other.
  expect(await send('GET', `${TYPES}/records/4/lock`)).toMatchObject({
    body: { lock: { until: null, module: 'wheel-setting', record_id: '4' }, unlock: null },
  });
  expect((await send('GET', `${AT}/modules/wheel-setting/records/4/lock`)).body.lock).toBeNull();
  const revision: number = (await send('GET', `${TYPES}/records/4`)).body.record.revision;
  const edit = { data: { ...typeOf(4, 'v1'), cell_count: 5 }, base_revision: revision };
  expect(await send('PATCH', `${TYPES}/records/4`, edit)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'cell_count', code: 'period_locked', params: { field: 'cell_count' } }] },
  });
  const asked = { reason: 'The wheel is being replaced', base_revision: revision };
  expect((await send('POST', `${TYPES}/records/4/unlock-requests`, asked)).status).toBe(201);
});
