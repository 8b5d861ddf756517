import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { validateFields } from './validate-fields.ts';

const module = buildModule({
  amount: { kind: 'integer', label: LABEL, optional: true },
  scene: { kind: 'json', holds: 'object', label: LABEL, optional: true },
});
const stored = { id: 1, status: 'active', sort_order: 0, amount: 3, scene: { a: 1, b: 2 } };
const codesOf = (data: object, fields: readonly string[]) =>
  validateFields(
    module,
    { ...stored, ...data },
    {
      previous: stored,
      fixed: { fields, lock: null, keepsStart: false },
    },
  ).map(({ path, code }) => `${path} ${code}`);

describe('fixed fields', () => {
  it('keep their value, however it is written', () => {
    expect(codesOf({ scene: { b: 2, a: 1 }, amount: 4 }, ['scene'])).toEqual([]);
    expect(codesOf({ scene: { a: 1 }, amount: null }, ['scene', 'amount'])).toEqual([
      'scene fixed',
      'amount fixed',
    ]);
  });

  it('say what else is wrong with them too', () => {
    expect(codesOf({ scene: [1] }, ['scene'])).toEqual(['scene wrong_type', 'scene fixed']);
  });
});

describe('the ID of a record', () => {
  const codesOfId = (id: number) =>
    validateFields(module, { ...stored, id }, { recordId: '1', previous: stored }).map(
      ({ path, code }) => `${path} ${code}`,
    );

  it('stays what it is', () => {
    expect(codesOfId(1)).toEqual([]);
    expect(codesOfId(2)).toEqual(['id read_only']);
  });
});
