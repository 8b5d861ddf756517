import type { CachesAnswer, ClearCachesAnswer } from '@quartermaster/contract/http/cache-control';
import { ROLES } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';

let scene: CommandScene;
let admin: Browser;

beforeAll(async () => {
  scene = await createCommandScene(true);
  admin = openBrowser(scene.release.server.app);
  await admin.login('admin');
});
afterAll(() => scene.close());

const path = (rest = '') =>
  `environments/${scene.release.address.env}/versions/${scene.release.address.version}/caches${rest}`;
const clear = (body: object) => admin.call('POST', path('/clear'), { body });

describe('caches', () => {
  it('are listed with what is known of each', async () => {
    const answer = await admin.call('GET', path());
    expect(answer.statusCode).toBe(200);
    const { caches, minutes_to_reset: minutes } = answer.json<CachesAnswer>();
    expect(caches.map(({ cache }) => cache)).toEqual([
      'game',
      'login',
      'localization',
      'item_source',
      'node_config',
      'cdn',
      'ranking',
    ]);
    expect(caches[0]).toMatchObject({ store: 'in-process', keys: null, takes_prefix: false, problem: null });
    expect(Math.abs(minutes)).toBeLessThanOrEqual(720);
  });

  it('are counted and not cleared unless the caller asks for it', async () => {
    const counted = (await clear({ cache: 'game' })).json<ClearCachesAnswer>();
    expect(counted).toMatchObject({ dry_run: true, matched: null, cleared: null, result: 200, servers: [] });
    const [entry] = (await admin.call('GET', 'log/cms')).json().data;
    expect(entry.action).not.toBe('cache.clear');
  });

  it.each(['game', 'login', 'localization', 'node_config', 'cdn'])(
    '%s: cleared in part while no game server answers, and written down',
    async (cache) => {
      const answer = await clear({ cache, dry_run: false });
      expect(answer.json()).toMatchObject({ cache, dry_run: false, result: 206, servers: [] });
      expect(answer.json<ClearCachesAnswer>().message).toContain('socket');
      const [entry] = (await admin.call('GET', 'log/cms')).json().data;
      expect(entry).toMatchObject({ action: 'cache.clear', staff_name: 'The admin' });
    },
  );

  it('of item sources need no game server', async () => {
    const answer = await clear({ cache: 'item_source', dry_run: false });
    expect(answer.json()).toMatchObject({ result: 200, message: null });
  });

  it('of a ranking wait for the end of its season, and name it', async () => {
    expect((await clear({ cache: 'ranking' })).json()).toMatchObject({ code: 'board_required' });
    const running = (await admin.call('GET', path())).json<CachesAnswer>().seasons;
    const open = new Set(running.map(({ board }) => board));
    for (const board of ['pvp', 'slg', 'mega_event'] as const) {
      const answer = await clear({ cache: 'ranking', board, dry_run: false });
      expect([board, answer.json().code ?? 'cleared']).toEqual([
        board,
        open.has(board) ? 'season_running' : 'cleared',
      ]);
    }
  });

  it('take no prefix where keys cannot be found, and none that is no prefix', async () => {
    expect((await clear({ cache: 'game', prefix: 'item:*' })).json()).toMatchObject({
      code: 'cache_without_prefix',
    });
    await clear({ cache: 'game', prefix: 'item:*', dry_run: false });
    const { rows } = await scene.release.server.database.query(
      `select outcome, reason from audit_entry where action = 'cache.clear' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ outcome: 'refused', reason: 'cache_without_prefix' }]);
    expect((await clear({ cache: 'game', prefix: 'a*b*' })).statusCode).toBe(422);
    expect((await clear({ cache: 'everything' })).statusCode).toBe(422);
  });

  it('belong to admins', async () => {
    for (const role of ROLES) {
      const browser = openBrowser(scene.release.server.app);
      await browser.login(role);
      const statuses = [
        (await browser.call('GET', path())).statusCode,
        (await browser.call('POST', path('/clear'), { body: { cache: 'game' } })).statusCode,
      ];
      expect([role, ...statuses]).toEqual(role === 'admin' ? [role, 200, 200] : [role, 403, 403]);
    }
  });
});
