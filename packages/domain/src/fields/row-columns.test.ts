import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { sampleEnum } from '@quartermaster/testkit/modules/sample-fields';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../core/json.ts';
import { fieldKindLogic } from './index.ts';

const fields = {
  size: { kind: 'enum', label: LABEL, of: sampleEnum },
  rate: { kind: 'integer', label: LABEL, unit: 'bp' },
  note: { kind: 'text', label: LABEL, optional: true },
} as const;
const plain = { kind: 'rows', label: LABEL, uniqueBy: 'size', fields } as const;
const rows = { ...plain, columnsOf: 'rate' } as const;
const module = buildModule({ prices: rows });
const [whole, ...options] = fieldKindLogic('rows').columns(module.fieldByKey.get('prices') as never);
const small = options[0];
const PRICES: JsonValue = [
  { size: 'large', rate: 500 },
  { size: 'small', rate: 100, note: 'kept' },
];

describe('rows as a column for each option', () => {
  it('are one column in files and several in sheets', () => {
    expect(whole).toMatchObject({ name: 'prices', isFileOnly: true });
    expect(options.map(({ name, isSheetOnly }) => [name, isSheetOnly])).toEqual(
      sampleEnum.values.map(({ value }) => [`prices.${value}`, true]),
    );
    expect(small?.label).toEqual(sampleEnum.values[0]?.label);
  });

  it('show the figure of their row, and nothing where there is none', () => {
    expect(small?.print(PRICES)).toBe('1%');
    expect(small?.print([{ size: 'large', rate: 500 }])).toBe('');
    expect(small?.print(undefined)).toBe('');
  });

  it('say in which row their figure is', () => {
    expect([small?.rowOf?.(PRICES), small?.rowOf?.([]), small?.rowOf?.(undefined)]).toEqual([1, -1, -1]);
  });

  it('change one figure and leave the rest of the rows alone', () => {
    expect(small?.read('2.5%', PRICES)).toEqual({
      ok: true,
      value: [
        { size: 'large', rate: 500 },
        { size: 'small', rate: 250, note: 'kept' },
      ],
    });
  });

  it('add a row and remove it again, and clear the field with the last one', () => {
    expect(small?.read('1', undefined)).toEqual({ ok: true, value: [{ size: 'small', rate: 100 }] });
    expect(small?.read('', PRICES)).toEqual({ ok: true, value: [{ size: 'large', rate: 500 }] });
    expect(small?.read(' ', [{ size: 'small', rate: 100 }])).toEqual({ ok: true, value: undefined });
  });

  it('refuse a text that is no figure', () => {
    expect(small?.read('cheap', PRICES)).toMatchObject({ ok: false });
  });
});

describe('rows without such columns', () => {
  it('stay one column everywhere', () => {
    const field = buildModule({ prices: plain }).fieldByKey.get('prices');
    expect(fieldKindLogic('rows').columns(field as never)).toHaveLength(1);
  });
});
