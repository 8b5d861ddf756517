import { describe, expect, it } from 'vitest';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { orderedRecord } from './ordered-record.ts';

const text = { en: 'x', zh: 'x', jp: 'x' };
const number = { kind: 'integer', label: text } as const;
const module = resolveModule({
  key: 'thing',
  family: 'f',
  titles: { title: text, record: text },
  fields: {
    code: { kind: 'text', label: text },
    jump: { kind: 'group', label: text, fields: { no: number, weight: number } },
    steps: { kind: 'rows', label: text, fields: { no: number, weight: number } },
  },
});

describe('a record for reading', () => {
  it('has its keys in the order of the form, rows and groups too, and unknown keys last', () => {
    const record = {
      old_key: true,
      steps: [{ weight: 5, no: 1 }],
      jump: { weight: 5, no: 1 },
      id: 7,
      code: 'a',
    };
    const ordered = orderedRecord(module, record);
    expect(JSON.stringify(ordered)).toBe(
      '{"id":7,"code":"a","jump":{"no":1,"weight":5},"steps":[{"no":1,"weight":5}],"old_key":true}',
    );
    expect(ordered).toEqual(record);
  });
});
