import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADA,
  createPlayerServiceScene,
  SECRETS,
  type PlayerServiceScene,
} from '../../testing/player-service-scene.ts';
import type { Json } from '../../testing/record-scene.ts';

let service: PlayerServiceScene;

beforeAll(async () => {
  service = await createPlayerServiceScene();
});
afterAll(() => service.close());

const PLAYER = `servers/1/players/${ADA}`;
const PAGES = [
  '', '/wallets', '/possessions?kind=item', '/mails', '/draws', '/purchases', '/battles', '/guild', '/logins', '/sanctions', '/notes',
  '/ledger', '/staff-actions', '/timeline',
]; // prettier-ignore

describe('personal data', () => {
  const bodies = async (role: Role): Promise<string> => {
    const paths = PAGES.map((path) => `environments/dev/${PLAYER}${path}`);
    const searches = Object.values(SECRETS).map(
      (text) => `environments/dev/players?q=${encodeURIComponent(text)}`,
    );
    const answers = await Promise.all(
      [...paths, ...searches].map((path) => service.as(role).call('GET', path)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    return answers.map(({ body }) => body).join('\n');
  };

  it.each(ROLES)('reaches %s as far as the role may read it', async (role) => {
    const wire = await bodies(role);
    const seen = Object.values(SECRETS).filter((secret) => wire.includes(secret));
    expect(seen).toEqual(role === 'low_cs' ? [] : Object.values(SECRETS));
  });

  it('is shown in part to those who may not read it', async () => {
    const { player, is_masked: isMasked } = (
      await service.as('low_cs').call('GET', `environments/dev/${PLAYER}`)
    ).json<Json>();
    expect(isMasked).toBe(true);
    expect(player.personal).toMatchObject({
      login_name: 'a•••',
      email: 'a•••@e•••.com',
      third_party_ids: [{ provider: 'google', id: 'g•••' }],
      devices: ['d•••'],
      ips: ['203.0.•••'],
    });
  });

  it('is revealed for a reason, which is kept', async () => {
    const reveal = (body: object) =>
      service.as('low_cs').call('POST', `environments/dev/${PLAYER}/reveal`, { body });
    for (const body of [{}, { reason: '' }, { reason: '   x ' }, { reason: 'x'.repeat(201) }, { reason: 7 }])
      expect((await reveal(body)).statusCode).toBe(422);
    const answer = await reveal({ reason: 'Ticket 4711: which mail address?' });
    expect(answer.json()).toMatchObject({
      login_name: SECRETS.login,
      email: SECRETS.email,
      ips: [SECRETS.ip],
    });
    expect(await service.audit('player.reveal')).toMatchObject([
      { username: 'low_cs', record_id: `1:${ADA}`, reason: 'Ticket 4711: which mail address?' },
    ]);
    expect(JSON.stringify(await service.audit('player.reveal'))).not.toContain(SECRETS.email);
  });

  it('is kept nowhere for a request that is sent again', async () => {
    const answer = await service.as('low_cs').call('POST', `environments/dev/${PLAYER}/reveal`, {
      body: { reason: 'Ticket 4711: once more' },
      headers: { 'idempotency-key': 'reveal-once' },
    });
    expect(answer.json()).toMatchObject({ email: SECRETS.email });
    const { rows } = await service.scene.server.database.query('select key from idempotency_key');
    expect(rows).toEqual([]);
  });
});
