import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../testing/call-scene.ts';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
  await scene.server.database.query('alter table version rename column note to note_away');
  await scene.server.database.query('alter table account rename column display_name to name_away');
});

afterAll(() => scene.close());

describe('a database that cannot do what it is asked', () => {
  it.each([
    ['GET', 'versions', undefined, 'query_failed', '查詢資料失敗'],
    ['POST', 'environments/dev/machine-tokens', { name: 'one' }, 'insert_failed', '新增資料失敗'],
    ['PATCH', 'versions/update/1', { note: 'x' }, 'update_failed', '更新資料失敗'],
  ] as const)('is told apart by what was asked (%s %s)', async (method, path, body, code, words) => {
    const answer = await scene.admin.call(method, path, {
      headers: { 'accept-language': 'zh-TW' },
      ...(body === undefined ? {} : { body }),
    });
    const { message, request_id: id, code: said } = answer.json<ErrorBody>();
    expect([answer.statusCode, said]).toEqual([500, code]);
    expect(message).toContain(words);
    expect(message).toContain(id);
  });
});
