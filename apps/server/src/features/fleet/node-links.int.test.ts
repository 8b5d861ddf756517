import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';
import { listNodes, noteConnected, noteDisconnected, saveAck } from './game-nodes.repo.ts';

let scene: CallScene;
let environmentId: number;

beforeAll(async () => {
  scene = await createCallScene({ withoutRecords: true });
  const found = await db().query<{ id: number }>(`select id from environment where key = 'dev'`);
  environmentId = onlyRow(found).id;
});
afterAll(() => scene.close());

const db = () => scene.server.database;
const beat = (node: string) =>
  saveAck(db(), environmentId, { node, content_hash: null, patch_hash: null, load_ms: 1, state: 'running' });
const linkOf = async (name: string) =>
  (await listNodes(db(), environmentId)).find(({ node }) => node === name)?.link;
const fallSilent = (node: string) =>
  db().query(`update game_node set last_seen_at = now() - interval '91 seconds' where node = $1`, [node]);

it('is polling while heartbeats come without a connection, and offline once one is late', async () => {
  await beat('polls');
  expect(await linkOf('polls')).toBe('polling');
  await fallSilent('polls');
  expect(await linkOf('polls')).toBe('offline');
  await beat('polls');
  expect(await linkOf('polls')).toBe('polling');
});

it('is offline as soon as its connection ends, and polling if it goes on without one', async () => {
  const connection = { id: randomUUID(), environmentId, node: 'leaves' };
  await noteConnected(db(), connection);
  await beat('leaves');
  expect(await linkOf('leaves')).toBe('connected');
  await noteDisconnected(db(), connection);
  expect(await linkOf('leaves')).toBe('offline');
  await beat('leaves');
  expect(await linkOf('leaves')).toBe('polling');
  await noteConnected(db(), { ...connection, id: randomUUID() });
  expect(await linkOf('leaves')).toBe('connected');
});

it('is offline where the connection is open but nothing came for too long', async () => {
  await noteConnected(db(), { id: randomUUID(), environmentId, node: 'hangs' });
  await fallSilent('hangs');
  expect(await linkOf('hangs')).toBe('offline');
});

it('was seen last when something came from it, not when its connection was given up', async () => {
  const connection = { id: randomUUID(), environmentId, node: 'hangs' };
  await noteConnected(db(), connection);
  await fallSilent('hangs');
  await noteDisconnected(db(), connection);
  const [silent] = (await listNodes(db(), environmentId)).filter(({ node }) => node === 'hangs');
  expect(silent).toMatchObject({ link: 'offline', is_alive: false });
});

it('keeps what was reported last, beside how the server is in touch', async () => {
  const { nodes } = (await scene.call('GET', 'environments/dev/fleet')).json();
  expect(nodes).toMatchObject([
    { node: 'hangs', link: 'offline', connected: false },
    { node: 'leaves', link: 'connected', connected: true },
    { node: 'polls', link: 'polling', state: 'running', connected: false },
  ]);
});
