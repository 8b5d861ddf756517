import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { INITIAL_STAFF_LIMITS } from '@quartermaster/domain/permissions/staff-limits';
import { signInBy } from '../fixtures/api.ts';
import { DEMO_PASSWORD, type Person } from '../fixtures/console.ts';

const PLAYER = '/api/v1/environments/production/servers/1/players/100005';
const PREPARED_MAIL = 4;

const headersOf = async (desk: APIRequestContext, person: Person) => ({
  Authorization: `Bearer ${await signInBy(desk, person, DEMO_PASSWORD)}`,
});

async function putLimits(desk: APIRequestContext, limits: typeof INITIAL_STAFF_LIMITS): Promise<void> {
  await desk.put('/api/v1/staff-limits', { headers: await headersOf(desk, 'admin'), data: { limits } });
}

/** Whatever this person does to a player from now on waits for somebody else. */
export const letNobodyBeChangedBy = (desk: APIRequestContext, person: Person): Promise<void> =>
  putLimits(
    desk,
    INITIAL_STAFF_LIMITS.map((limit) =>
      limit.role === person && limit.place === 'protected' ? { ...limit, players: 0 } : limit,
    ),
  );

export const restoreLimits = (desk: APIRequestContext): Promise<void> =>
  putLimits(desk, INITIAL_STAFF_LIMITS);

/** Support sends a mail of the settings to a player, by the console's own interface. */
export async function sendPreparedMail(desk: APIRequestContext, person: Person): Promise<number> {
  const headers = { ...(await headersOf(desk, person)), 'Idempotency-Key': randomUUID() };
  const found = await desk.get(PLAYER, { headers });
  const { player } = (await found.json()) as { player: { revision: number } };
  const params = { mail_setting_id: PREPARED_MAIL };
  const about = { reason: 'Was away for a year', expected_revision: player.revision };
  const data = {
    kind: 'send_prepared_mail',
    params,
    ...about,
    accepted_warnings: ['mail_not_active', 'mail_already_had', 'mail_already_claimed'],
  };
  return (await desk.post(`${PLAYER}/commands`, { headers, data })).status();
}
