import { text } from 'node:stream/consumers';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { differencesCsv } from './differences-csv.ts';

const SPELL = 'spell-setting';

let scene: ReleaseScene;
const compare = () => scene.server.services.compare;

beforeAll(async () => {
  scene = await createReleaseScene();
  const { services } = scene.server;
  await scene.write(SPELL, { 1: scene.spell(1, 10), 2: scene.spell(2, 20), 3: scene.spell(3, 30) });
  await scene.write('weather-setting', { 1: { id: 1, wind: 4, status: 'active', sort_order: 0 } });
  await scene.publish();
  await services.environments.createVersion(
    'dev',
    { name: '1.1.0', from: { env: 'dev', version: '1.0.0' } },
    scene.actor,
  );
  await scene.write(SPELL, { 1: scene.spell(1, 11), 2: null, 4: scene.spell(4, 40) });
  await edit('1.1.0', '1', { power: 12 });
  await edit('1.1.0', '3', { power: 33 });
});

afterAll(() => scene.close());

async function edit(version: string, id: string, change: object): Promise<void> {
  const { records } = scene.server.services;
  const address = { env: 'dev', version, module: SPELL };
  const { record } = await records.read(address, id);
  const data = { ...record.data, ...change };
  await records.update(address, { recordId: id, data, baseRevision: record.revision }, scene.actor, {});
}

const rows = async (left: string, right: string, filter: object = {}) =>
  (await compare().records({ left, right, module: SPELL, cursor: 0, ...filter })).records.map(
    ({ record_id: id, change, fields, since_base: since }) => ({
      id,
      change,
      since,
      fields: fields.map(({ path, before, after }) => [path, before, after]),
    }),
  );

describe('one point', () => {
  it('has the records of a module as they were then', async () => {
    const at = async (point: string) =>
      (await compare().moduleAt(point, SPELL)).records.map(({ record_id: id, data }) => [id, data['power']]);
    expect(await at('dev@1')).toEqual([
      ['1', 10],
      ['2', 20],
      ['3', 30],
    ]);
    expect(await at('dev/1.0.0')).toEqual([
      ['1', 11],
      ['3', 30],
      ['4', 40],
    ]);
    await expect(compare().moduleAt('dev@1', 'no-such-setting')).rejects.toMatchObject({
      code: 'module_not_found',
    });
  });
});

describe('comparing two points', () => {
  it('counts what differs by family and module, and nothing else', async () => {
    const { families, totals, base } = await compare().summary('dev@1', 'dev/1.0.0');
    expect(families).toEqual([
      {
        key: 'magic',
        title: expect.anything(),
        modules: [{ module: SPELL, new: 1, changed: 1, deleted: 1 }],
      },
    ]);
    expect(totals).toEqual({ new: 1, changed: 1, deleted: 1 });
    expect(base).toBeNull();
  });

  it('finds a point equal to itself, and a copy equal to its source at that moment', async () => {
    expect((await compare().summary('dev/1.1.0', 'dev/1.1.0')).totals).toEqual({
      new: 0,
      changed: 0,
      deleted: 0,
    });
    const { rows: moments } = await scene.server.database.query<{ at: string }>(
      `select to_char(at at time zone 'UTC' + interval '1 second', 'YYYY-MM-DD HH24:MI:SS') as at
         from change_set where kind = 'clone'`,
    );
    expect(moments).toHaveLength(1);
    expect((await compare().summary('dev@1', 'dev/1.0.0@2020-01-01 00:00:00')).totals).toEqual({
      new: 0,
      changed: 0,
      deleted: 4,
    });
  });

  it('shows records field by field, and which side left the common base', async () => {
    expect(await rows('dev/1.0.0', 'dev/1.1.0')).toEqual([
      { id: '1', change: 'changed', since: 'both', fields: [['power', 11, 12]] },
      { id: '2', change: 'new', since: 'left', fields: [] },
      { id: '3', change: 'changed', since: 'right', fields: [['power', 30, 33]] },
      { id: '4', change: 'deleted', since: 'left', fields: [] },
    ]);
    expect((await compare().summary('dev/1.0.0', 'dev/1.1.0')).base).toMatchObject({
      environment: 'dev',
      version: '1.0.0',
    });
  });

  it('filters by change, author and text, and pages', async () => {
    const ids = async (filter: object) => (await rows('dev/1.0.0', 'dev/1.1.0', filter)).map(({ id }) => id);
    expect(await ids({ change: 'deleted' })).toEqual(['4']);
    expect(await ids({ author: 'Mei' })).toEqual(['1', '2', '3', '4']);
    expect(await ids({ author: 'Nobody' })).toEqual([]);
    expect(await ids({ q: 'ＳＰＥＬＬ 3' })).toEqual(['3']);
    expect(await ids({ q: '33' })).toEqual(['3']);
    expect(await ids({ cursor: 2 })).toEqual(['3', '4']);
  });

  it('is a file with a line for each field', async () => {
    const differences = await compare().differences({
      left: 'dev/1.0.0',
      right: 'dev/1.1.0',
      change: 'changed',
    });
    const [head, ...lines] = (await text(differencesCsv(differences, 'en'))).trim().split(/\r?\n/);
    expect(head).toContain('module,record_id,title,change,field,left,right');
    expect(lines.map((line) => line.split(',').slice(0, 7).join(','))).toEqual([
      'spell-setting,1,Spell 1,changed,power,11,12',
      'spell-setting,3,Spell 3,changed,power,30,33',
    ]);
  });

  it.each(['dev', 'dev/9.9.9', 'dev@9', 'nowhere/1.0.0', 'dev/1.0.0@2026-13-45 00:00:00'])(
    'refuses %s, which names no point',
    async (point) => {
      await expect(compare().summary(point, 'dev/1.0.0')).rejects.toBeInstanceOf(AppError);
    },
  );
});

describe('records that differ in their bytes alone', () => {
  it('are no difference, in counts, lists and files', async () => {
    await scene.write(SPELL, { 4: scene.spell(4, 40, { teaches: 1 }) });
    await scene.publish();
    // As a settings file of an older console had it.
    await scene.write(SPELL, { 4: scene.spell(4, 40, { teaches: '1' }) });
    const sides = { left: 'dev@2', right: 'dev/1.0.0' };
    const { families, totals } = await compare().summary(sides.left, sides.right);
    expect([families, totals]).toEqual([[], { new: 0, changed: 0, deleted: 0 }]);
    expect(await rows(sides.left, sides.right)).toEqual([]);
    const file = await text(differencesCsv(await compare().differences(sides), 'en'));
    expect(file.trim().split(/\r?\n/)).toHaveLength(1);
  });
});

describe('taking a side', () => {
  const take = (record_id: string, more: object = {}) =>
    compare().take(
      { env: 'dev', version: '1.1.0' },
      { from: 'dev/1.0.0', module: SPELL, record_id, ...more },
      scene.actor,
    );

  it('brings a record, its absence or one field of it into a draft', async () => {
    await edit('1.1.0', '1', { sort_order: 5 });
    expect(await take('1', { field: 'power' })).toBe(true);
    expect(await rows('dev/1.0.0', 'dev/1.1.0', { change: 'changed' })).toMatchObject([
      { id: '1', fields: [['sort_order', 0, 5]] },
      { id: '3' },
    ]);
    expect(await take('1')).toBe(true);
    expect(await take('2')).toBe(true);
    expect(await take('3')).toBe(true);
    expect(await take('4')).toBe(true);
    expect(await rows('dev/1.0.0', 'dev/1.1.0')).toEqual([]);
    expect(await take('4')).toBe(false);
  });
});
