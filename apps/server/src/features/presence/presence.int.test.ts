import { PRESENCE_MILLISECONDS } from '@quartermaster/contract/http/presence';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { createBranchDirectory } from '../../engine/branch.ts';
import { createPresenceService, type PresenceService } from './index.ts';

let scene: ReleaseScene;
let now: Date;
let ren: number;
/** Two processes on one database. */
let [first, second]: PresenceService[] = [];

beforeEach(async () => {
  now = new Date('2026-11-25T10:00:00Z');
  scene = await createReleaseScene();
  const { database, services } = scene.server;
  const deps = { ...services, branches: createBranchDirectory(database), clock: { now: () => now } };
  [first, second] = [createPresenceService(deps), createPresenceService(deps)];
  const { rows } = await database.query<{ id: number }>(
    `insert into account (username, display_name, role, password_hash) values ('ren', 'Ren', 'admin', '') returning id`,
  );
  ren = rows[0]?.id ?? 0;
  await scene.write('spell-setting', { 1: scene.spell(1, 10), 2: scene.spell(2, 20) });
});
afterEach(() => scene.close());

const tell = (process: PresenceService | undefined, accountId: number | null, open = true, id = '1') =>
  process?.tell({ ...scene.address, module: 'spell-setting' }, id, { open }, { accountId });

const others = async (process: PresenceService | undefined, accountId: number | null, id = '1') =>
  (await tell(process, accountId, true, id))?.others;

it('tells who else has a record open, whichever process they are connected to, until they close it', async () => {
  const mei = scene.actor.accountId;
  expect(await others(first, mei)).toEqual([]);
  now = new Date('2026-11-25T10:00:20Z');
  await expect.poll(() => others(second, ren)).toEqual([{ name: 'Mei', since: '2026-11-25 10:00:00' }]);
  await expect.poll(() => others(first, mei)).toEqual([{ name: 'Ren', since: '2026-11-25 10:00:20' }]);
  expect(await others(first, mei, '2')).toEqual([]);
  await tell(second, ren, false);
  await expect.poll(() => others(first, mei)).toEqual([]);
});

it('forgets people who are no longer heard from', async () => {
  const mei = scene.actor.accountId;
  await tell(first, ren);
  await expect.poll(() => others(first, mei)).toHaveLength(1);
  now = new Date(now.getTime() + PRESENCE_MILLISECONDS + 1);
  expect(await others(first, mei)).toEqual([]);
});

it('tells the newest save of the record, and whose it was', async () => {
  const seq = await scene.write('spell-setting', { 1: scene.spell(1, 12) }, { accountId: ren });
  const mei = scene.actor.accountId;
  expect((await tell(first, mei))?.saved).toMatchObject({ revision: seq, by: 'Ren', is_own: false });
  expect((await tell(first, ren))?.saved).toMatchObject({ is_own: true });
  await scene.write('spell-setting', { 1: null });
  expect((await tell(first, mei))?.saved).toBeNull();
});
