import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { PLAIN, toCamelCase, toSnakeCase, type Camelized, type Shape } from './wire-names.ts';

const there = (value: unknown, shape: Shape) => toCamelCase(value, shape);

describe('names of an answer', () => {
  it('are converted at every depth, in lists too', () => {
    const page = { current_page: 1, data: [{ record_id: '1', is_live: { at_once: true } }] };
    expect(there(page, PLAIN)).toEqual({
      currentPage: 1,
      data: [{ recordId: '1', isLive: { atOnce: true } }],
    });
  });

  it('stay below what belongs to the person who typed it, and nowhere else', () => {
    const value = { data: { drop_rate: { base_rate: 2 } }, sub_data: { drop_rate: 1 } };
    expect(there(value, { data: 'as-is' })).toEqual({
      data: { drop_rate: { base_rate: 2 } },
      subData: { dropRate: 1 },
    });
  });

  it('stay where they are keys of a map, whatever they look like, but not below them', () => {
    const value = JSON.parse('{ "texts": { "ui_ok": { "is_new": 1 }, "__proto__": { "is_new": 2 } } }');
    const converted = there(value, { texts: { '*': {} } });
    expect(JSON.stringify(converted)).toBe('{"texts":{"ui_ok":{"isNew":1},"__proto__":{"isNew":2}}}');
  });

  it('beside a map are known by name', () => {
    const value = { server_id: 1, max_hp: { base_hp: 2 } };
    expect(there(value, { server_id: {}, '*': 'as-is' })).toEqual({ serverId: 1, max_hp: { base_hp: 2 } });
  });

  it('stay where the wire has its own spelling', () => {
    expect(there({ accessToken: 'a', user_id: 1 }, { accessToken: 'name' })).toEqual({
      accessToken: 'a',
      userId: 1,
    });
  });

  it.each(['constructor', 'toString'])('may be %s', (name) => {
    expect(there({ [name]: { is_new: 1 } }, PLAIN)).toEqual({ [name]: { isNew: 1 } });
  });
});

describe('names of a body', () => {
  it('are converted back', () => {
    const body = { baseRevision: 3, Target: 'a', changes: [{ recordId: '1', data: { maxHp: 1 } }] };
    expect(toSnakeCase(body, { Target: 'name', changes: { data: 'as-is' } })).toEqual({
      base_revision: 3,
      Target: 'a',
      changes: [{ record_id: '1', data: { maxHp: 1 } }],
    });
  });
});

describe('the type of an answer', () => {
  it('says the same: names of ours are converted, data and keys of a map are not', () => {
    expectTypeOf<
      Camelized<{
        record_id: string;
        data: RecordData;
        before: JsonValue | null;
        reason_param_1: number;
        by_server: Record<string, { is_open: boolean }>;
        rows: readonly { sort_key: string }[];
      }>
    >().toEqualTypeOf<{
      recordId: string;
      data: RecordData;
      before: JsonValue | null;
      reasonParam_1: number;
      byServer: Record<string, { isOpen: boolean }>;
      rows: { sortKey: string }[];
    }>();
  });
});
