import { array, assert, constantFrom, integer, oneof, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetKind } from '../enums/asset-kind.ts';
import type { JsonValue } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';
import { assetColumn } from './asset-text.ts';

const column = assetColumn('costs');
const read = (text: string) => column.read(text, undefined);
const print = (value: JsonValue) => column.inSheet?.print(value) ?? '';
const coin = (amount: number) => ({ asset_kind: 'coin', amount });
const item = (target: number | string, amount: number) => ({
  asset_kind: 'item',
  target_id: target,
  amount,
});

describe('rewards and costs in a cell', () => {
  it.each([
    ['coin 25', [coin(25)]],
    ['coin:25', [coin(25)]],
    ['Coin ×1,000', [coin(1000)]],
    ['銅幣25', [coin(25)]],
    ['コイン　２５', [coin(25)]],
    ['item 1001 x5; gem 10', [item(1001, 5), { asset_kind: 'gem', amount: 10 }]],
    ['item:1001x5|coin 1,000, gem 10', [item(1001, 5), coin(1000), { asset_kind: 'gem', amount: 10 }]],
    ['道具 1001 ×5、寶石 10\n', [item(1001, 5), { asset_kind: 'gem', amount: 10 }]],
    ['item 1001', [item(1001, 1)]],
    ['Pet spirit 10021 5', [{ asset_kind: 'pet_spirit', target_id: 10_021, amount: 5 }]],
    [
      'pet 10021 x1 (level 5, star 2)',
      [{ asset_kind: 'pet', target_id: 10_021, amount: 1, extra: { level: 5, star: 2 } }],
    ],
    ['[{"asset_kind":"coin","amount":25}]', [coin(25)]],
  ])('are read from %j', (text, value) => {
    expect(read(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['coinn 25', 'unknown_option', { value: 'coinn' }],
    ['coin 25; wish 1', 'unknown_option', { value: 'wish' }],
    ['coin', 'asset_text', { text: 'coin' }],
    ['25', 'asset_text', { text: '25' }],
    ['coin many', 'asset_text', { text: 'coin many' }],
    ['item 1001 x', 'asset_text', { text: 'item 1001 x' }],
    ['coin 5 (level)', 'asset_text', { text: 'coin 5 (level)' }],
    [' ; ', 'asset_text', { text: ';' }],
    ['[{"asset_kind"', 'json', { line: 1, column: 15, expected: 'json_colon' }],
  ])('are refused as %j', (text, code, params) => {
    expect(read(text)).toEqual({ ok: false, code, params });
  });

  it('keep what the only row names when a number alone is typed', () => {
    expect(column.read('30', [coin(25)])).toEqual({ ok: true, value: [coin(30)] });
    expect(column.read(' １,５００ ', [item(1001, 5)])).toEqual({ ok: true, value: [item(1001, 1500)] });
    for (const before of [undefined, [], [coin(25), item(1001, 5)]])
      expect(column.read('30', before)).toMatchObject({ ok: false, code: 'asset_text' });
  });

  it('are printed as they are read; an empty cell clears', () => {
    expect(print([item(1001, 5), coin(25)])).toBe('item 1001 x5; coin 25');
    expect(print([{ ...item(7, 1), extra: { level: 5 } }])).toBe('item 7 x1 (level 5)');
    expect(read(' ')).toEqual({ ok: true, value: undefined });
    expect(column.print([coin(25)])).toBe('[{"amount":25,"asset_kind":"coin"}]');
  });

  it('are read as what was printed, whatever the rows hold', () => {
    const row = record(
      {
        asset_kind: oneof(constantFrom(...assetKind.values.map(({ value }) => value)), string()),
        target_id: oneof(integer({ min: 0 }), string({ minLength: 1 })),
        amount: oneof(integer(), constantFrom(0.5, 1e21)),
        extra: record({ level: integer(), star: integer() }, { requiredKeys: [] }),
      },
      { requiredKeys: ['asset_kind', 'amount'] },
    );
    assert(
      property(array(option(row, { nil: null }), { minLength: 1, maxLength: 4 }), (rows) => {
        const back = read(print(rows));
        expect(back.ok && canonicalJson(back.value ?? null)).toBe(canonicalJson(rows));
      }),
      { numRuns: 300 },
    );
  });

  it('are printed without JSON where they are valid', () => {
    const valid = record(
      {
        asset_kind: constantFrom(...assetKind.values.map(({ value }) => value)),
        target_id: integer({ min: 1 }),
        amount: integer({ min: 1, max: 999_999_999 }),
        extra: record({ level: integer({ min: 1 }), star: integer({ min: 1 }) }),
      },
      { requiredKeys: ['asset_kind', 'amount', 'target_id'] },
    );
    assert(
      property(array(valid, { minLength: 1, maxLength: 4 }), (rows) => {
        expect(print(rows)).not.toContain('[');
      }),
    );
  });
});
