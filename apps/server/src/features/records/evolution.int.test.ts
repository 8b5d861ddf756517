import { Readable } from 'node:stream';
import { createRegistry } from '@quartermaster/domain/core/registry';
import type { FieldDefinitions } from '@quartermaster/domain/core/field';
import type { Evolution } from '@quartermaster/domain/core/module';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { composeServices, type Services } from '../../compose.ts';
import { reconcileStorage } from '../../engine/reconciler.ts';
import { checkAnswer } from '../../testing/check-answer.ts';
import { createStaff, openBrowser } from '../../testing/browser.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';

const title = (en: string) => ({ en, zh: en, jp: en });

const spells = (fields: FieldDefinitions, evolution: Evolution = {}) =>
  createRegistry(
    [{ key: 'magic', title: title('Magic'), icon: 'star' }],
    [
      {
        key: 'spell-setting',
        family: 'magic',
        titles: { title: title('Spells'), record: title('Spell') },
        fields: { name: { kind: 'localized_text', label: title('Name') }, ...fields },
        evolution,
      },
    ],
  );

const teaches = { kind: 'reference', to: 'spell-setting', optional: true, label: title('Teaches') } as const;

/** The release that wrote the data: `power` and `cost` in words of their own, references under two names. */
const before = spells({
  power: { kind: 'integer', label: title('Power'), min: 0, max: 100 },
  cost: { kind: 'integer', label: title('Cost'), optional: true },
  teaches,
  rival: teaches,
});

/** The next release: `power` is called `strength`, `cost` and `rival` are gone, `range` is new. */
const after = spells(
  {
    strength: { kind: 'integer', label: title('Strength'), min: 0, max: 100 },
    leads_to: teaches,
    range: { kind: 'integer', label: title('Range'), default: 3 },
  },
  { renamed: { power: 'strength', teaches: 'leads_to' }, removed: ['cost', 'rival'] },
);

const IN_TODAYS_SHAPE = { id: 1, strength: 40, leads_to: 2, range: 3 };

let scene: ReleaseScene;
let services: Services;
let app: FastifyInstance;
let call: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<Answer>;
type Answer = { readonly status: number; readonly body: ReturnType<typeof JSON.parse> };

beforeAll(async () => {
  scene = await createReleaseScene({ registry: before });
  await scene.write('spell-setting', {
    1: scene.spell(1, 40, { cost: 7, teaches: 2, rival: 3 }),
    2: scene.spell(2, 50, { cost: 7 }),
    3: scene.spell(3, 60),
  });
  await scene.publish();
  await reconcileStorage(scene.server.database, after);
  services = composeServices({ ...scene.server.services, registry: after });
  app = await buildApp(services, { checkAnswer });
  await app.ready();
  await createStaff(scene.server.database, ['admin']);
  const browser = openBrowser(app);
  await browser.login('admin');
  call = async (method, path, body) => {
    const url = `environments/dev/versions/1.0.0/${path}`;
    const answer = await browser.call(method, url, { body });
    return { status: answer.statusCode, body: answer.json() };
  };
});

afterAll(async () => {
  await app.close();
  await scene.close();
});

const LIST = 'modules/spell-setting';

describe('records of an earlier release', () => {
  it('open in today’s shape in the list, the form and the history', async () => {
    const list = await call('GET', `${LIST}/records`);
    expect(list.body.data[0].data).toMatchObject(IN_TODAYS_SHAPE);
    const form = await call('GET', `${LIST}/records/1`);
    expect(form.body.record.data).toMatchObject(IN_TODAYS_SHAPE);
    expect(form.body.record.data).not.toHaveProperty('cost');
    expect(form.body.issues).toEqual([]);
    const history = await call('GET', `${LIST}/records/1/history`);
    expect(history.body[0].data).toMatchObject(IN_TODAYS_SHAPE);
  });

  it('have not changed since the release, and are exported as they are now', async () => {
    const changes = await call('GET', 'changes');
    expect(changes.body.modules).toEqual([]);
    const exported = await call('GET', `${LIST}/export?format=json`);
    expect(exported.body.records[0]).toMatchObject(IN_TODAYS_SHAPE);
  });

  it('meet an import that has some of their fields', async () => {
    const { branchId } = await services.branches.resolve(services.database, 'dev', '1.0.0', 'versioned');
    const place = { branchId, module: 'spell-setting' };
    const actor = { accountId: 1 };
    const file = { fileName: 'spells.csv', content: Readable.from([Buffer.from('id,strength\n1,40\n3,61')]) };
    const job = await services.imports.stage(actor, place, file);
    await services.imports.preview(place, job.id, job.options);
    await services.imports.runCheck(job.id);
    const { counts } = await services.imports.get(place, job.id);
    expect(counts).toEqual({ new: 0, changed: 1, unchanged: 1, invalid: 0 });
  });

  it('are saved in today’s shape, and refer to nothing by fields that are gone', async () => {
    const { body: form } = await call('GET', `${LIST}/records/1`);
    const data = { ...form.record.data, strength: 41 };
    const saved = await call('PATCH', `${LIST}/records/1`, { data, base_revision: form.record.revision });
    expect(saved.body.record.data).toMatchObject({ ...IN_TODAYS_SHAPE, strength: 41 });
    const { rows } = await scene.server.database.query(
      `select path, to_record_id from record_link where record_id = '1'`,
    );
    expect(rows).toEqual([{ path: 'leads_to', to_record_id: '2' }]);
    expect((await call('DELETE', `${LIST}/records/2`)).status).toBe(409);
    expect((await call('DELETE', `${LIST}/records/3`)).status).toBe(200);
  });

  it('come back in today’s shape when what was done to them is undone', async () => {
    const { body: log } = await call('GET', 'change-sets');
    expect((await call('POST', `change-sets/${log.data[1].seq}/undo`, {})).status).toBe(200);
    const { body: undone } = await call('GET', `${LIST}/records/1`);
    expect(undone.record.data).toMatchObject(IN_TODAYS_SHAPE);
    const data = { ...undone.record.data, strength: 41 };
    await call('PATCH', `${LIST}/records/1`, { data, base_revision: undone.record.revision });
  });

  it('show what was edited since, field by field, and are published in today’s shape', async () => {
    const changes = await call('GET', 'changes');
    const [edited] = changes.body.modules[0].records;
    expect(edited.fields).toEqual([{ path: 'strength', before: 40, after: 41 }]);
    const { digest } = (await call('GET', 'problems')).body;
    const release = await call('POST', 'releases', {
      name: 'Winter',
      note: '',
      head_seq: changes.body.head_seq,
      live_number: 1,
      accepted_warnings: digest,
    });
    expect(release.status).toBe(201);
  });
});
