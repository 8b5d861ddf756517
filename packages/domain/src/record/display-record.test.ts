import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { sampleEnum } from '@quartermaster/testkit/modules/sample-fields';
import { describe, expect, it } from 'vitest';
import { displayRecord, namesakeOf } from './display-record.ts';

const FIELDS = {
  owner_id: { kind: 'reference', to: 'owner-setting', label: LABEL, optional: true },
  note: { kind: 'text', maxLength: 20, label: LABEL, optional: true },
} as const;
const called = buildModule(FIELDS, { display: { title: 'owner_id' } });
const noted = buildModule(FIELDS, { display: { title: 'note' } });

describe('a record that is called by the name of another one', () => {
  it('has no title of its own', () => {
    const data = { id: 1, owner_id: 7, note: 'x' };
    expect(displayRecord(called, data).title).toBeNull();
    expect(namesakeOf(called, data)).toEqual({ module: 'owner-setting', id: '7' });
  });

  it('is not one that has a text, or that names nobody', () => {
    expect(namesakeOf(noted, { id: 1, owner_id: 7, note: 'x' })).toBeNull();
    expect(displayRecord(noted, { id: 1, note: 'x' }).title).toBe('x');
    expect(namesakeOf(called, { id: 1 })).toBeNull();
  });
});

describe('a record that is called by a value of a closed list', () => {
  const sized = buildModule(
    { size: { kind: 'enum', label: LABEL, of: sampleEnum } },
    { display: { title: 'size' } },
  );

  it('is called as that value is', () => {
    const small = sampleEnum.values.find(({ value }) => value === 'small');
    expect(displayRecord(sized, { id: 1, size: 'small' }).title).toEqual(small?.label);
    expect(displayRecord(sized, { id: 1, size: 'gone' }).title).toBe('gone');
  });
});
