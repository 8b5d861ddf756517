import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOpenTimeslots } from '../../engine/open-timeslots.ts';
import { book, createRecordScene, type RecordScene } from '../../testing/record-scene.ts';

let scene: RecordScene;

const NAMES = [
  { en: 'Ember Atlas', zh: '餘燼圖鑑', jp: '残り火の図鑑' },
  { en: 'Frost Song', zh: '霜之歌', jp: '霜の歌' },
  { en: 'Ash and Ember', zh: '灰與燼', jp: 'Café 灰と火' },
  { en: 'Zephyr 100%', zh: 'V2西風', jp: 'そよ風HP+5' },
  { en: 'apple tales', zh: '蘋果故事', jp: 'りんご物語' },
];
const IDS = [10, 9, 100, 2, 33];
const GENRES = ['map', 'song', 'tale', 'map', 'tale'];

const books = NAMES.map((name, index) =>
  book(IDS[index] ?? 0, {
    name,
    genre: GENRES[index] ?? '',
    pages: (index + 1) * 10,
    sequels: index === 0 ? [9, 2] : [],
    status: index === 4 ? 'active' : 'not_open',
  }),
);

beforeAll(async () => {
  scene = await createRecordScene();
  await scene.call('POST', 'modules/book-setting/changes', {
    changes: books.map((data) => ({ op: 'create', data })),
  });
});
afterAll(() => scene.close());

const list = async (query: Record<string, unknown>) => {
  const parameters = Object.entries(query).map(
    ([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as [string, string],
  );
  return scene.call('GET', `modules/book-setting/records?${new URLSearchParams(parameters).toString()}`);
};
const found = async (query: Record<string, unknown>): Promise<string[]> => {
  const { body } = await list(query);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ record_id: id }: { record_id: string }) => id);
};

describe('a list', () => {
  it('orders by identity as numbers', async () => {
    expect(await found({})).toEqual(['2', '9', '10', '33', '100']);
  });

  it.each([
    ['pages', ['10', '9', '100', '2', '33']],
    ['-pages', ['33', '2', '100', '9', '10']],
    ['-book_id', ['100', '33', '10', '9', '2']],
    ['genre', ['33', '100', '2', '10', '9']],
    ['genre,pages', ['100', '33', '10', '2', '9']],
    ['-genre,pages', ['9', '10', '2', '100', '33']],
    ['genre,-book_id', ['100', '33', '10', '2', '9']],
    ['book_id,-pages', ['2', '9', '10', '33', '100']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await found({ sort })).toEqual(expected);
  });

  it('narrows by values and by a part of a text at once, in any order', async () => {
    const filter = [
      { field: 'genre', op: 'in', value: ['map', 'tale'] },
      { field: 'name', op: 'contains', value: 'ember' },
    ];
    expect(await found({ filter, sort: '-pages' })).toEqual(['100', '10']);
    const either = [
      {
        any: [
          [{ field: 'pages', op: 'gte', value: 50 }],
          [{ field: 'name', op: 'contains', value: 'frost' }],
        ],
      },
    ];
    expect(await found({ filter: either, sort: 'genre' })).toEqual(['33', '9']);
    expect(await found({ q: 'ember', sort: '-pages' })).toEqual(['100', '10']);
  });

  it('sorts names by the alphabet of the language, not by code points', async () => {
    expect(await found({ sort: 'name', lang: 'en' })).toEqual(['33', '100', '10', '9', '2']);
    expect(await found({ sort: 'name', lang: 'zh' })).not.toEqual(await found({ sort: 'name', lang: 'jp' }));
  });

  it.each([
    [[{ field: 'genre', op: 'eq', value: 'map' }], ['2', '10']],
    [[{ field: 'genre', op: 'in', value: ['song', 'tale'] }], ['9', '33', '100']],
    [[{ field: 'genre', op: 'not', value: ['map'] }], ['9', '33', '100']],
    [[{ field: 'pages', op: 'gte', value: 40 }], ['2', '33']],
    [[{ field: 'pages', op: 'between', value: [20, 30] }], ['9', '100']],
    [[{ field: 'pages', op: 'between', value: [null, 20] }], ['9', '10']],
    [[{ field: 'sequels', op: 'in', value: [2] }], ['10']],
    [[{ field: 'sequels', op: 'filled' }], ['10']],
    [[{ field: 'author', op: 'empty' }], ['2', '9', '10', '33', '100']],
    [[{ field: 'name', op: 'contains', value: '風' }], ['2']],
    [[{ field: 'name', op: 'contains', value: 'EMBER' }], ['10', '100']],
    [[{ field: 'name', op: 'contains', value: '100%' }], ['2']],
    [[{ field: 'name', op: 'contains', value: 'e' }], ['2', '10', '33', '100']],
    [[{ field: 'name', op: 'contains', value: 'hp+5' }], ['2']],
    [[{ field: 'name', op: 'contains', value: '風HP' }], ['2']],
    [[{ field: 'name', op: 'contains', value: 'caf' }], ['100']],
    [[{ field: 'name', op: 'contains', value: 'CAFÉ' }], ['100']],
    // Of two languages, with other characters between, and with signs that patterns know.
    [[{ field: 'name', op: 'contains', value: '100%v' }], []],
    [[{ field: 'name', op: 'contains', value: 'v2h' }], []],
    [[{ field: 'name', op: 'contains', value: 'f_ost' }], []],
    [[{ field: 'genre', op: 'eq', value: 'poem' }], []],
    [
      [
        { field: 'genre', op: 'eq', value: 'tale' },
        { field: 'status', op: 'eq', value: 'active' },
      ],
      ['33'],
    ],
    [
      [{ any: [[{ field: 'genre', op: 'eq', value: 'song' }], [{ field: 'pages', op: 'gte', value: 50 }]] }],
      ['9', '33'],
    ],
    [
      [
        { field: 'genre', op: 'not', value: 'song' },
        {
          any: [
            [
              { field: 'genre', op: 'eq', value: 'map' },
              { field: 'pages', op: 'lte', value: 10 },
            ],
            [{ field: 'name', op: 'contains', value: '燼' }],
          ],
        },
      ],
      ['10', '100'],
    ],
    [[{ field: '@referenced', op: 'eq', value: true }], ['2', '9']],
    [[{ field: '@referenced', op: 'eq', value: false }], ['10', '33', '100']],
    [[{ field: '@updated', op: 'gte', value: '2020-01-01 00:00:00' }], ['2', '9', '10', '33', '100']],
    [[{ field: '@updated', op: 'lte', value: '2020-01-01 00:00:00' }], []],
    [[{ field: '@updated', op: 'between', value: ['2099-01-01 00:00:00', null] }], []],
  ])('narrows by %j', async (filter, expected) => {
    expect(await found({ filter })).toEqual(expected);
  });

  it.each([
    ['ember', ['10', '100']],
    ['EMBER AT', ['10']],
    ['燼', ['10', '100']],
    ['灰', ['100']],
    ['霜之', ['9']],
    ['りんご', ['33']],
    ['z', ['2']],
    ['0%', ['2']],
    ['%', ['2']],
    ['33', ['33']],
    ['nothing like it', []],
  ])('finds "%s"', async (q, expected) => {
    expect(await found({ q })).toEqual(expected);
  });

  it('searches, narrows and sorts at once', async () => {
    expect(
      await found({ q: 'ember', filter: [{ field: 'genre', op: 'eq', value: 'tale' }], sort: '-pages' }),
    ).toEqual(['100']);
  });

  it('is paged with the exact total', async () => {
    const { body } = await list({ page: 2, per_page: 2, sort: 'pages' });
    expect(body).toMatchObject({ current_page: 2, from: 3, to: 4, last_page: 3, per_page: 2, total: 5 });
    expect(body.next_page_url).toContain('page=3');
    const beyond = await list({ page: 9, per_page: 2 });
    expect(beyond.body).toMatchObject({ data: [], total: 5, from: null, to: null });
    const narrowed = await list({
      page: 2,
      per_page: 1,
      filter: [{ field: 'genre', op: 'eq', value: 'map' }],
    });
    expect(narrowed.body).toMatchObject({ total: 2, data: [{ record_id: '10' }] });
    const map = [{ field: 'genre', op: 'eq', value: 'map' }];
    const beyondNarrowed = await list({ page: 9, per_page: 2, filter: map });
    expect(beyondNarrowed.body).toMatchObject({ data: [], total: 2, from: null, to: null });
    const farBeyond = await list({ page: 900, per_page: 2, filter: map });
    expect(farBeyond.body).toMatchObject({ data: [], total: 2 });
    const none = await list({ filter: [{ field: 'status', op: 'eq', value: 'finished' }] });
    expect(none.body).toMatchObject({ data: [], total: 0 });
    expect((await list({ per_page: 'all' })).body.data).toHaveLength(5);
  });

  it.each([
    [{ sort: 'remark' }],
    [{ sort: 'no_such' }],
    [{ filter: [{ field: 'no_such', op: 'eq', value: 1 }] }],
    [{ filter: [{ field: 'pages', op: 'gte', value: 'many' }] }],
    [{ sort: 'pages,genre,-pages,name,book_id' }],
    [{ sort: "pages,genre'--" }],
    [{ filter: [{ any: [[{ field: "genre' or true --", op: 'eq', value: 'map' }]] }] }],
    [{ filter: [{ field: '@open', op: 'eq', value: true }] }],
    [{ filter: [{ field: '@updated', op: 'gte', value: 'yesterday' }] }],
    [{ filter: [{ field: '@referenced', op: 'in', value: [true] }] }],
  ])('refuses %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('looks for a value as it is written, whatever it contains', async () => {
    const value = "map') or ('1'='1";
    expect(await found({ filter: [{ any: [[{ field: 'genre', op: 'in', value: [value] }]] }] })).toEqual([]);
    expect(await found({ filter: [{ any: [[{ field: 'name', op: 'contains', value }]] }] })).toEqual([]);
  });

  it('is ordered by several fields over its pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list({ page, per_page: 2, sort: '-genre,pages' })),
    );
    const ids = pages.flatMap(({ body }) => body.data.map(({ record_id: id }: { record_id: string }) => id));
    expect(ids).toEqual(['9', '10', '2', '100', '33']);
  });

  it('says that a filter cannot be read', async () => {
    const { status, body } = await list({ filter: 'not json' });
    expect([status, body.code]).toEqual([422, 'invalid']);
  });

  it('knows what is open now, with events that open with events', async () => {
    const period = (from: string, to: string) => ({
      start_date: `${from} 00:00:00`,
      end_date: `${to} 00:00:00`,
    });
    const slots = {
      1: { type: 'always_open' },
      2: { type: 'limited_period', periods: [period('2020-01-01', '2099-01-01')] },
      3: { type: 'limited_period', periods: [period('2020-01-01', '2021-01-01')] },
      4: { type: 'event_trigger', event_id: 2 },
      5: { type: 'event_trigger', event_id: 3 },
      6: { type: 'event_trigger', event_id: 4 },
    };
    const changes = Object.entries(slots).map(([id, timeslot]) => ({
      op: 'create',
      data: { id: Number(id), timeslot },
    }));
    const written = await scene.call('POST', 'modules/special-event-setting/changes', { changes });
    expect(written.status).toBe(200);
    const ids = async (value: boolean, path = 'records?') => {
      const filter = encodeURIComponent(JSON.stringify([{ any: [[{ field: '@open', op: 'eq', value }]] }]));
      const { body } = await scene.call('GET', `modules/special-event-setting/${path}filter=${filter}`);
      const rows: { record_id?: string; id?: number }[] = body.data ?? body.records;
      return rows.map((row) => Number(row.record_id ?? row.id));
    };
    expect(await ids(true)).toEqual([1, 2, 4, 6]);
    expect(await ids(false)).toEqual([3, 5]);
    expect(await ids(true, 'export?format=json&')).toEqual([1, 2, 4, 6]);

    const clock = { now: () => new Date('2020-06-01T00:00:00Z') };
    const address = { env: 'dev', version: '1.0.0', module: 'special-event-setting' };
    const filter = [{ field: '@open', op: 'eq', value: true } as const];
    const then = await withOpenTimeslots({ ...scene.server.services, clock }, address, filter);
    expect(then).toMatchObject([{ op: 'in', value: expect.arrayContaining([slots[3]]) }]);
  });

  it('sorts by what was written last, alone or behind others, narrowed or not, and by what it only shows', async () => {
    for (const id of ['33', '9']) {
      const { data, revision } = (await scene.call('GET', `modules/book-setting/records/${id}`)).body.record;
      const change = {
        op: 'update',
        record_id: id,
        base_revision: revision,
        data: { ...data, remark: 'read' },
      };
      const written = await scene.call('POST', 'modules/book-setting/changes', { changes: [change] });
      expect(written.status).toBe(200);
    }
    expect(await found({ sort: '-@updated' })).toEqual(['9', '33', '100', '10', '2']);
    expect(await found({ sort: '@updated' })).toEqual(['2', '10', '100', '33', '9']);
    expect(await found({ sort: 'genre,-@updated' })).toEqual(['33', '100', '10', '2', '9']);
    const tales = [{ field: 'genre', op: 'in', value: ['tale', 'song'] }];
    expect(await found({ sort: '-@updated', filter: tales })).toEqual(['9', '33', '100']);
    expect(await found({ sort: '-@updated', q: 'ember' })).toEqual(['100', '10']);
    expect(await found({ sort: '-status,book_id' })).toHaveLength(5);
    const pages = await Promise.all([1, 2].map((page) => list({ page, per_page: 3, sort: '-@updated' })));
    const ids = pages.flatMap(({ body }) => body.data.map(({ record_id: id }: { record_id: string }) => id));
    expect(ids).toEqual(['9', '33', '100', '10', '2']);
    const { body } = await scene.call('GET', 'modules/book-setting/export?format=json&sort=-%40updated');
    expect(body.records.map((one: { book_id: number }) => one.book_id)).toEqual([9, 33, 100, 10, 2]);
  });

  it('offers records to choose from', async () => {
    const { body } = await scene.call('GET', 'modules/book-setting/options?q=ember&limit=1');
    expect(body).toEqual([{ id: '10', title: NAMES[0], image: null, status: 'not_open' }]);
    const chosen = await scene.call('GET', 'modules/book-setting/options?ids=9,33,404');
    expect(chosen.body.map(({ id }: { id: string }) => id).toSorted()).toEqual(['33', '9']);
  });

  it('offers those that have one of the wanted values, whatever is typed', async () => {
    const offered = async (where: object, rest = '') => {
      const query = new URLSearchParams({ where: JSON.stringify(where) }).toString();
      const { status, body } = await scene.call('GET', `modules/book-setting/options?${query}${rest}`);
      expect(status).toBe(200);
      return body.map(({ id }: { id: string }) => id);
    };
    const ofGenre = [{ field: 'genre', values: ['tale', 'song'] }];
    expect((await offered(ofGenre)).toSorted()).toEqual(['100', '33', '9']);
    const pages = { field: 'pages', values: ['10'] };
    expect(await offered([pages])).toEqual(['10']);
    expect(await offered([pages, { field: 'status', values: ['active'] }])).toEqual([]);
    expect(await offered([pages], '&q=ember')).toEqual(['10']);
    expect(await offered([pages], '&q=9')).toEqual([]);
    // A field that a record does not say leaves none out.
    expect(await offered([{ field: 'unknown', values: ['x'] }])).toHaveLength(books.length);
  });
});
