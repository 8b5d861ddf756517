import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, createRecordScene, type RecordScene } from '../../testing/record-scene.ts';

let scene: RecordScene;

const BOOKS = [
  book(1, { name: { en: 'Ember Atlas', zh: '餘燼圖鑑', jp: '残り火の図鑑' } }),
  book(12, { name: { en: 'The Longest Ember', zh: '最長的餘燼', jp: '一番長い残り火' } }),
  book(21, { name: { en: 'Ember', zh: '餘燼', jp: '残り火' } }),
  book(120, { name: { en: '100% moss_y', zh: '苔', jp: '苔' } }),
  ...[31, 32, 33, 34, 35, 36].map((id) => book(id, { name: { en: `Tide ${id}`, zh: '潮', jp: '潮' } })),
];

beforeAll(async () => {
  scene = await createRecordScene();
  await scene.call('POST', 'modules/book-setting/changes', {
    changes: BOOKS.map((data) => ({ op: 'create', data })),
  });
  await scene.call('POST', 'modules/author-setting/records', {
    data: { id: 12, name: { en: 'Tide Walker', zh: '踏潮者', jp: '潮を歩む者' } },
  });
  await scene.call('POST', 'modules/chapter-setting/changes', {
    changes: [
      { op: 'create', data: { book: 1, chapter_no: 2, name: { en: 'Kindling', zh: '火種', jp: '火種' } } },
      { op: 'create', data: { book: 33, chapter_no: 10, name: { en: 'Soot', zh: '煤', jp: '煤' } } },
    ],
  });
  await scene.call('POST', 'modules/rule-setting/records', { data: { id: 7, text: 'No embers indoors' } });
});
afterAll(() => scene.close());

const search = async (q: string, limit = ''): Promise<string[]> => {
  const { body } = await scene.call('GET', `search?q=${encodeURIComponent(q)}${limit}`);
  return body.map((hit: { module: string; record_id: string }) => `${hit.module} ${hit.record_id}`);
};

describe('records of a module to choose from', () => {
  const choices = async (q: string): Promise<string[]> => {
    const { body } = await scene.call('GET', `modules/book-setting/options?q=${q}`);
    return body.map(({ id }: { id: string }) => id);
  };

  it('begin with the one called so, then those whose names begin so, whatever their ids', async () => {
    expect(await choices('EMBER')).toEqual(['21', '1', '12']);
    expect(await choices('残り火')).toEqual(['21', '1', '12']);
  });

  it('begin with the one of that id', async () => {
    expect(await choices('12')).toEqual(['12', '120']);
    expect(await choices('1')).toEqual(['1', '12', '120', '21', '31']);
  });

  it('are the first ones where nothing is asked for', async () => {
    expect((await choices('')).slice(0, 3)).toEqual(['1', '12', '21']);
  });

  it('are the first ones of the list in its own order, also among those that may be chosen', async () => {
    const shelves = [
      { id: 1, height: 3, genre: 'tale' },
      { id: 2, height: 9, genre: 'map' },
      { id: 3, height: 5, genre: 'tale' },
      { id: 4, height: 9, genre: 'song' },
    ];
    await scene.call('POST', 'modules/shelf-setting/changes', {
      changes: shelves.map((data) => ({ op: 'create', data })),
    });
    const first = async (query: string): Promise<string[]> => {
      const { body } = await scene.call('GET', `modules/shelf-setting/options?${query}`);
      return body.map(({ id }: { id: string }) => id);
    };
    expect(await first('q=')).toEqual(['4', '2', '3', '1']);
    expect(await first('limit=3')).toEqual(['4', '2', '3']);
    const where = JSON.stringify([{ field: 'genre', values: ['tale'] }]);
    expect(await first(`where=${encodeURIComponent(where)}`)).toEqual(['3', '1']);
  });
});

it('records to choose from are in the order of the names in the reader’s language', async () => {
  const authors = [
    { id: 91, name: { en: 'Zebra', zh: '一', jp: 'あ' } },
    { id: 92, name: { en: 'Apple', zh: '二', jp: 'わ' } },
  ];
  await scene.call('POST', 'modules/author-setting/changes', {
    changes: authors.map((data) => ({ op: 'create', data })),
  });
  const first = async (lang: string): Promise<string[]> => {
    const { body } = await scene.call('GET', `modules/author-setting/options?lang=${lang}`);
    return body.map(({ id }: { id: string }) => id).filter((id: string) => ['91', '92'].includes(id));
  };
  expect(await first('en')).toEqual(['92', '91']);
  expect(await first('jp')).toEqual(['91', '92']);
});

it('a record of the environment is called by one of the version, wherever it is named', async () => {
  const rule = { id: 8, text: 'Quiet hours', about: 1 };
  await scene.call('POST', 'modules/rule-setting/records', { data: rule });
  const atlas = { en: 'Ember Atlas', zh: '餘燼圖鑑', jp: '残り火の図鑑' };
  const { body: found } = await scene.call('GET', 'search?q=quiet');
  expect(found).toMatchObject([{ record_id: '8', title: atlas }]);
  const { body: options } = await scene.call('GET', 'modules/rule-setting/options?ids=8');
  expect(options).toMatchObject([{ id: '8', title: atlas }]);
  const { body: uses } = await scene.call('GET', 'modules/book-setting/records/1/referrers');
  expect(uses.referrers).toContainEqual(expect.objectContaining({ record_id: '8', title: atlas }));
  const { body: log } = await scene.call('GET', 'change-sets?module=rule-setting');
  expect(log.data[0].modules[0].named).toEqual([{ record_id: '8', title: atlas }]);
});

describe('the search over all records', () => {
  it('finds names in every language, in modules of every scope, those that begin with it first', async () => {
    expect(await search('ember')).toEqual([
      'book-setting 21',
      'book-setting 1',
      'rule-setting 7',
      'book-setting 12',
    ]);
    expect(await search('最長')).toEqual(['book-setting 12']);
    expect(await search('を歩む')).toEqual(['author-setting 12']);
  });

  it('finds a record by its id before those that only contain it', async () => {
    expect((await search('12')).slice(0, 3)).toEqual(
      expect.arrayContaining(['book-setting 12', 'author-setting 12']),
    );
    expect((await search('12'))[2]).toBe('book-setting 120');
    expect(await search('7')).toEqual(['rule-setting 7']);
  });

  it('finds a record of several ids by them, as they are read and as they are stored', async () => {
    expect(await search('1 2')).toEqual(['chapter-setting 1~2']);
    expect(await search('1~2')).toEqual(['chapter-setting 1~2']);
    expect(await search('33 10')).toEqual(['chapter-setting 33~10']);
  });

  it('takes what is typed for what it is', async () => {
    expect(await search('0% m')).toEqual(['book-setting 120']);
    expect(await search('moss_')).toEqual(['book-setting 120']);
    expect(await search('ＥＭＢＥＲ  atlas')).toEqual(['book-setting 1']);
    expect(await search('  ')).toEqual([]);
    expect(await search('nothing like it')).toEqual([]);
  });

  it('leaves room for other modules, and says what records are called', async () => {
    const hits = await search('tide');
    expect(hits.filter((hit) => hit.startsWith('book-setting'))).toHaveLength(5);
    expect(hits).toContain('author-setting 12');
    expect(await search('tide', '&limit=2')).toHaveLength(2);
    const { body } = await scene.call('GET', 'search?q=walker');
    expect(body).toEqual([
      {
        module: 'author-setting',
        record_id: '12',
        title: { en: 'Tide Walker', zh: '踏潮者', jp: '潮を歩む者' },
        image: null,
      },
    ]);
  });

  it('begins with the one that more records refer to, of those called the same', async () => {
    const name = { en: 'Reed Lantern', zh: '蘆葦燈', jp: '葦の灯' };
    await scene.call('POST', 'modules/author-setting/records', { data: { id: 61, name } });
    expect(await search('reed lantern')).toEqual(['author-setting 61']);
    await scene.call('POST', 'modules/book-setting/changes', {
      changes: [book(61, { name }), book(62, { sequels: [61] })].map((data) => ({ op: 'create', data })),
    });
    expect(await search('reed lantern')).toEqual(['book-setting 61', 'author-setting 61']);
  });

  it('stays in its environment and version', async () => {
    const { body } = await scene.callProduction('GET', 'search?q=ember');
    expect(body).toEqual([]);
  });
});

describe('names of records', () => {
  const ask = async (names: readonly (readonly [string, string])[], lang = 'en') => {
    const body = { names: names.map(([module, text]) => ({ module: `${module}-setting`, text })), lang };
    return (await scene.call('POST', 'names', body)).body;
  };

  it('stand for the only record called so, in any language and however it is written', async () => {
    const names = [
      ['book', 'ＥＭＢＥＲ  atlas'],
      ['book', '最長的餘燼'],
      ['author', 'Tide Walker'],
    ] as const;
    expect(await ask(names)).toEqual([{ id: '1' }, { id: '12' }, { id: '12' }]);
    expect(await ask([['book', '100% moss_y']])).toEqual([{ id: '120' }]);
  });

  it('stand for none or several where that is not one; a part of a name is none', async () => {
    const names = [
      ['book', '潮'],
      ['book', 'Ember At'],
      ['book', '1% moss'],
    ] as const;
    expect(await ask(names)).toEqual([{ count: 6 }, { count: 0 }, { count: 0 }]);
  });

  it('stand for the record called so in the reader’s language before others', async () => {
    const changes = [
      book(51, { name: { en: 'Fox', zh: '狐', jp: '狐' } }),
      book(52, { name: { en: '狐', zh: '火', jp: '火' } }),
    ];
    await scene.call('POST', 'modules/book-setting/changes', {
      changes: changes.map((data) => ({ op: 'create', data })),
    });
    expect(await ask([['book', '狐']], 'en')).toEqual([{ id: '52' }]);
    expect(await ask([['book', '狐']], 'zh')).toEqual([{ id: '51' }]);
  });

  it('stand for the record that borrows its name', async () => {
    const rules = [
      { id: 21, text: 'A', about: 21 },
      { id: 22, text: 'B', about: 31 },
      { id: 23, text: 'C', about: 31 },
    ];
    await scene.call('POST', 'modules/rule-setting/changes', {
      changes: rules.map((data) => ({ op: 'create', data })),
    });
    const names = [
      ['rule', 'ember'],
      ['rule', '残り火'],
      ['rule', 'Tide 31'],
      ['rule', 'A'],
    ] as const;
    expect(await ask(names)).toEqual([{ id: '21' }, { id: '21' }, { count: 2 }, { count: 0 }]);
  });

  it('are nothing where a text is an ID, and no module but those there are is asked', async () => {
    expect(await ask([['book', '12']])).toEqual([null]);
    const names = [{ module: 'no-setting', text: 'A' }];
    expect((await scene.call('POST', 'names', { names })).status).toBe(404);
  });
});
