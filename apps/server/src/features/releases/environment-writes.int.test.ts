import type { BundleManifest } from '@quartermaster/contract/bundle/manifest';
import type { ImportJob } from '@quartermaster/contract/http/import';
import type { JsonObject, RecordData } from '@quartermaster/domain/core/json';
import { demoServers } from '@quartermaster/domain/demo/servers';
import { registry } from '@quartermaster/domain/modules/index';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENVIRONMENT_CHANGED } from '../../engine/branch.ts';
import type { ChangeKind } from '../../engine/change-set.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';
import { pngOf } from '../../testing/media-files.ts';
import { readReleasedRecords } from './released-records.ts';

/** Whatever way environment-wide settings are written, the game servers get them at once. */

const AT = 'environments/dev/versions/1.1.0';
const TEXTS = `${AT}/modules/localization`;

let scene: CallScene;
let notified: string[] = [];

beforeAll(async () => {
  // An empty version of the whole game may not be released: it has no rarities.
  const modules = registry.modules.filter(({ scope }) => scope === 'environment');
  scene = await createCallScene({ registry: { ...registry, modules } });
  const { database } = scene.server;
  database.listen(
    ENVIRONMENT_CHANGED,
    (environment) => notified.push(environment),
    () => undefined,
  );
  const changes = (await scene.call('GET', `${AT}/changes`)).json();
  const body = { name: 'First', head_seq: changes.head_seq };
  await call('POST', `${AT}/releases`, body);
});

afterAll(() => scene.close());

const text = (key: string, en: string): JsonObject => ({ key, en, zh: `${en} 中`, jp: `${en} 日` });

async function call(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  const answer = await scene.call(method, path, body);
  expect([answer.statusCode, answer.json()]).toEqual([expect.toSatisfy(isSuccess), expect.anything()]);
  return answer.json();
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

async function addText(key: string): Promise<number> {
  const { record } = await call('POST', `${TEXTS}/records`, { data: text(key, 'Hello') });
  return record.revision;
}

async function sendFile(path: string, name: string, content: string | Buffer, type: string) {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(content)], { type }), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await scene.admin.call('POST', path, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function importTexts(content: string): Promise<void> {
  const { imports } = scene.server.services;
  const job: ImportJob = await sendFile(`${TEXTS}/imports`, 'texts.csv', content, 'text/csv');
  await call('POST', `${TEXTS}/imports/${job.id}/preview`, job.options);
  await imports.runCheck(job.id);
  await call('POST', `${TEXTS}/imports/${job.id}/apply`, { note: '' });
  await imports.runWrite(job.id, { accountId: 1 }, '');
}

type Way = {
  readonly kind: ChangeKind;
  /** What is written, where it is no text. */
  readonly module?: string;
  readonly prepare?: () => Promise<unknown>;
  readonly write: (prepared: never) => Promise<unknown>;
};

const WAYS: Readonly<Record<string, Way>> = {
  'a new record': { kind: 'create', write: () => addText('ui.new') },
  'a save': {
    kind: 'update',
    prepare: () => addText('ui.save'),
    write: (revision: number) =>
      call('PATCH', `${TEXTS}/records/ui.save`, {
        data: text('ui.save', 'Hello again'),
        base_revision: revision,
      }),
  },
  'a delete': {
    kind: 'delete',
    prepare: () => addText('ui.delete'),
    write: () => call('DELETE', `${TEXTS}/records/ui.delete`),
  },
  'a duplicate': {
    kind: 'create',
    prepare: () => addText('ui.original'),
    write: () =>
      call('POST', `${TEXTS}/records/ui.original/duplicate`, { identity: { key: 'ui.duplicate' } }),
  },
  'the sheet and the localization page': {
    kind: 'batch',
    prepare: () => addText('ui.sheet'),
    write: (revision: number) =>
      call('POST', `${TEXTS}/changes`, {
        changes: [
          {
            op: 'update',
            record_id: 'ui.sheet',
            data: text('ui.sheet', 'From a cell'),
            base_revision: revision,
          },
          { op: 'create', data: text('ui.row', 'A new row') },
        ],
      }),
  },
  'a delete of many': {
    kind: 'batch',
    prepare: () => Promise.all([addText('ui.many_1'), addText('ui.many_2')]),
    write: () =>
      call('POST', `${TEXTS}/changes`, {
        changes: ['ui.many_1', 'ui.many_2'].map((key) => ({ op: 'delete', record_id: key })),
      }),
  },
  'an import': { kind: 'import', write: () => importTexts('key,en,zh,jp\r\nui.file,Hello,您好,こんにちは') },
  'a restored revision': {
    kind: 'restore',
    prepare: async () => {
      const revision = await addText('ui.restore');
      await call('DELETE', `${TEXTS}/records/ui.restore`);
      return revision;
    },
    write: (seq: number) => call('POST', `${TEXTS}/records/ui.restore/restore`, { seq }),
  },
  'an undo': {
    kind: 'undo',
    prepare: () => addText('ui.undo'),
    write: (seq: number) => call('POST', `${AT}/change-sets/${seq}/undo`, {}),
  },
  'an uploaded file': {
    kind: 'upload',
    module: 'file-setting',
    write: () => sendFile(`${AT}/files`, 'fox.png', pngOf('fox'), 'image/png'),
  },
  'a call of the game’s tools': {
    kind: 'create',
    module: 'sac',
    // One that names no server would be kept out.
    prepare: () => call('POST', `${AT}/modules/server-setting/records`, { data: demoServers()[0] }),
    write: () => call('POST', 'versions/super-acc', { server_id: 1, account_id: 100_200 }),
  },
  'the addresses that files come from': {
    kind: 'create',
    module: 'cdn-setting',
    write: () =>
      call('POST', `${AT}/modules/cdn-setting/records`, {
        data: { base_url: 'https://cdn.example.com', tz: 'Asia/Tokyo', upload_enabled: true },
      }),
  },
  'what comes along with a new event': { kind: 'copy', write: () => writeDirectly('copy', 'ui.copy') },
  'the demo game': { kind: 'demo', write: () => writeDirectly('demo', 'ui.demo') },
};

async function writeDirectly(kind: ChangeKind, key: string): Promise<void> {
  const { database, branches } = scene.server.services;
  const { branchId } = await branches.getEnvironment(database, 'dev');
  const change = { module: registry.get('localization'), recordId: key, data: text(key, 'Hello') };
  await database.transaction((tx) =>
    writeChanges(tx, { branchId, kind, actor: { accountId: null } }, [change]),
  );
}

async function lastChange() {
  const { rows } = await scene.server.database.query<{ seq: number; kind: string }>(
    `select c.seq, c.kind from change_set c join branch b on b.id = c.branch_id
      where b.version_id is null order by c.seq desc limit 1`,
  );
  return rows[0];
}

/** Waits for a bundle that says what the settings were at this point of the log. */
async function untilBundled(seq = 0): Promise<void> {
  const bundled = async (): Promise<number> => {
    const { rows } = await scene.server.database.query<{ seq: number }>(
      'select environment_seq as seq from environment_patch',
    );
    return rows[0]?.seq ?? 0;
  };
  await expect.poll(bundled).toBe(seq);
}

/** The records of a module in the bundle that game servers get. */
async function readBundled(module: string): Promise<readonly RecordData[]> {
  const { database, files } = scene.server.services;
  const { rows } = await database.query<{ manifest: BundleManifest }>(
    `select coalesce(
       (select manifest from environment_patch),
       (select jsonb_build_object('modules', coalesce(jsonb_agg(jsonb_build_object('module', module, 'hash', hash)), '[]'))
          from release_module)) as manifest`,
  );
  const hash = rows[0]?.manifest.modules.find((file) => file.module === module)?.hash;
  return sorted(hash === undefined ? [] : ((await readReleasedRecords(files, hash)) ?? []));
}

/** The records of a module as they were written last. */
async function readWritten(module: string): Promise<readonly RecordData[]> {
  const { rows } = await scene.server.database.query<{ data: RecordData }>(
    `select r.data from ${partitionOf({ key: module })} r join branch b on b.id = r.branch_id
      join environment e on e.id = b.environment_id where e.key = 'dev' and r.${IS_HEAD}`,
  );
  return sorted(rows.map(({ data }) => readRecord(registry.get(module), data)));
}

const sorted = (records: readonly RecordData[]): readonly RecordData[] =>
  records.toSorted((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));

describe('environment-wide settings reach the game servers by', () => {
  it.each(Object.entries(WAYS))('%s', async (_name, { kind, module = 'localization', prepare, write }) => {
    const prepared = await prepare?.();
    await untilBundled((await lastChange())?.seq);
    const before = await lastChange();
    const bundledBefore = await readBundled(module);
    notified = [];
    await write(prepared as never);
    const change = await lastChange();
    expect(change?.kind).toBe(kind);
    expect(change?.seq).toBeGreaterThan(before?.seq ?? 0);
    await untilBundled(change?.seq);
    expect(notified).toContain('dev');
    expect(await readBundled(module)).not.toEqual(bundledBefore);
    expect(await readBundled(module)).toEqual(await readWritten(module));
  });

  it('every kind of change set', () => {
    // A copy of a version and a return to the live release write to the version alone.
    const tried = [...Object.values(WAYS).map(({ kind }) => kind), 'clone', 'revert'];
    const every: Record<ChangeKind, true> = {
      create: true,
      update: true,
      delete: true,
      batch: true,
      restore: true,
      undo: true,
      revert: true,
      import: true,
      clone: true,
      copy: true,
      upload: true,
      demo: true,
    };
    expect(new Set(tried)).toEqual(new Set(Object.keys(every)));
  });
});
