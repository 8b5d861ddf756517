import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { onlyRow } from '../../db/only-row.ts';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { createPlayerStore } from './create-player-store.ts';

let scene: CommandScene;

beforeAll(async () => {
  scene = await createCommandScene();
  await scene.add({ accountId: 7, name: 'Ash' });
});
afterAll(() => scene.close());

const DAY = 86_400_000;
const wire = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** The status of a copy of a suspended player whose suspension ends then. */
async function statusOfCopy(name: string, endsAt: number): Promise<string> {
  const { database } = scene.release.server.services;
  const playerStore = createPlayerStore(database);
  const { environmentId, serverId } = scene.ref(1);
  const { row } = onlyRow(
    await database.query<{ row: JsonObject }>(
      `select to_jsonb(a) - 'created_at' - 'last_login_at' as row from player.account a order by account_id limit 1`,
    ),
  );
  const at = { created_at: wire(Date.now() - 9 * DAY), last_login_at: wire(Date.now() - DAY) };
  const sanction = { kind: 'suspend', reason: 'cheat', reason_text: '', lifted_at: null, notice_sent: false };
  const accountId = await playerStore.copies.create({ environmentId, serverId }, async (copy) => {
    const own = { name, player_id: name, login_name: name, status: 'suspended', handles: [name] };
    await copy.add('account', [{ ...row, ...at, ...own }]);
    await copy.add('sanctions', [
      { ...sanction, starts_at: wire(Date.now() - 2 * DAY), ends_at: wire(endsAt) },
    ]);
    return copy.accountId;
  });
  const found = await database.query<{ status: string }>(
    'select status from player.account where account_id = $1',
    [accountId],
  );
  return onlyRow(found).status;
}

describe('a suspension in a file', () => {
  it('suspends the copy while it is in force', async () => {
    expect(await statusOfCopy('Still', Date.now() + DAY)).toBe('suspended');
  });

  it('does not once its time is over', async () => {
    expect(await statusOfCopy('Over', Date.now() - DAY)).toBe('active');
  });
});
