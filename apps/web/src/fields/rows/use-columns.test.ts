import { registry } from '@quartermaster/domain/modules/index';
import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { areAlternatives, groupAlternatives } from '../common/alternatives.ts';
import { columnsOf, foldedOf, unusualFields } from './use-columns.ts';

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

describe('alternatives of rows', () => {
  const goods = registry.get('maze-shop-setting').fieldByKey.get('goods');

  it('share a column where a row has at most one of them', () => {
    const columns = groupAlternatives(goods?.rowFields ?? [], areAlternatives);
    expect(columns.map((column) => column.map(({ key }) => key).join(' '))).toEqual([
      'no',
      'kind',
      'reward buff_id',
      'price',
      'weight',
      'stock',
    ]);
  });

  it('are no numbers, and none that one row has both of', () => {
    const when = (...kinds: string[]) => ({ showWhen: { field: 'kind', in: kinds } });
    const reward = { kind: 'text', label: LABEL, ...when('many') } as const;
    const fields = buildModule({
      kind: { kind: 'text', label: LABEL },
      reward,
      other: { ...reward, ...when('many', 'few') },
      count: { kind: 'integer', label: LABEL, ...when('one') },
    }).fieldByKey;
    const [one, other, count] = ['reward', 'other', 'count'].map((key) => fields.get(key));
    if (!one || !other || !count) throw new Error('no such field');
    expect(areAlternatives(one, other)).toBe(false);
    expect(areAlternatives(one, count)).toBe(false);
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
    expect(unusualFields(goods, plain)).toEqual([]);
    const cheaper = { ...plain, discount_bp: 1000, limit: { period: 'day', count: 1 } };
    expect(keysOf(unusualFields(goods, cheaper))).toEqual(['discount_bp', 'limit']);
  });
});
