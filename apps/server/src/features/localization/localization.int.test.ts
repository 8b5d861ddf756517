import type { ProgressAnswer, TextsAnswer } from '@quartermaster/contract/http/localization';
import { createRegistry } from '@quartermaster/domain/core/registry';
import { dataToolsModules } from '@quartermaster/domain/modules/data-tools/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Browser;
const BASE = 'environments/dev/versions/1.0.0';
const TEXTS = `${BASE}/modules/localization/records`;
const ITEMS = `${BASE}/modules/potion-setting/records`;

const label = { en: 'x', zh: 'x', jp: 'x' };
const registry = createRegistry(
  [{ key: 'data-tools', title: label, icon: 'tool' }],
  [
    ...dataToolsModules,
    {
      key: 'potion-setting',
      family: 'data-tools',
      titles: { title: label, record: label },
      fields: {
        id: { kind: 'id', label },
        name: { kind: 'localized_text', label, maxLength: 12 },
        story: { kind: 'localized_text', label, optional: true },
        price: { kind: 'integer', label, optional: true },
        effects: {
          kind: 'rows',
          label,
          optional: true,
          fields: { text: { kind: 'localized_text', label } },
        },
      },
    },
  ],
);

beforeAll(async () => {
  server = await createTestServer({ registry });
  await createStaff(server.database);
  admin = openBrowser(server.app);
  await admin.login('admin');
  await admin.call('POST', 'environments', { body: { key: 'dev', name: 'Development', version: '1.0.0' } });
});
afterAll(() => server.close());

type Texts = { readonly en?: string; readonly zh?: string; readonly jp?: string };
type Saved = { record: { data: object; revision: number }; issues: { path: string; code: string }[] };

async function add(key: string, texts: Texts): Promise<Saved> {
  const answer = await admin.call('POST', TEXTS, { body: { data: { key, namespace: 'ui', ...texts } } });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function edit(key: string, texts: Texts): Promise<Saved> {
  const { record } = (await admin.call('GET', `${TEXTS}/${key}`)).json<Saved>();
  const body = { data: { ...record.data, ...texts }, base_revision: record.revision };
  return (await admin.call('PATCH', `${TEXTS}/${key}`, { body })).json();
}

async function list(query: string): Promise<TextsAnswer> {
  const answer = await admin.call('GET', `${BASE}/localization/texts?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const keysOf = ({ rows }: TextsAnswer) => rows.map(({ record }) => record.record_id);
const staleOf = async (key: string, source = 'en') =>
  (await list(`q=${key}&source=${source}`)).rows.find(({ record }) => record.record_id === key)?.stale;
type At = { readonly module: string; readonly record_id: string; readonly path: string };
const keyed = (key: string): At => ({ module: 'localization', record_id: key, path: '' });
const check = (text: At, language: string, isCurrent: boolean) =>
  admin.call('POST', `${BASE}/localization/checks`, {
    body: { source: 'en', checks: [{ ...text, language, is_current: isCurrent }] },
  });
const progress = async () =>
  (await admin.call('GET', `${BASE}/localization/progress`)).json<ProgressAnswer>();

const change = async (id: number, data: object) => {
  const { record } = (await admin.call('GET', `${ITEMS}/${id}`)).json<Saved>();
  const body = { data: { ...record.data, ...data }, base_revision: record.revision };
  const saved = await admin.call('PATCH', `${ITEMS}/${id}`, { body });
  expect(saved.statusCode).toBe(200);
};

const START = { en: 'Start', zh: '開始', jp: '開始する' };

describe('a text', () => {
  it('may be added before it is translated, and is listed as missing where it is', async () => {
    const { issues } = await add('miss.one', { en: 'One' });
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(['zh required', 'jp required']);
    await add('miss.two', { en: 'Two', zh: '二' });
    expect(keysOf(await list('q=miss.&state=missing'))).toEqual(['miss.one', 'miss.two']);
    expect(keysOf(await list('q=miss.&state=missing&language=zh'))).toEqual(['miss.one']);
    expect(keysOf(await list('q=miss.&state=missing&language=en'))).toEqual([]);
  });

  it('is found in any language, page by page in the order of keys', async () => {
    for (const name of ['c', 'a', 'b']) await add(`find.${name}`, { ...START, jp: `狐火${name}` });
    expect(await list('q=狐火&per_page=2')).toMatchObject({ total: 3, rows: [{}, {}] });
    expect(keysOf(await list('q=狐火&per_page=2&page=2'))).toEqual(['find.c']);
  });

  it('is listed with what does not agree between its languages', async () => {
    await add('odd.placeholder', { en: 'Hello {name}', zh: '你好', jp: '{name}さん' });
    const { rows } = await list('state=problems&q=odd.');
    expect(rows.map(({ issues }) => issues.map(({ path, code }) => `${path} ${code}`))).toEqual([
      ['zh placeholders_differ'],
    ]);
  });
});

describe('a translation', () => {
  it('is stale once its source reads differently, and says what it was made from', async () => {
    await add('stale.start', START);
    expect(await staleOf('stale.start')).toEqual({});
    await edit('stale.start', { en: 'Begin' });
    expect(await staleOf('stale.start')).toEqual({ zh: 'Start', jp: 'Start' });
    await edit('stale.start', { zh: '開始吧' });
    expect(await staleOf('stale.start')).toEqual({ jp: 'Start' });
    expect(keysOf(await list('state=stale&language=jp'))).toContain('stale.start');
    expect(keysOf(await list('state=stale&language=zh'))).not.toContain('stale.start');
  });

  it('is not stale when both changed at once, or when the source came back', async () => {
    await add('stale.both', START);
    await edit('stale.both', { en: 'Go', zh: '出發', jp: '出発' });
    expect(await staleOf('stale.both')).toEqual({});
    await edit('stale.both', { en: 'Leave' });
    await edit('stale.both', { en: 'Go' });
    expect(await staleOf('stale.both')).toEqual({});
  });

  it('is checked against the language that is translated from', async () => {
    await add('stale.source', START);
    await edit('stale.source', { zh: '出發' });
    expect(await staleOf('stale.source', 'zh')).toEqual({ en: '開始', jp: '開始' });
    expect(await staleOf('stale.source', 'en')).toEqual({});
  });

  it('that is still right is so until the source changes again', async () => {
    await add('stale.checked', START);
    await edit('stale.checked', { en: 'Start!' });
    expect((await check(keyed('stale.checked'), 'zh', true)).json()).toEqual({ changed: 1 });
    expect((await check(keyed('stale.checked'), 'zh', true)).json()).toEqual({ changed: 0 });
    expect(await staleOf('stale.checked')).toEqual({ jp: 'Start' });
    await check(keyed('stale.checked'), 'zh', false);
    expect(await staleOf('stale.checked')).toEqual({ zh: 'Start', jp: 'Start' });
    await check(keyed('stale.checked'), 'zh', true);
    await edit('stale.checked', { en: 'Set out' });
    expect(await staleOf('stale.checked')).toEqual({ zh: 'Start', jp: 'Start' });
  });

  it('of a text that was deleted and created again is checked from its new beginning', async () => {
    await add('stale.again', START);
    await edit('stale.again', { en: 'Begin' });
    await admin.call('DELETE', `${TEXTS}/stale.again`);
    await add('stale.again', { ...START, en: 'Begin' });
    expect(await staleOf('stale.again')).toEqual({});
  });

  it('counts in the progress of its language', async () => {
    const before = await progress();
    await add('progress.one', { en: 'One', zh: '一' });
    await edit('progress.one', { en: 'Number one' });
    const after = await progress();
    expect(after.total).toBe(before.total + 1);
    expect(after.languages.jp.missing).toBe(before.languages.jp.missing + 1);
    expect(after.languages.zh.stale).toBe(before.languages.zh.stale + 1);
    expect(after.states.missing).toBe(before.states.missing + 1);
    expect(after.states.stale).toBe(before.states.stale + 1);
  });
});

describe('a text of a record', () => {
  const MOSS = { en: 'Moss tea', zh: '苔茶', jp: '苔のお茶' };
  const potion = async (id: number, data: object) => {
    const answer = await admin.call('POST', ITEMS, { body: { data: { id, ...data } } });
    expect(answer.statusCode).toBe(201);
  };
  const textsOf = async (query: string) =>
    (await list(`module=potion-setting&${query}`)).rows.map((row) => `${row.record_id} ${row.path}`);

  it('is listed with its field and what its record is called', async () => {
    await potion(1, {
      name: MOSS,
      effects: [{ text: { en: 'Calm' } }, { text: { en: 'Sleep', zh: '睡', jp: '眠' } }],
    });
    const { rows } = await list('module=potion-setting&q=moss');
    expect(rows.map(({ path, record }) => [path, record.data])).toEqual([
      ['name', MOSS],
      ['effects.0.text', { en: 'Calm' }],
      ['effects.1.text', { en: 'Sleep', zh: '睡', jp: '眠' }],
    ]);
    expect(rows[0]).toMatchObject({
      id: 'potion-setting/1/name',
      module: 'potion-setting',
      record_id: '1',
      field: { max_length: 12, record_title: MOSS },
    });
    expect((await list('namespace=ui')).rows.every(({ module }) => module === 'localization')).toBe(true);
  });

  it('is missing where a language lacks, unless nothing of it has to be written', async () => {
    await potion(2, { name: { en: 'Fern', zh: '蕨' }, story: {} });
    expect(await textsOf('state=missing')).toEqual(['1 effects.0.text', '2 name']);
    expect(await textsOf('state=missing&language=zh')).toEqual(['1 effects.0.text']);
    await change(2, { story: { en: 'Grows in the shade.' } });
    expect(await textsOf('q=fern')).toEqual(['2 name', '2 story']);
    const { modules } = await progress();
    expect(modules).toContainEqual({ module: 'potion-setting', total: 5, incomplete: 3 });
  });

  it('is stale once its source changed, not once another field did', async () => {
    await potion(3, { name: MOSS });
    await change(3, { price: 20 });
    expect(await textsOf('state=stale')).toEqual([]);
    await change(3, { name: { ...MOSS, en: 'Moss' } });
    await change(3, { price: 30 });
    expect((await list('module=potion-setting&state=stale')).rows.map(({ stale }) => stale)).toEqual([
      { zh: 'Moss tea', jp: 'Moss tea' },
    ]);
    const name = { module: 'potion-setting', record_id: '3', path: 'name' };
    expect((await check(name, 'zh', true)).json()).toEqual({ changed: 1 });
    expect(await textsOf('state=stale&language=zh')).toEqual([]);
    expect(await textsOf('state=stale&language=jp')).toEqual(['3 name']);
  });

  it('is a problem where its languages do not agree', async () => {
    await potion(4, { name: { en: '{n} mint', zh: '薄荷', jp: '{n}ミント' } });
    expect(await textsOf('state=problems')).toEqual(['4 name']);
    await admin.call('DELETE', `${ITEMS}/4`);
  });

  it('goes with its record, and with the key that takes its place', async () => {
    await potion(5, { name: MOSS });
    await admin.call('DELETE', `${ITEMS}/5`);
    await add('item.tea', MOSS);
    await potion(6, { name: { key: 'item.tea' } });
    expect((await textsOf('')).filter((text) => /^[56]/.test(text))).toEqual([]);
    await admin.call('DELETE', `${ITEMS}/6`);
  });

  it('belongs to its version', async () => {
    const made = await admin.call('POST', 'environments/dev/versions', {
      body: { name: '1.1.0', from: { env: 'dev', version: '1.0.0' } },
    });
    expect(made.statusCode).toBe(201);
    await change(1, { name: { ...MOSS, en: 'Green tea' } });
    const other = await admin.call(
      'GET',
      'environments/dev/versions/1.1.0/localization/texts?module=potion-setting&q=moss',
    );
    expect(other.json<TextsAnswer>().rows[0]?.record.data).toEqual(MOSS);
    await change(1, { name: MOSS });
  });
});

describe('the file for translators', () => {
  it('has the key and one column per language, and imports as it is', async () => {
    await add('file.odd', { en: 'He said "go",\nthen left', zh: '=他說', jp: '-1' });
    const file = await admin.call(
      'GET',
      `${BASE}/modules/localization/export?format=csv&columns=key,en,zh,jp&q=file.odd`,
    );
    expect(file.body).toBe('\uFEFFkey,en,zh,jp\r\nfile.odd,"He said ""go"",\nthen left",\'=他說,-1\r\n');
    const wrong = await admin.call('GET', `${BASE}/modules/localization/export?format=csv&columns=key,fr`);
    expect(wrong.statusCode).toBe(400);
  });
});

describe('since the release', () => {
  it('lists texts that players do not have yet', async () => {
    expect((await list('state=changed')).total).toBe(0);
    await edit('odd.placeholder', { zh: '{name}你好' });
    const { digest } = (await admin.call('GET', `${BASE}/problems`)).json<{ digest: string }>();
    const { head_seq } = (await admin.call('GET', `${BASE}/changes`)).json<{ head_seq: number }>();
    const body = { name: 'First', note: '', head_seq, accepted_warnings: digest };
    const published = await admin.call('POST', `${BASE}/releases`, { body });
    expect(published.statusCode).toBe(201);
    await edit('find.a', { jp: '狐火の一' });
    await add('later.one', START);
    await change(2, { price: 9, story: { en: 'Grows in the dark.' } });
    const changed = await list('state=changed');
    expect(changed.rows.map(({ id, record }) => [id, record.change])).toEqual([
      ['find.a', 'changed'],
      ['later.one', 'new'],
      ['potion-setting/2/story', 'changed'],
    ]);
  });
});

describe('a text that records name by its key', () => {
  const potion = { id: 4001, name: { key: 'item.shared.name' } };

  it('is what the record is called, wherever it is named', async () => {
    await add('item.shared.name', { en: 'Shared potion', zh: '共用藥水', jp: '共用ポーション' });
    const created = await admin.call('POST', ITEMS, { body: { data: potion } });
    expect(created.statusCode).toBe(201);
    const { references } = created.json<{ references: Record<string, Record<string, { title: unknown }>> }>();
    expect(references['localization']?.['item.shared.name']?.title).toEqual({
      en: 'Shared potion',
      zh: '共用藥水',
      jp: '共用ポーション',
    });
    const options = await admin.call('GET', `${BASE}/modules/potion-setting/options?ids=4001`);
    expect(options.json()).toMatchObject([{ id: '4001', title: { zh: '共用藥水' } }]);
  });

  it('says where it is used, and cannot be deleted while it is', async () => {
    const used = await admin.call('GET', `${TEXTS}/item.shared.name/referrers`);
    expect(used.json()).toMatchObject({
      total: 1,
      referrers: [
        { module: 'potion-setting', record_id: '4001', path: 'name.key', title: { en: 'Shared potion' } },
      ],
    });
    const refused = await admin.call('DELETE', `${TEXTS}/item.shared.name`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'referenced' });
  });

  it('has to be there', async () => {
    const data = { id: 4002, name: { key: 'no.such.key' } };
    const { issues } = (await admin.call('POST', ITEMS, { body: { data } })).json<Saved>();
    expect(issues).toContainEqual(expect.objectContaining({ path: 'name.key', code: 'reference_missing' }));
  });
});
