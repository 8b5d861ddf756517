import { text } from 'node:stream/consumers';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { drawGachapon } from '@quartermaster/domain/simulation/draw-gachapon';
import {
  NEW_PLAYER,
  readGachapon,
  type GachaponConfig,
} from '@quartermaster/domain/simulation/gachapon-config';
import { seededRandom } from '@quartermaster/domain/simulation/seeded-random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommandScene } from '../../testing/command-scene.ts';
import type { ReleaseScene } from '../../testing/release-scene.ts';
import { createDrawAuditJobs } from './draw-audit.jobs.ts';
import { findingsCsv } from './findings-csv.ts';

const BANNER = 3007;
const GUARANTEES = 'gachapon-guarantee-setting';

let scene: ReleaseScene;
let environmentId: number;
let server: number;
let hash: string;
let config: GachaponConfig;

beforeAll(async () => {
  scene = (await createCommandScene()).release;
  const demo = demoConfiguration(new Date());
  const { database } = scene.server;
  const { rows } = await database.query<{ id: number; hash: string }>(
    `select e.id, r.content_hash as hash from environment e join release r on r.id = e.live_release_id where e.key = 'dev'`,
  );
  ({ id: environmentId = 0, hash = '' } = rows[0] ?? {});
  const servers = await database.query<{ id: number }>('select id from player.server');
  server = servers.rows[0]?.id ?? 0;
  const banner = demo['gachapon-setting']?.find((each) => each['gachapon_id'] === BANNER);
  config = readGachapon(banner ?? {}, demo[GUARANTEES] ?? []);
});

afterAll(() => scene.close());

/** Multi-draws of one player from the first on, as the game keeps them. */
async function draw(account: number, times: number, releaseHash: string | null, seed: number): Promise<void> {
  const random = seededRandom(seed);
  let state = NEW_PLAYER;
  const rows: { results: string; before: string }[] = [];
  for (let time = 0; time < times; time += 1) {
    const drawn = drawGachapon(config, state, random, 10);
    const results = drawn.results.map((result, index) => ({
      no: index + 1,
      group_no: result.groupNo,
      asset_kind: 'pet',
      target_id: result.petId,
      guaranteed: result.cause.kind !== 'odds',
    }));
    rows.push({ results: JSON.stringify(results), before: JSON.stringify(state) });
    state = drawn.state;
  }
  await scene.server.database.query(
    `insert into player.draw (server, account_id, gachapon_id, kind, cost, results, counter_before, counter_after,
                              release_hash, state_before, created_at)
     select $1, $2, $3, 'multi', '[]', results, 0, 0, $4, before, now()
       from unnest($5::jsonb[], $6::jsonb[]) as drawn (results, before)`,
    [
      server,
      account,
      BANNER,
      releaseHash,
      rows.map(({ results }) => results),
      rows.map(({ before }) => before),
    ],
  );
}

const run = async (payload: object = {}) => {
  const [job] = createDrawAuditJobs({ database: scene.server.database, files: scene.server.services.files });
  await job?.run(payload);
};
const audit = () => scene.server.services.drawAudit;
const read = (query = {}) => audit().read('dev', query);

describe('the audit of draws', () => {
  it('compares draws with the release in force, and counts those with unknown odds', async () => {
    await draw(1, 200, hash, 5);
    await draw(2, 3, null, 6);
    await run();
    const { run: last, findings, references } = await read();
    expect(last).toMatchObject({ by: null, draws: 2030 });
    expect(findings).toMatchObject([
      { gachapon_id: BANNER, release: 1, draws: 2000, unknown: 0, impossible: 0, reason: null },
      { gachapon_id: BANNER, release: null, release_hash: '', draws: 0, unknown: 30, reason: null },
    ]);
    expect(findings[0]?.entries.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(2000, 6);
    expect(references['gachapon-setting']?.[String(BANNER)]?.title).toMatchObject({ en: 'Autumn Embers' });
    expect((await audit().alarms()).alarms).toEqual([]);
  });

  it('counts on where it stopped, once however often it runs, and narrows to a release or gachapon', async () => {
    await run();
    await draw(3, 100, hash, 7);
    await run({ environment_id: environmentId, account_id: scene.actor.accountId });
    const { run: last, findings } = await read({ release: 1, gachapon_id: BANNER });
    expect(last).toMatchObject({ by: expect.any(String), draws: 3030 });
    expect(findings.map(({ draws }) => draws)).toEqual([3000]);
    expect((await read({ release: 9 })).findings).toEqual([]);
  });

  it('raises the alarm at night where something came that could not come, and exports it', async () => {
    const prize = { no: 1, group_no: 1, asset_kind: 'pet', target_id: 999, guaranteed: false };
    await scene.server.database.query(
      `insert into player.draw (server, account_id, gachapon_id, kind, cost, results, counter_before, counter_after,
                                release_hash, state_before, created_at)
       values ($1, 4, $2, 'single', '[]', $3, 0, 0, $4, $5, now())`,
      [server, BANNER, JSON.stringify([prize]), hash, JSON.stringify(NEW_PLAYER)],
    );
    await run({ environment_id: environmentId, account_id: scene.actor.accountId });
    expect((await audit().alarms()).alarms).toEqual([]);
    await run();
    expect((await audit().alarms()).alarms).toMatchObject([
      { environment: 'dev', gachapon_id: BANNER, release: 1, reason: 'impossible' },
    ]);
    await run({ environment_id: environmentId, account_id: scene.actor.accountId });
    expect((await audit().alarms()).alarms).toHaveLength(1);
    const kept = await scene.server.database.query('select account_id from draw_audit_run order by id');
    expect(kept.rows).toEqual([{ account_id: null }, { account_id: scene.actor.accountId }]);
    const file = await text(findingsCsv(await read(), 'en'));
    expect(file).toContain('Autumn Embers');
    expect(file.trim().split('\n')).toHaveLength(
      1 +
        new Set(
          config.groups.flatMap((group) => group.entries.map(({ target }) => `${group.groupNo} ${target}`)),
        ).size,
    );
  });

  it('is started on request, in the background, with an entry in the log', async () => {
    expect(await audit().start('dev', scene.actor)).toEqual({ is_running: true });
    const { rows } = await scene.server.database.query(
      `select from audit_entry where action = 'draw_audit.run'`,
    );
    expect(rows).toHaveLength(1);
    await expect(audit().start('nowhere', scene.actor)).rejects.toMatchObject({
      code: 'environment_not_found',
    });
  });
});
