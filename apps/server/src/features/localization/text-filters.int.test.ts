import type { EventHomeAnswer } from '@quartermaster/contract/http/event-home';
import type { ProgressAnswer, TextsAnswer } from '@quartermaster/contract/http/localization';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';

/** The translators' page narrowed to one event, one family, one module: its texts, and counts that fit them. */

const AT = 'environments/dev/versions/1.0.0';
const MODULES = [
  'special-event-setting', 'exchange-setting', 'login-event-setting', 'login-event-reward-setting',
  'item-setting',
]; // prettier-ignore
const HARVEST = 'event=special-event-setting/501';

let scene: CallScene;

async function get<A>(path: string): Promise<A> {
  const answer = await scene.admin.call('GET', `${AT}/${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<A>();
}

const texts = (query: string) => get<TextsAnswer>(`localization/texts?per_page=500&${query}`);
const progress = (query: string) => get<ProgressAnswer>(`localization/progress?${query}`);
const home = () => get<EventHomeAnswer>('modules/special-event-setting/records/501/home');
const idsOf = ({ rows }: TextsAnswer) => rows.map(({ id }) => id);

async function edit(module: string, id: number, change: object): Promise<void> {
  const path = `${AT}/modules/${module}/records/${id}`;
  const { record } = (await scene.admin.call('GET', path)).json<{
    record: { data: object; revision: number };
  }>();
  const body = { data: { ...record.data, ...change }, base_revision: record.revision };
  expect((await scene.admin.call('PATCH', path, { body })).statusCode).toBe(200);
}

async function create(module: string, records: readonly JsonObject[]): Promise<void> {
  const body = { changes: records.map((data) => ({ op: 'create', data })) };
  const made = await scene.admin.call('POST', `${AT}/modules/${module}/changes`, { body });
  expect(made.statusCode).toBeLessThan(300);
}

beforeAll(async () => {
  scene = await createCallScene();
  const game = demoConfiguration(new Date('2026-11-23T00:00:00Z'));
  for (const module of MODULES) await create(module, game[module] ?? []);
  for (const key of ['event.rules', 'event.other']) {
    const data = { key, namespace: 'ui', en: 'Light twelve lanterns.', jp: '十二の灯籠を灯そう。' };
    await scene.admin.call('POST', `${AT}/modules/localization/records`, { body: { data } });
  }
  await edit('special-event-setting', 501, { rules: { key: 'event.rules' } });
  await edit('exchange-setting', 551, { name: { en: 'Stalls', zh: '攤位' } });
});
afterAll(() => scene.close());

describe('the texts of an event', () => {
  it('are those of all that its home lists, and those that these name by key', async () => {
    const { records } = await home();
    const own = records.map(({ module, record_id: id }) => `${module}/${id}`);
    const listed = await texts(HARVEST);
    const at = new Set(listed.rows.map(({ module, record_id: id }) => `${module}/${id}`));
    expect(at).toContain('special-event-setting/501');
    expect(at).toContain('exchange-setting/551');
    expect([...at].some((record) => record.startsWith('login-event-reward-setting'))).toBe(true);
    expect([...at].filter((record) => !own.includes(record))).toEqual(['localization/event.rules']);
  });

  it('are narrowed further by state, language and words', async () => {
    expect(idsOf(await texts(`${HARVEST}&state=missing`))).toEqual([
      'event.rules',
      'exchange-setting/551/name',
    ]);
    expect(idsOf(await texts(`${HARVEST}&state=missing&language=jp`))).toEqual(['exchange-setting/551/name']);
    expect(idsOf(await texts(`${HARVEST}&q=twelve`))).toEqual(['event.rules']);
  });

  it('have counts of their own, as the home counts them', async () => {
    const { total, states, languages, modules } = await progress(HARVEST);
    expect(total).toBe((await texts(HARVEST)).total);
    expect(states.missing).toBe(2);
    expect(languages).toMatchObject({ en: { missing: 0 }, zh: { missing: 1 }, jp: { missing: 1 } });
    expect(modules.map(({ module }) => module)).not.toContain('item-setting');
    const missing = (await home()).records.flatMap(({ missing_texts: some }) => some);
    expect(missing).toEqual([
      { path: 'rules.key', languages: ['zh'] },
      { path: 'name', languages: ['jp'] },
    ]);
  });

  it('follow the event: what is added to it is there at once', async () => {
    await edit('special-event-setting', 501, { rules: { key: 'event.other' } });
    expect(idsOf(await texts(`${HARVEST}&q=twelve`))).toEqual(['event.other']);
  });

  it('of an event that is not there are an error, not all texts', async () => {
    for (const [event, status] of [
      ['special-event-setting/999999', 404],
      ['no-such-setting/1', 404],
      ['501', 422],
    ] as const) {
      const answer = await scene.admin.call('GET', `${AT}/localization/texts?event=${event}`);
      expect(answer.statusCode).toBe(status);
    }
  });
});

describe('the texts of a family or a module', () => {
  it('have counts that fit, beside those of the other modules', async () => {
    const all = await progress('');
    const ofFamily = await progress('family=events');
    expect(ofFamily.total).toBe((await texts('family=events')).total);
    expect(ofFamily.total).toBeLessThan(all.total);
    expect(ofFamily.modules).toEqual(all.modules);
    const ofModule = await progress('module=exchange-setting');
    expect(ofModule.total).toBe(all.modules.find(({ module }) => module === 'exchange-setting')?.total);
    expect(ofModule.states).toMatchObject({ missing: 1 });
    expect((await progress('namespace=ui')).states).toMatchObject({ all: 2, missing: 2 });
    expect((await progress('q=twelve')).states).toMatchObject({ all: 2, missing: 2 });
  });
});
