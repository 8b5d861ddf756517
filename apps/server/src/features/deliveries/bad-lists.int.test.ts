import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryScene, type DeliveryScene } from '../../testing/delivery-scene.ts';
import { readPlayersState } from '../../testing/players-state.ts';

let scene: DeliveryScene;

beforeAll(async () => {
  scene = await createDeliveryScene();
  await scene.fill(20);
});
afterAll(() => scene.close());

const MOST = 50_000;
const COINS = { asset_kind: 'coin', amount: 60 };
const listed = (ids: readonly string[], servers: readonly number[] = [1]) => ({
  recipients: { kind: 'ids', servers, ids },
});
const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i));
const state = () => readPlayersState(scene.deps.database);

/** Asks for a delivery that must not be made. Answers status, code, and whether everything is as it was. */
async function refused(body: object, key?: string): Promise<readonly unknown[]> {
  const before = await state();
  const answer = await scene.call('POST', '', body, key === undefined ? {} : { key });
  expect(await state()).toEqual(before);
  return [answer.status, answer.body.code];
}

describe('a list that nobody should send', () => {
  it.each([
    ['one row too many', listed(many(MOST + 1, String)), 422, 'invalid'],
    ['a row as long as a letter', listed(['1'.repeat(101)]), 422, 'invalid'],
    ['more than a request may weigh', listed(many(90_000, () => '9'.repeat(100))), 413, 'too_large'],
    ['numbers in place of texts', { recipients: { kind: 'ids', servers: [1], ids: [1, 2] } }, 422, 'invalid'],
    ['an unknown server', listed(['1'], [1, 77]), 404, 'server_not_found'],
    ['a server below 1', listed(['1'], [-1]), 422, 'invalid'],
    ['a server beyond all numbers', listed(['1'], [2 ** 53]), 422, 'invalid'],
    [
      'a search that asks for the deleted',
      { recipients: { kind: 'condition', servers: [1], filters: { status: 'deleted' } } },
      422,
      'invalid',
    ],
    ['nothing to give', { rewards: [{ asset_kind: 'coin', amount: 0 }] }, 422, 'invalid'],
    ['less than nothing', { rewards: [{ asset_kind: 'coin', amount: -5 }] }, 422, 'invalid'],
    ['more than there is', { rewards: [{ asset_kind: 'coin', amount: 2 ** 31 }] }, 422, 'invalid'],
    ['the same thing in two lines', { rewards: [COINS, COINS] }, 422, 'reward_repeated'],
    ['a time that has passed', { send_at: '2020-01-01 00:00:00' }, 422, 'send_at_past'],
    ['a day that there is not', { send_at: '2199-13-45 99:00:00' }, 422, 'invalid'],
    ['half a coin', { rewards: [{ asset_kind: 'coin', amount: 0.5 }] }, 422, 'invalid'],
  ] as const)('is refused for %s', async (_what, more, status, code) => {
    expect(await refused(scene.letter(more))).toEqual([status, code]);
  });

  it('is refused under a key that stood for another', async () => {
    const key = randomUUID();
    expect((await scene.call('POST', '', scene.letter({}), { key })).status).toBe(201);
    expect(await refused(scene.letter({ expire_days: 7 }), key)).toEqual([422, 'key_reused']);
  });

  it('of nonsense alone has no recipient and cannot be sent', async () => {
    const nonsense = ['\u202e', '0', '-1', '1:', ':1', '1:2:3', '99999999999', '=1+1', '1e3', '77:1'];
    const id = await scene.prepare(listed([...nonsense, ...many(2000, (index) => `nobody ${index}`)]));
    const { counts } = (await scene.call('GET', `/${id}`)).body;
    expect(counts).toMatchObject({ total: 0, rejected: nonsense.length + 2000 });
    const before = await state();
    expect((await scene.decide(id, 'send')).body.code).toBe('recipient_required');
    expect(await state()).toEqual(before);
  });

  it('has no formula in its file', async () => {
    const id = await scene.prepare(listed(['1', '=1+1']));
    await scene.decide(id, 'send');
    await scene.work(id);
    const [, , line] = (await scene.file(id)).trimEnd().split('\r\n');
    expect(line).toMatch(/^,,\w+,,,2,'=1\+1$/);
  });

  it('gives the deleted and the suspended nothing, also where they become so after it was made', async () => {
    await scene.status(1, 'deleted');
    await scene.status(2, 'suspended');
    const id = await scene.prepare(listed(['1', '2', '3', '4']));
    const { body } = await scene.call('GET', `/${id}/rejects`);
    expect(body.data.map(({ text }: { text: string }) => text)).toEqual(['1', '2']);
    await scene.status(4, 'deleted');
    await scene.decide(id, 'send');
    await scene.work(id);
    expect((await scene.mails(id)).map(({ account_id: account }) => account)).toEqual([3]);
  });
});
