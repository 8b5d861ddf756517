import { registry } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { listColumns } from './list-columns.ts';

const columnsOf = (module: string, chosen: readonly string[] | null = null) =>
  listColumns(registry.get(module), chosen, 'en');

describe('listColumns', () => {
  it('lets fields share a column of which each record has one', () => {
    const shared = columnsOf('item-control').find(({ key }) => key === 'item_id pet_id god_id');
    expect(shared).toMatchObject({ label: 'Item / Pet / God', sort: null });
    const limitOf = (data: { readonly [key: string]: string }) => ({
      field: shared?.fieldOf(data)?.key,
      value: shared?.valueOf(data),
    });
    expect(limitOf({ asset_kind: 'item', item_id: '1001' })).toEqual({ field: 'item_id', value: '1001' });
    expect(limitOf({ asset_kind: 'pet', item_id: '1001', pet_id: '10021' })).toEqual({
      field: 'pet_id',
      value: '10021',
    });
    expect(limitOf({ asset_kind: 'gem', item_id: '1001' })).toEqual({ field: undefined, value: undefined });
  });

  it('leaves numbers apart, and a field whose others are not shown', () => {
    const keys = (module: string, chosen: readonly string[]) =>
      columnsOf(module, chosen).map(({ key }) => key);
    expect(keys('daily-activity-setting', ['id', 'point', 'threshold'])).toEqual([
      'id',
      'point',
      'threshold',
    ]);
    expect(keys('item-control', ['id', 'pet_id', 'status', 'god_id'])).toEqual([
      'id',
      'pet_id',
      'status',
      'god_id',
    ]);
  });
});
