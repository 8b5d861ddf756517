import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { createRegistry } from '@quartermaster/domain/core/registry';
import { dataToolsModules } from '@quartermaster/domain/modules/data-tools/index';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const title = { en: 'x', zh: 'x', jp: 'x' };
const registry = createRegistry([{ key: 'data-tools', title, icon: 'tool' }], dataToolsModules);
const IMPORTS = '/api/v1/environments/dev/versions/1.0.0/modules/localization/imports';
const MB = 1024 * 1024;

let server: TestServer;
let admin: Browser;

beforeAll(async () => {
  server = await createTestServer({ registry });
  await createStaff(server.database);
  admin = openBrowser(server.app);
  await admin.login('admin');
  await admin.call('POST', 'environments', { body: { key: 'dev', name: 'Development', version: '1.0.0' } });
});
afterAll(() => server.close());

async function upload(content: Buffer, { language = 'en', end = '\r\n--b--\r\n' } = {}) {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="../texts.csv"\r\n\r\n`;
  return server.app.inject({
    method: 'POST',
    url: IMPORTS,
    headers: {
      authorization: `Bearer ${admin.accessToken}`,
      'accept-language': language,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(end)]),
  });
}

const kept = () => readdir(join(server.services.settings.dataDir, 'files', 'imports')).catch(() => []);

describe('an upload', () => {
  it('in Big5 or Shift_JIS is read like any other', async () => {
    const chinese = 'key,en,zh\r\nui.big5,Restores some strength,恢復藥水可以恢復體力\r\n';
    const japanese = 'key,en,jp\r\nui.sjis,Restores some strength,かいふくのくすりでげんきになる\r\n';
    for (const [text, encoding] of [
      [chinese, 'big5'],
      [japanese, 'shift_jis'],
    ] as const) {
      const answer = await upload(iconv.encode(text, encoding));
      expect(answer.statusCode).toBe(201);
      const { columns } = answer.json<{ columns: { name: string; samples: string[] }[] }>();
      expect(columns[2]?.samples).toEqual([text.split(',').at(-1)?.trim()]);
    }
    expect(await kept()).toHaveLength(2);
  });

  it.each([
    ['in another encoding', Buffer.from('key,en\n1,ü\n', 'latin1'), 422, 'import_encoding', 'UTF-8、UTF-16'],
    ['without an end to its quotes', Buffer.from('key,en\na,"b\n'), 422, 'import_csv', '引號'],
    ['larger than allowed', Buffer.alloc(50 * MB + 1, 'a,b\n'), 413, 'file_too_large', '50 MB'],
  ])(
    '%s is refused in the language of its reader, and leaves nothing',
    async (_what, content, status, code, words) => {
      const before = await kept();
      const answer = await upload(content, { language: 'zh' });
      expect(answer.statusCode).toBe(status);
      expect(answer.json<ErrorBody>()).toMatchObject({
        code,
        message: expect.stringContaining(words) as string,
      });
      expect(await kept()).toEqual(before);
    },
  );

  it('that breaks off leaves nothing', async () => {
    const before = await kept();
    const answer = await upload(Buffer.from('key,en\na,b\n'), { end: '' });
    expect(answer.statusCode).toBe(400);
    expect(await kept()).toEqual(before);
  });
});
