import type { RecordData } from '@quartermaster/domain/core/json';
import { createRegistry } from '@quartermaster/domain/core/registry';
import { onlyRow } from '../db/only-row.ts';
import { createStaff, openBrowser } from './browser.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const title = (en: string) => ({ en, zh: en, jp: en });
const titles = (en: string) => ({ title: title(`${en}s`), record: title(en) });

const genre = {
  key: 'genre',
  values: ['tale', 'map', 'song'].map((value) => ({ value, label: title(value) })),
};

/** A library: books have authors, sequels and chapters with notes; its rules are one for the whole environment. */
export const libraryRegistry = createRegistry(
  [{ key: 'library', title: title('Library'), icon: 'book' }],
  [
    {
      key: 'author-setting',
      family: 'library',
      titles: titles('Author'),
      fields: { name: { kind: 'localized_text', label: title('Name') } },
      list: { sorts: ['name'], sort: 'name' },
    },
    {
      key: 'book-setting',
      family: 'library',
      titles: titles('Book'),
      identity: ['book_id'],
      fields: {
        book_id: { kind: 'id', label: title('ID') },
        name: { kind: 'localized_text', label: title('Name') },
        genre: { kind: 'enum', of: genre, label: title('Genre') },
        pages: { kind: 'integer', min: 1, max: 9999, label: title('Pages') },
        author: { kind: 'reference', to: 'author-setting', optional: true, label: title('Author') },
        sequels: {
          kind: 'reference',
          to: 'book-setting',
          many: true,
          optional: true,
          label: title('Sequels'),
        },
      },
      list: { filters: ['genre', 'pages', 'author', 'sequels', 'status'], sorts: ['name', 'pages', 'genre'] },
    },
    {
      key: 'chapter-setting',
      family: 'library',
      titles: titles('Chapter'),
      kind: 'child',
      parent: 'book',
      identity: ['chapter_no'],
      fields: {
        book: { kind: 'reference', to: 'book-setting', label: title('Book') },
        chapter_no: { kind: 'integer', min: 1, max: 999, label: title('Chapter') },
        name: { kind: 'localized_text', label: title('Name') },
        next_chapter: { kind: 'reference', to: 'chapter-setting', optional: true, label: title('Next') },
      },
      list: { sorts: ['name'] },
    },
    {
      key: 'note-setting',
      family: 'library',
      titles: titles('Note'),
      kind: 'child',
      parent: 'chapter',
      fields: {
        chapter: { kind: 'reference', to: 'chapter-setting', label: title('Chapter') },
        text: { kind: 'text', maxLength: 100, label: title('Text') },
      },
    },
    {
      key: 'review-setting',
      family: 'library',
      titles: titles('Review'),
      belongsTo: 'books',
      fields: {
        books: { kind: 'reference', to: 'book-setting', many: true, min: 1, label: title('Books') },
        text: { kind: 'text', maxLength: 100, label: title('Text') },
        rated: { kind: 'boolean', default: false, label: title('Rated') },
        // Hidden from most reviews, and then not stored.
        stars: {
          kind: 'integer',
          default: 3,
          label: title('Stars'),
          showWhen: { field: 'rated', in: [true] },
        },
      },
    },
    {
      key: 'opening-setting',
      family: 'library',
      titles: titles('Opening hours'),
      kind: 'singleton',
      scope: 'environment',
      fields: {
        greeting: { kind: 'localized_text', label: title('Greeting') },
        opens: { kind: 'integer', min: 0, max: 23, label: title('Opens') },
      },
    },
    {
      key: 'special-event-setting',
      family: 'library',
      titles: titles('Reading'),
      fields: { timeslot: { kind: 'timeslot', label: title('Opens') } },
    },
    {
      key: 'shelf-setting',
      family: 'library',
      titles: titles('Shelf'),
      fields: {
        height: { kind: 'integer', min: 1, max: 99, label: title('Height') },
        genre: { kind: 'enum', of: genre, label: title('Genre') },
      },
      list: { sorts: ['height'], sort: '-height' },
    },
    {
      key: 'rule-setting',
      family: 'library',
      titles: titles('Rule'),
      scope: 'environment',
      fields: {
        text: { kind: 'text', maxLength: 100, label: title('Text') },
        about: { kind: 'reference', to: 'book-setting', optional: true, label: title('About') },
        on_trial: { kind: 'boolean', label: title('On trial') },
      },
      rules: [{ field: 'on_trial', is: 'empty', when: { isProtected: true } }],
      display: { title: 'text', namedAfter: ['about'] },
    },
  ],
);

type Call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<Answer>;
export type Answer = { readonly status: number; readonly body: Json };
/** An answer as a test reads it: what is not there fails the expectation. */
export type Json = ReturnType<typeof JSON.parse>;

export type RecordScene = {
  readonly server: TestServer;
  /** The branch of version 1.0.0 of `dev`. */
  readonly branchId: number;
  /** Calls the API as an admin, below `environments/dev/versions/1.0.0/`. */
  readonly call: Call;
  /** The same for the protected environment `production`. */
  readonly callProduction: Call;
  readonly createBook: (id: number, more?: RecordData) => Promise<Json>;
  /** A page of the list of books. */
  readonly listBooks: (query: Readonly<Record<string, string | number>>) => Promise<Json>;
  /** Forgets every record and change. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const BOOKS = 'modules/book-setting/records';

/** A server with the library in the environments `dev` and `production`, each with a version 1.0.0. */
export async function createRecordScene(): Promise<RecordScene> {
  const server = await createTestServer({ registry: libraryRegistry });
  const { database, app } = server;
  await createStaff(database);
  const { dev } = onlyRow(
    await database.query<{ dev: number }>(
      `with env as (insert into environment (key, name, is_protected) values ('dev', 'Dev', false), ('production', 'Live', true) returning id, key),
            ver as (insert into version (environment_id, name) select id, '1.0.0' from env returning id, environment_id),
            own as (insert into branch (environment_id) select id from env),
            vb as (insert into branch (environment_id, version_id) select environment_id, id from ver returning id, environment_id)
       select vb.id as dev from vb join env on env.id = vb.environment_id where env.key = 'dev'`,
    ),
  );
  await app.ready();
  const browser = openBrowser(app);
  await browser.login('admin');
  const callIn =
    (env: string): Call =>
    async (method, path, body) => {
      const answer = await browser.call(
        method,
        `environments/${env}/versions/1.0.0/${path}`,
        body === undefined ? {} : { body },
      );
      return { status: answer.statusCode, body: answer.json() };
    };
  const call = callIn('dev');
  return {
    server,
    branchId: dev,
    call,
    callProduction: callIn('production'),
    createBook: async (id, more) => (await call('POST', BOOKS, { data: book(id, more) })).body,
    async listBooks(query) {
      const parameters = Object.entries(query).map(([key, value]) => [key, String(value)]);
      const { status, body } = await call('GET', `${BOOKS}?${new URLSearchParams(parameters).toString()}`);
      if (status !== 200) throw new Error(`The list of books answered ${status}.`);
      return body;
    },
    async clear() {
      await database.query(
        'truncate revision, listed.record, listed.value_total, record_total, record_link, change_set cascade',
      );
    },
    close: server.close,
  };
}

/** A complete book. */
export function book(id: number, more: RecordData = {}): RecordData {
  return {
    book_id: id,
    name: { en: `Book ${id}`, zh: `書卷${id}`, jp: `本${id}` },
    genre: 'tale',
    pages: 100 + id,
    ...more,
  };
}
