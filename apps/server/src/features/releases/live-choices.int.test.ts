import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';

let scene: CommandScene;
let support: Browser;

beforeAll(async () => {
  scene = await createCommandScene(true);
  support = openBrowser(scene.release.server.app);
  await support.login('low_cs');
});
afterAll(() => scene.close());

type Option = { readonly id: string; readonly title: { readonly en?: string } | null };

const choices = async (module: string, query = '') => {
  const path = `environments/${scene.release.address.env}/live/modules/${module}/options${query}`;
  const answer = await support.call('GET', path);
  return { status: answer.statusCode, options: answer.json<Option[]>() };
};

const ids = ({ options }: { readonly options: readonly Option[] }) => options.map(({ id }) => id);

describe('records to choose from as players have them', () => {
  it('are found by a part of their name in any language, and by number', async () => {
    const named = await choices('item-setting', '?ids=1021');
    expect(named.options).toEqual([expect.objectContaining({ id: '1021', status: 'active' })]);
    const name = named.options[0]?.title?.en ?? '';
    expect(ids(await choices('item-setting', `?q=${encodeURIComponent(name.toUpperCase())}`))).toContain(
      '1021',
    );
    expect(ids(await choices('item-setting', '?q=1021'))[0]).toBe('1021');
    expect(ids(await choices('item-setting', '?q=no such thing'))).toEqual([]);
  });

  it('are as many as are asked for', async () => {
    expect((await choices('item-setting', '?limit=3')).options).toHaveLength(3);
    expect(ids(await choices('item-setting', '?ids=1021,nobody'))).toEqual(['1021']);
  });

  it('do not show what was not published yet', async () => {
    const [item] = demoConfiguration()['item-setting'] ?? [];
    await scene.release.write('item-setting', { 999001: { ...item, id: 999_001 } });
    expect(ids(await choices('item-setting', '?ids=999001'))).toEqual([]);
    expect(ids(await choices('item-setting', '?q=999001'))).toEqual([]);
  });

  it('include mail that was written a moment ago, for it takes effect on save', async () => {
    const { options } = await choices('mail-setting');
    expect(options.length).toBeGreaterThan(0);
  });

  it('are of what staff give and send, and nothing else', async () => {
    expect((await choices('gachapon-setting')).status).toBe(404);
    expect((await choices('no-such-module')).status).toBe(404);
  });
});
