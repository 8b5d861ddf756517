import { describe, expect, it } from 'vitest';
import { valueAt, withoutValueAt, withValueAt } from './path-value.ts';

const record = { name: { en: 'Tonic', jp: '薬' }, groups: [{ weight: 1 }, { weight: 2 }], price: 5 };

describe('a path into a record', () => {
  it('leads to a field, to a part of it and into rows, and to nothing where there is nothing', () => {
    expect(valueAt(record, 'price')).toBe(5);
    expect(valueAt(record, 'name.jp')).toBe('薬');
    expect(valueAt(record, 'groups.1.weight')).toBe(2);
    expect(valueAt(record, 'groups.7.weight')).toBeUndefined();
    expect(valueAt(record, 'price.high')).toBeUndefined();
  });

  it('is written without touching what is beside it', () => {
    const written = withValueAt(record, 'groups.1.weight', 9);
    expect(written).toEqual({ ...record, groups: [{ weight: 1 }, { weight: 9 }] });
    expect(written['name']).toBe(record.name);
    expect(valueAt(written, 'groups.0')).toBe(record.groups[0]);
    expect(record.groups[1]).toEqual({ weight: 2 });
  });

  it('makes the objects that are missing on its way', () => {
    expect(withValueAt({}, 'name.jp', '薬')).toEqual({ name: { jp: '薬' } });
  });

  it('is emptied: a part of an object goes, a row leaves the list', () => {
    expect(withoutValueAt(record, 'price')).toEqual({ name: record.name, groups: record.groups });
    expect(withoutValueAt(record, 'groups.1.weight')['groups']).toEqual([{ weight: 1 }, {}]);
    expect(withoutValueAt(record, 'groups.0')['groups']).toEqual([{ weight: 2 }]);
    expect(withoutValueAt(record, 'nothing.here')['price']).toBe(5);
  });
});
