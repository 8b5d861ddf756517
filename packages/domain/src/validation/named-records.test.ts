import { buildDefinition, LABEL, SAMPLE_FAMILY } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../core/json.ts';
import { createRegistry } from '../core/registry.ts';
import { validateConfiguration } from './validate-configuration.ts';

const item = { kind: 'reference', label: LABEL, to: 'item-setting', optional: true } as const;
const registry = createRegistry(
  [SAMPLE_FAMILY],
  [
    buildDefinition(
      { release_at: { kind: 'date_time', label: LABEL, optional: true } },
      { key: 'item-setting', releasedAt: 'release_at' },
    ),
    buildDefinition(
      {
        item,
        open: { kind: 'timeslot', label: LABEL, optional: true },
        costs: { kind: 'cost_list', label: LABEL, optional: true },
        gives: { kind: 'reward_list', label: LABEL, optional: true },
      },
      { key: 'shop-setting' },
    ),
    buildDefinition(
      { owner: { ...item, optional: false } },
      { key: 'part-setting', kind: 'child', parent: 'owner' },
    ),
    buildDefinition({ item }, { key: 'gift-setting', belongsTo: 'item' }),
  ],
);

const OFF = { status: 'inactive' };
const one = (amount: number) => [{ asset_kind: 'item', target_id: 1, amount }];
const openFrom = (day: string) => ({
  open: {
    type: 'limited_period',
    periods: [{ start_date: `2030-03-${day} 00:00:00`, end_date: '2030-05-01 00:00:00' }],
  },
});

/** What a release of item 1 and of records that name it is told. */
function problemsOf(of: JsonObject, named: Readonly<Record<string, JsonObject>>): readonly string[] {
  const record = (data: JsonObject): RecordData => ({ id: 1, status: 'active', sort_order: 0, ...data });
  const records: Readonly<Record<string, JsonObject>> = { 'item-setting': of, ...named };
  return validateConfiguration({
    registry,
    isProtected: false,
    isWhole: true,
    records: (key) => {
      const data = records[key];
      return data === undefined
        ? []
        : [{ recordId: key === 'part-setting' ? '1~1' : '1', data: record(data) }];
    },
  }).map(({ module, path, code, severity }) => `${module} ${path} ${code} ${severity}`);
}

describe('a record that is named', () => {
  it('is active where the one that names it is', () => {
    expect(problemsOf(OFF, { 'shop-setting': { item: 1 } })).toEqual([
      'shop-setting item reference_off error',
    ]);
    expect(problemsOf({ status: 'suspended' }, { 'shop-setting': { gives: one(1) } })).toEqual([
      'shop-setting gives.0.target_id reference_off warning',
    ]);
    expect(problemsOf({ status: 'not_open' }, { 'shop-setting': { item: 1 } })).toEqual([]);
    for (const status of ['inactive', 'suspended', 'not_open'])
      expect(problemsOf(OFF, { 'shop-setting': { item: 1, status } })).toEqual([]);
  });

  it('may be off with its children and with what belongs to it', () => {
    expect(problemsOf(OFF, { 'part-setting': { owner: 1 }, 'gift-setting': { item: 1 } })).toEqual([]);
  });

  it('is released when the record that names it opens', () => {
    const released = { release_at: '2030-03-10 00:00:00' };
    expect(problemsOf(released, { 'shop-setting': { item: 1, ...openFrom('09') } })).toEqual([
      'shop-setting item named_before_release error',
    ]);
    expect(problemsOf(released, { 'shop-setting': { item: 1, ...openFrom('10') } })).toEqual([]);
    expect(problemsOf(released, { 'shop-setting': { item: 1, open: { type: 'always_open' } } })).toEqual([]);
    expect(
      problemsOf(released, { 'shop-setting': { item: 1, status: 'not_open', ...openFrom('09') } }),
    ).toEqual([]);
  });

  it('can be got where it is paid with', () => {
    const problem = ['shop-setting costs.0.target_id without_source error'];
    expect(problemsOf({}, { 'shop-setting': { costs: one(5) } })).toEqual(problem);
    expect(problemsOf({}, { 'shop-setting': { costs: one(5), gives: one(1) } })).toEqual([]);
    expect(problemsOf({}, { 'shop-setting': { costs: one(5) }, 'gift-setting': { item: 1 } })).toEqual([]);
    expect(
      problemsOf({}, { 'shop-setting': { costs: one(5) }, 'gift-setting': { item: 1, ...OFF } }),
    ).toEqual(problem);
    expect(problemsOf({}, { 'shop-setting': { costs: one(5), ...OFF } })).toEqual([]);
  });
});
