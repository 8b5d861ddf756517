import { registry } from '@quartermaster/domain/modules/index';
import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { columnsOf, foldedOf, toldOf } from './use-columns.ts';

const module = buildModule({
  rows: {
    kind: 'rows',
    label: LABEL,
    fields: {
      kind: { kind: 'text', maxLength: 9, label: LABEL },
      count: { kind: 'integer', label: LABEL, showWhen: { field: 'kind', in: ['many'] } },
    },
  },
});
const field = module.fieldByKey.get('rows');
const shown = (...kinds: readonly string[]) =>
  field?.kind === 'rows'
    ? columnsOf(
        field,
        kinds.map((kind) => ({ kind })),
      ).map(({ key }) => key)
    : [];

describe('columns of rows', () => {
  it('are those that some row has', () => {
    expect(shown('one', 'many')).toEqual(['kind', 'count']);
    expect(shown('one', 'one')).toEqual(['kind']);
    expect(shown()).toEqual(['kind']);
  });
});

describe('folded fields of rows', () => {
  const goods = registry.get('store-pool-setting').fieldByKey.get('entries');

  it('have no column, and are told where they differ from those of a new row', () => {
    if (goods?.kind !== 'rows') throw new Error('no rows');
    const plain = { no: 1, discount_bp: 0, fixed: false, stock: 0, limit: { period: 'none' }, level_from: 1 };
    const keysOf = (fields: readonly { readonly key: string }[]) => fields.map(({ key }) => key);
    expect(keysOf(columnsOf(goods, [plain]))).toEqual(['no', 'reward', 'cost', 'weight']);
    expect(keysOf(foldedOf(goods, plain))).toEqual(goods.folded);
    expect(toldOf(goods, plain)).toEqual([]);
    const cheaper = { ...plain, discount_bp: 1000, limit: { period: 'day', count: 1 } };
    expect(keysOf(toldOf(goods, cheaper))).toEqual(['discount_bp', 'limit']);
  });
});
