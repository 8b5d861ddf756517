import { describe, expect, it } from 'vitest';
import { toCamelCase, toSnakeCase } from './snake-case.ts';

describe('names on the wire', () => {
  it('reads a page and its rows, but never a record', () => {
    const page = {
      current_page: 1,
      data: [{ record_id: '1', data: { item_id: 1, drop_rate: { base_rate: 2 } } }],
    };
    expect(toCamelCase(page)).toEqual({
      currentPage: 1,
      data: [{ recordId: '1', data: { item_id: 1, drop_rate: { base_rate: 2 } } }],
    });
  });

  it('leaves tables keyed by record ids alone', () => {
    const answer = { references: { localization: { ui_ok: { title: 'OK' } } } };
    expect(toCamelCase(answer)).toEqual(answer);
  });

  it('writes payloads recursively and keeps the spelling the wire demands', () => {
    expect(
      toSnakeCase({ baseRevision: 3, Target: 'a', changes: [{ recordId: '1', data: { maxHp: 1 } }] }),
    ).toEqual({
      base_revision: 3,
      Target: 'a',
      changes: [{ record_id: '1', data: { maxHp: 1 } }],
    });
  });

  it.each(['accessToken', 'platformName', 'php_v', 'Target', 'GodId', 'offline_item_poolId'])(
    'leaves %s as the wire spells it, both ways',
    (name) => {
      expect([toCamelCase({ [name]: 1 }), toSnakeCase({ [name]: 1 })]).toEqual([
        { [name]: 1 },
        { [name]: 1 },
      ]);
    },
  );
});
