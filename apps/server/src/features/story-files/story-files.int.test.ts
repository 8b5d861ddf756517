import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import type { ScriptAnswer } from '@quartermaster/contract/http/story-files';
import { avgSetting } from '@quartermaster/domain/modules/lobby-story/avg-setting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const VERSION = 'environments/dev/versions/1.0.0';
const RECORDS = `${VERSION}/modules/${avgSetting.key}/records`;

let server: TestServer;
let admin: Browser;

const story = (id: number, speaker: string) => ({
  avg_id: id,
  title: { en: 'A story', zh: '故事', jp: '物語' },
  category: 'main',
  background: { path: 'battle-background/default.svg' },
  skippable: true,
  replayable: true,
  status: 'active',
  lines: [
    { no: 1, command: 'say', speaker, text: { en: 'Hello.', zh: '您好。', jp: 'こんにちは。' } },
    { no: 2, command: 'end' },
  ],
});

beforeAll(async () => {
  server = await createTestServer();
  await createStaff(server.database);
  admin = openBrowser(server.app);
  await admin.login('admin');
  await admin.call('POST', 'environments', { body: { key: 'dev', name: 'Development', version: '1.0.0' } });
  for (const data of [story(1, 'Miller'), story(2, 'Baker')])
    await admin.call('POST', RECORDS, { body: { data } });
});

afterAll(() => server.close());

type Fields = Readonly<Record<string, string>>;

async function upload(name: string, content: string, fields: Fields, record = '1', browser = admin) {
  const form = new FormData();
  for (const [key, value] of Object.entries({ locale: 'en', ...fields })) form.append(key, value);
  form.append('file', new Blob([content]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  return server.app.inject({
    method: 'POST',
    url: `/api/v1/${VERSION}/stories/${record}/script`,
    headers: {
      authorization: `Bearer ${browser.accessToken}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const FORK = `command,speaker,text,param,goto_line,flag
say,Baker,Which way?,,,
choice,,,,,
option,,Mill,,3,to_mill
option,,Hill,,4,
end,,,,,
end,,,,,
`;

const FORK_ZH = FORK.replace('Which way?', '走哪邊？').replace('Mill', '磨坊').replace('Hill', '山丘');

const dataOf = async (id: string) =>
  (await admin.call('GET', `${RECORDS}/${id}`)).json<{
    record: { data: Record<string, unknown>; revision: number };
  }>().record;

describe('a script', () => {
  it('is only checked at first, and replaces the story when it is applied', async () => {
    const before = await dataOf('1');
    const checked = (await upload('fork.csv', FORK, { whole: '1' })).json<ScriptAnswer>();
    expect(checked).toMatchObject({ applied: false, line_count: 4, is_whole: true, issues: [] });
    expect(await dataOf('1')).toEqual(before);
    const apply = { whole: '1', apply: '1', base_revision: String(checked.base_revision) };
    const applied = (await upload('fork.csv', FORK, apply)).json<ScriptAnswer>();
    expect(applied.applied).toBe(true);
    const { data } = await dataOf('1');
    expect(data).toMatchObject({
      title: { en: 'A story' },
      lines: [{ text: { en: 'Which way?' } }, {}, {}, {}],
      choices: [{ goto_line: 3, flag: 'to_mill' }, { goto_line: 4 }],
    });
  });

  it('in a second language leaves the first alone, and must be built as the story is', async () => {
    const short = FORK_ZH.replace('end,,,,,\n', '');
    const differs = (await upload('zh.csv', short, { locale: 'zh' })).json<ScriptAnswer>();
    expect(differs.issues[0]).toMatchObject({
      path: 'lines',
      code: 'script_lines_differ',
      params: { lines: 3, expected: 4 },
    });
    const refused = await upload('zh.csv', short, { locale: 'zh', apply: '1' });
    expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([422, 'invalid']);
    const applied = await upload('zh.csv', FORK_ZH, { locale: 'zh', apply: '1' });
    expect(applied.json()).toMatchObject({ applied: true, is_whole: false });
    const { data } = await dataOf('1');
    expect(data['lines']).toMatchObject([{ text: { en: 'Which way?', zh: '走哪邊？' } }, {}, {}, {}]);
    const { rows } = await server.database.query<{ saves: number }>(
      `select count(*)::int as saves from audit_entry where module = $1 and record_id = '1' and action like '%update%'`,
      [avgSetting.key],
    );
    expect(rows).toEqual([{ saves: 2 }]);
  });

  it('can be downloaded, and is the same when it is uploaded again', async () => {
    const csv = await admin.call('GET', `${VERSION}/stories/1/script.csv?locale=zh`);
    expect(csv.body).toContain('1,say,Baker,Which way?,走哪邊？,,,');
    const same = (await upload('same.csv', csv.body, { locale: 'zh', apply: '1' })).json<ScriptAnswer>();
    expect(same).toMatchObject({ applied: true, issues: [], base_revision: (await dataOf('1')).revision });
  });

  it('that names what does not exist is told by line, in the reader’s language', async () => {
    const script = {
      lines: [
        { command: 'bg', param: 'scenes/none.png' },
        { command: 'say', speaker: 'Nobody', text: 'Hm.' },
        { command: 'jump', param: '9' },
        { command: 'say', text: 'Never.' },
        { command: 'end' },
      ],
    };
    const file = JSON.stringify(script);
    const answer = (await upload('broken.json', file, { whole: '1' }, '2')).json<ScriptAnswer>();
    expect(answer).toMatchObject({
      missing_assets: [{ line: 1, asset: 'scenes/none.png' }],
      missing_speakers: [{ line: 2, name: 'Nobody' }],
      missing_choices: [{ line: 3, target: '9' }],
    });
    const codes = answer.issues.map(({ path, code }) => `${path} ${code}`);
    expect(codes).toEqual(
      expect.arrayContaining([
        'lines end_unreachable',
        'lines.0 script_dead_end',
        'lines.3 script_never_reached',
      ]),
    );
    const accepted = (
      await upload('broken.json', file, { whole: '1', new_speakers: '1' }, '2')
    ).json<ScriptAnswer>();
    expect(accepted.missing_speakers).toEqual([]);
  });

  it.each([
    ['script.txt', FORK, 'file_kind'],
    ['script.json', '{', 'malformed_json'],
    ['script.json', '{"story": 1}', 'invalid'],
    ['script.csv', 'comand,text\nsay,Hm.\n', 'invalid'],
    ['script.csv', 'command,text\nsay,"Hm.\n', 'import_csv'],
    ['script.csv', 'command,text\n', 'import_empty'],
  ])('that cannot be read is refused: %s %j', async (name, content, code) => {
    const answer = await upload(name, content, {});
    expect([answer.statusCode >= 400, answer.json<ErrorBody>().code]).toEqual([true, code]);
  });

  it('is for a story that exists, at most 2 MB, and for admins', async () => {
    expect((await upload('fork.csv', FORK, {}, '77')).json<ErrorBody>().code).toBe('record_not_found');
    const large = `command,text\n${`say,${'x'.repeat(200)}\n`.repeat(11_000)}`;
    expect((await upload('large.csv', large, {})).json<ErrorBody>().code).toBe('file_too_large');
    const cs = openBrowser(server.app);
    await cs.login('cs');
    expect((await upload('fork.csv', FORK, {}, '1', cs)).statusCode).toBe(403);
  });
});
