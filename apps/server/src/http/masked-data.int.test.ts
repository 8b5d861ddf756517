import type { Role } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryJobs } from '../features/deliveries/index.ts';
import { createRoutes } from '../routes.ts';
import { IN_DEV } from '../testing/call-scene.ts';
import {
  ADA,
  createPlayerServiceScene,
  SECRETS,
  type PlayerServiceScene,
} from '../testing/player-service-scene.ts';
import type { Json } from '../testing/record-scene.ts';
import type { Route } from './route.ts';

/*
 * Whatever low_cs may read is read, by the list of endpoints itself: one that is new has to answer
 * here, with nothing in it that belongs to a player alone.
 */

const HERE = 'environments/dev';
const PLAYER = `${HERE}/servers/1/players/${ADA}`;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let service: PlayerServiceScene;
let delivery: number;
let searched: number;
let withdrawn: Json;

beforeAll(async () => {
  service = await createPlayerServiceScene();
  withdrawn = await askAndWithdraw('unlink_device', { device: SECRETS.device });
  await command('rename', { name: 'Ada of the lanterns' });
  await command('unlink_device', { device: SECRETS.device });
  searched = await prepareDelivery({ kind: 'condition', servers: [1], q: SECRETS.email, filters: {} });
  // A list that an admin pasted, the wrong column in it.
  const ids = [`1:${ADA}`, SECRETS.email, SECRETS.device];
  delivery = await prepareDelivery({ kind: 'ids', servers: [1], ids });
  await sendDelivery(delivery);
});
afterAll(() => service.close());

/** What an admin does to Ada is in lists that others read. */
async function command(kind: string, params: object): Promise<void> {
  const { player } = (await service.as('admin').call('GET', PLAYER)).json<Json>();
  const body = { kind, params, reason: 'Asked for it', expected_revision: player.revision };
  const answer = await service.as('admin').call('POST', `${PLAYER}/commands`, { body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** What low_cs is answered who asks for something and takes it back. */
async function askAndWithdraw(kind: string, params: object): Promise<Json> {
  const lowCs = service.as('low_cs');
  const { player } = (await lowCs.call('GET', PLAYER)).json<Json>();
  const asking = { kind, params, reason: 'Asked for it', expected_revision: player.revision };
  const asked = (await lowCs.call('POST', `${PLAYER}/commands`, { body: asking })).json<Json>();
  const body = { reason: 'No more' };
  return (await lowCs.call('POST', `${HERE}/approvals/${asked.approval_id}/withdraw`, { body })).json<Json>();
}

async function prepareDelivery(recipients: object): Promise<number> {
  const text = { en: 'Sorry', zh: '抱歉', jp: 'ごめんなさい' };
  const answer = await service
    .as('admin')
    .call('POST', `${HERE}/deliveries`, { body: { title: text, body: text, recipients } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { delivery_id: id } = answer.json<Json>();
  await work(id);
  return id;
}

/** There is a file of its recipients then. */
async function sendDelivery(id: number): Promise<void> {
  const path = `${HERE}/deliveries/${id}`;
  const { revision } = (await service.as('admin').call('GET', path)).json<Json>();
  const body = { revision, reason: 'Asked for it' };
  const answer = await service.as('admin').call('POST', `${path}/send`, { body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await work(id);
}

async function work(id: number): Promise<void> {
  const { services } = service.scene.server;
  const [job] = createDeliveryJobs({ ...services, playerStore: services.players });
  await job?.run({ id });
}

const isForLowCs = ({ access }: Route): boolean =>
  access === 'signed-in' || (typeof access === 'object' && access.roles.includes('low_cs'));

/** Where an endpoint is called; a parameter of a new one gets its value here. */
function addressOf({ path }: Route): string {
  const values: Readonly<Record<string, string>> = {
    env: 'dev',
    environment: 'dev',
    server: '1',
    account: String(ADA),
    module: 'item-setting',
    list: 'user-global',
    id: path.includes('/deliveries/') ? String(delivery) : UNKNOWN,
  };
  const named = path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? `no-${name}`);
  return path.endsWith('/possessions') ? `${named}?kind=item` : named;
}

type Read = { readonly address: string; readonly status: number; readonly body: string };

async function readAll(role: Role): Promise<readonly Read[]> {
  const routes = createRoutes(service.scene.server.services);
  const readable = routes.filter((route) => route.method === 'GET' && isForLowCs(route));
  const addresses = readable.map(addressOf);
  const searches = Object.values(SECRETS).map((text) => `?q=${encodeURIComponent(text)}`);
  const found = searches.flatMap((query) => [`${HERE}/players${query}`, `${HERE}/orders${query}`]);
  const ofSearched = ['', '/written'].map((rest) => `${HERE}/deliveries/${searched}${rest}`);
  const read: Read[] = [];
  for (const address of [...addresses, ...found, ...ofSearched]) {
    const { statusCode: status, body } = await service.as(role).call('GET', address, { headers: IN_DEV });
    read.push({ address, status, body });
  }
  return read;
}

const leaksIn = (read: readonly Read[]): readonly string[] =>
  read.flatMap(({ address, body }) =>
    Object.entries(SECRETS)
      .filter(([, secret]) => body.includes(secret))
      .map(([name]) => `${name} in ${address}`),
  );

describe('what belongs to a player alone', () => {
  it('reaches low_cs by no endpoint', async () => {
    const read = await readAll('low_cs');
    // Nothing of theirs waits for a second person; everything else answers.
    expect(read.filter(({ status }) => status !== 200)).toMatchObject([
      { address: `${HERE}/approvals/${UNKNOWN}`, status: 404 },
    ]);
    expect(leaksIn(read)).toEqual([]);
  });

  it('is in what others read, or this would prove nothing', async () => {
    const leaks = leaksIn(await readAll('admin'));
    for (const name of Object.keys(SECRETS))
      expect(leaks.filter((leak) => leak.startsWith(name)).length).toBeGreaterThan(1);
  });

  it('comes back masked to low_cs who takes a request back', () => {
    expect(withdrawn).toMatchObject({ state: 'withdrawn', kind: 'unlink_device' });
    expect(JSON.stringify(withdrawn)).not.toContain(SECRETS.device);
  });

  it('comes back masked to low_cs who looks up pasted ids', async () => {
    const body = { ids: [`1:${ADA}`, SECRETS.email] };
    const answer = await service.as('low_cs').call('POST', `${HERE}/players/lookup`, { body });
    expect(answer.statusCode).toBe(200);
    // What was pasted is said to be no id; everything else is masked.
    expect(answer.json<Json>()).toMatchObject({ data: [{ account_id: ADA }], malformed: [SECRETS.email] });
    expect(answer.body.replace(SECRETS.email, '')).not.toMatch(new RegExp(Object.values(SECRETS).join('|')));
  });
});
