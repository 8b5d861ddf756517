import type { FieldDefinitions } from '@quartermaster/domain/core/field';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { enumOf } from '@quartermaster/domain/enums/enum-of';
import { describe, expect, it } from 'vitest';
import { copiedFields, pastableKeys, pasteFields, readCopiedFields } from './copied-fields.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };
const ROW = ['x', 'x', 'x'] as const;
const moduleOf = (key: string, fields: FieldDefinitions) =>
  resolveModule({ key, family: 'f', titles: { title: label, record: label }, fields });
const gifts = (more: FieldDefinitions = {}): FieldDefinitions[string] => ({
  kind: 'rows',
  label,
  fields: { no: { kind: 'integer', label }, rewards: { kind: 'reward_list', label }, ...more },
});
const shop = moduleOf('shops', {
  id: { kind: 'id', label },
  name: { kind: 'localized_text', label },
  level: { kind: 'integer', label },
  rate: { kind: 'integer', label, unit: 'bp' },
  pet: { kind: 'reference', label, to: 'pets' },
  grade: { kind: 'enum', label, of: enumOf('grade', { low: ROW, high: ROW }) },
  gifts: gifts(),
  made: { kind: 'date_time', label, readOnly: true, optional: true },
});
const event = moduleOf('events', {
  id: { kind: 'id', label },
  name: { kind: 'localized_text', label },
  level: { kind: 'integer', label, unit: 'points' },
  from_level: { kind: 'integer', label },
  pet: { kind: 'reference', label, to: 'gods' },
  presents: gifts(),
  gifts: gifts({ weight: { kind: 'integer', label } }),
});
const values = {
  id: 7,
  name: { en: 'Shop', zh: '店', jp: '店' },
  level: 5,
  rate: 100,
  pet: 3,
  gifts: [{ no: 1, rewards: [{ asset_kind: 'coin', amount: 2 }] }],
};
const one = (key: string) => copiedFields(shop, values, [key]);

describe('copied fields', () => {
  it('come back from their text, and other texts are none', () => {
    const copied = copiedFields(shop, values, ['name', 'grade']);
    expect(readCopiedFields(JSON.stringify(copied))).toEqual(copied);
    for (const text of [null, '', '5', '{}', '{"fields":[1]}', '{"fields":[{"key":"a"}]}'])
      expect(readCopiedFields(text)).toBeNull();
  });

  it('fill the fields of another record of the module, but never what names it', () => {
    const all = copiedFields(
      shop,
      values,
      shop.fields.map(({ key }) => key),
    );
    const keys = pastableKeys(shop, new Set(['rate']));
    expect(keys).not.toContain('id');
    expect(keys).not.toContain('made');
    const pasted = pasteFields(shop, { id: 8, rate: 1 }, all, keys);
    expect(pasted.values).toMatchObject({ id: 8, rate: 1, level: 5, name: values.name, pet: 3 });
    expect(pasted.keys).toEqual(['name', 'level', 'pet', 'grade', 'gifts', 'status', 'sort_order', 'remark']);
  });

  it('fill fields of another module only where key and shape are the same', () => {
    const all = copiedFields(shop, values, ['name', 'level', 'pet', 'gifts']);
    const pasted = pasteFields(event, {}, all, pastableKeys(event, new Set()));
    expect(pasted.keys).toEqual(['name']);
  });

  it('go from one field into one of another name, if it has the same shape', () => {
    expect(pasteFields(event, {}, one('gifts'), ['presents']).values).toEqual({ presents: values.gifts });
    expect(pasteFields(event, {}, one('gifts'), ['gifts']).keys).toEqual([]);
    expect(pasteFields(event, {}, one('level'), ['from_level']).values).toEqual({ from_level: 5 });
    expect(pasteFields(event, {}, one('rate'), ['from_level']).keys).toEqual([]);
  });

  it('empty a field that was copied empty', () => {
    expect(pasteFields(shop, { grade: 'low' }, one('grade'), ['grade']).values).toEqual({ grade: null });
  });
});
