import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../testing/call-scene.ts';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene({ withoutRecords: true });
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

describe('a statement that reached a limit of its kind of call', () => {
  const raise = (state: string): Promise<unknown> =>
    scene.server.database.query(`
      create or replace function reach_limit() returns trigger language plpgsql as $$
      begin raise exception 'canceling statement' using errcode = '${state}'; end $$;
      create or replace trigger reach_limit before insert on environment
        for each statement execute function reach_limit()`);
  const body = { key: 'late', name: 'Late', version: '1.0.0' };

  it.each([
    ['57014', 'en', 'The database took too long'],
    ['55P03', 'zh-TW', '時間上限'],
    ['25P03', 'ja', '上限を超えた'],
  ])('is told as one that took too long (%s, %s)', async (state, language, words) => {
    await raise(state);
    const answer = await scene.admin.call('POST', 'environments', {
      headers: { 'accept-language': language },
      body,
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json<ErrorBody>().code).toBe('took_too_long');
    expect(answer.json<ErrorBody>().message).toContain(words);
  });
});
