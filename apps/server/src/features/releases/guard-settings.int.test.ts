import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';

/** In a protected environment no way of writing puts an environment-wide setting with an error in force. */

const confirmation = 'production-1.0.0';
const at = (env: string) => `environments/${env}/versions/1.0.0`;
const texts = (env: string) => `${at(env)}/modules/localization`;

const good = (key: string) => ({ key, en: 'You won {n}', zh: '您贏得 {n}', jp: '{n} を獲得' });
/** The Japanese text lacks the placeholder. */
const bad = (key: string) => ({ ...good(key), jp: '獲得' });

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
});
afterAll(() => scene.close());

async function send(method: 'POST' | 'PATCH', path: string, body: object, accepted?: string) {
  const headers: Record<string, string> = accepted === undefined ? {} : { 'x-accepted-warnings': accepted };
  const answer = await scene.admin.call(method, path, { body, headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function add(env: string, data: object) {
  const { body } = await send('POST', `${texts(env)}/records`, { data, confirmation });
  return body.record.revision as number;
}

async function addUnprotected(data: object): Promise<number> {
  const { database } = scene.server;
  const protect = async (on: boolean) => {
    await database.query(`update environment set is_protected = $1 where key = 'production'`, [on]);
    scene.server.services.branches.forget();
  };
  await protect(false);
  const seq = await add('production', data);
  await protect(true);
  return seq;
}

/** A record that was wrong before the environment became protected. */
async function addHistory(
  key: string,
  wrong: object,
): Promise<{ readonly bad: number; readonly good: number }> {
  const seq = await addUnprotected(wrong);
  const corrected = await send('PATCH', `${texts('production')}/records/${key}`, {
    data: good(key),
    base_revision: seq,
    confirmation,
  });
  return { bad: seq, good: corrected.body.record.revision };
}

/** Checks a file up to the point where it may be written. */
async function previewFile(content: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'texts.csv');
  const request = new Request('http://x', { method: 'POST', body: form });
  const staged = await scene.admin.call('POST', `${texts('production')}/imports`, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
  const { id, options } = staged.json();
  await send('POST', `${texts('production')}/imports/${id}/preview`, options);
  await scene.server.services.imports.runCheck(id);
  return id;
}

const refused = (path: string) => ({
  status: 422,
  body: { code: 'settings_have_errors', issues: [expect.objectContaining({ path, severity: 'error' })] },
});

describe('an error in a protected environment is refused', () => {
  it('on creating and saving', async () => {
    const create = { data: bad('ui.create'), confirmation };
    expect(await send('POST', `${texts('production')}/records`, create)).toMatchObject(refused('jp'));
    const revision = await add('production', good('ui.save'));
    const save = { data: bad('ui.save'), base_revision: revision, confirmation };
    expect(await send('PATCH', `${texts('production')}/records/ui.save`, save)).toMatchObject(refused('jp'));
  });

  it('in a sheet, with the row', async () => {
    const changes = [
      { op: 'create', data: good('ui.row_1') },
      { op: 'create', data: bad('ui.row_2') },
    ];
    const answer = await send('POST', `${texts('production')}/changes`, { changes, confirmation });
    expect(answer).toMatchObject(refused('1.jp'));
    expect(answer.body.message).toContain('Localization “You won {n}” (ui.row_2) · Japanese: ');
  });

  it('on restoring and undoing what had one', async () => {
    const seqs = await addHistory('ui.history', bad('ui.history'));
    const restore = { seq: seqs.bad, confirmation };
    expect(await send('POST', `${texts('production')}/records/ui.history/restore`, restore)).toMatchObject(
      refused('jp'),
    );
    const undo = await send('POST', `${at('production')}/change-sets/${seqs.good}/undo`, { confirmation });
    expect(undo).toMatchObject(refused('jp'));
  });

  it('in an import', async () => {
    const id = await previewFile('key,en,zh,jp\r\nui.file,Won {n},贏得 {n},獲得');
    const apply = await send('POST', `${texts('production')}/imports/${id}/apply`, {
      note: '',
      confirmation,
    });
    expect(apply).toMatchObject(refused('jp'));
  });

  it('and saved where nothing is protected, as a draft of its own', async () => {
    const answer = await send('POST', `${texts('dev')}/records`, { data: bad('ui.dev') });
    expect(answer).toMatchObject({
      status: 201,
      body: { issues: [expect.objectContaining({ path: 'jp' })] },
    });
  });
});

/** Longer than the game has room for: a warning. */
const long = (key: string) => ({ ...good(key), max_chars: 3 });

/** What was accepted, as the log of the staff has it. */
async function acceptances(): Promise<readonly unknown[]> {
  const { rows } = await scene.server.database.query<{ after: unknown; change_seq: number | null }>(
    `select after, change_seq from audit_entry where action = 'settings.accept_warnings' order by id`,
  );
  expect(rows.every(({ change_seq: seq }) => seq !== null)).toBe(true);
  return rows.map(({ after }) => after);
}

type Write = (accepted?: string) => ReturnType<typeof send>;

/** Refused with what players will notice, also with another digest; written once exactly that is accepted. */
async function expectToBeAccepted(write: Write, path: string, record: string) {
  const before = await acceptances();
  const answer = await write('another');
  const { conflict } = answer.body;
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'settings_have_warnings',
      issues: expect.arrayContaining([
        expect.objectContaining({ path, code: 'too_long', severity: 'warning' }),
      ]),
    },
  });
  expect(conflict.issues[0]).toMatchObject({ module: 'localization', record_id: record, path: 'en' });
  expect(conflict.issues[0].title).not.toBeNull();
  const written = await write(conflict.digest);
  expect(written.status).toBeLessThan(300);
  return { before, accepted: { warnings: conflict.warnings, digest: conflict.digest } };
}

describe('a warning in a protected environment is accepted, and logged, before it is written', () => {
  const at0 = texts('production');
  const now: Readonly<Record<string, () => Promise<{ write: Write; path: string; record: string }>>> = {
    'on creating': async () => ({
      write: (accepted) => send('POST', `${at0}/records`, { data: long('ui.w1'), confirmation }, accepted),
      path: 'en',
      record: 'ui.w1',
    }),
    'on saving': async () => {
      const body = {
        data: long('ui.w2'),
        base_revision: await add('production', good('ui.w2')),
        confirmation,
      };
      return {
        write: (accepted) => send('PATCH', `${at0}/records/ui.w2`, body, accepted),
        path: 'en',
        record: 'ui.w2',
      };
    },
    'in a sheet': async () => {
      const changes = [good('ui.w3'), long('ui.w4')].map((data) => ({ op: 'create', data }));
      return {
        write: (accepted) => send('POST', `${at0}/changes`, { changes, confirmation }, accepted),
        path: '1.en',
        record: 'ui.w4',
      };
    },
    'on duplicating': async () => {
      await addUnprotected(long('ui.w6'));
      const body = { identity: { key: 'ui.w7' }, confirmation };
      return {
        write: (accepted) => send('POST', `${at0}/records/ui.w6/duplicate`, body, accepted),
        path: 'en',
        record: 'ui.w7',
      };
    },
    'on restoring': async () => {
      const { bad: seq } = await addHistory('ui.w8', long('ui.w8'));
      return {
        write: (accepted) => send('POST', `${at0}/records/ui.w8/restore`, { seq, confirmation }, accepted),
        path: 'en',
        record: 'ui.w8',
      };
    },
    'on undoing': async () => {
      const { good: seq } = await addHistory('ui.w9', long('ui.w9'));
      const path = `${at('production')}/change-sets/${seq}/undo`;
      return {
        write: (accepted) => send('POST', path, { confirmation }, accepted),
        path: 'en',
        record: 'ui.w9',
      };
    },
  };

  it.each(Object.entries(now))('%s', async (_name, prepare) => {
    const { write, path, record } = await prepare();
    const { before, accepted } = await expectToBeAccepted(write, path, record);
    expect(await acceptances()).toEqual([...before, accepted]);
  });

  it('in an import, whose job writes it down', async () => {
    const id = await previewFile('key,en,zh,jp,max_chars\r\nui.w10,Won {n},贏得 {n},{n} 獲得,3');
    const apply: Write = (accepted) =>
      send('POST', `${at0}/imports/${id}/apply`, { note: '', confirmation }, accepted);
    const { before, accepted } = await expectToBeAccepted(apply, 'en', 'ui.w10');
    const actor = { accountId: 1, accepted };
    await scene.server.services.imports.runWrite(id, actor, '');
    expect(await acceptances()).toEqual([...before, accepted]);
  });

  it('and not where nothing is protected, nor where there is none', async () => {
    const before = await acceptances();
    expect((await send('POST', `${texts('dev')}/records`, { data: long('ui.dev_long') })).status).toBe(201);
    const none = await send(
      'POST',
      `${at0}/records`,
      { data: good('ui.none'), confirmation },
      'a'.repeat(64),
    );
    expect(none.status).toBe(201);
    expect(await acceptances()).toEqual(before);
  });
});
