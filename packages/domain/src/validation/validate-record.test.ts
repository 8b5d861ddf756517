import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { validateRecord } from './validate-record.ts';

const integer = { kind: 'integer', label: LABEL, optional: true } as const;
const text = { kind: 'localized_text', label: LABEL, optional: true } as const;

describe('validateRecord', () => {
  it('gives a problem the severity its rule has', () => {
    const module = buildModule(
      { text, low: integer, high: integer },
      {
        rules: [{ field: 'high', is: 'greater', than: { field: 'low' }, severity: 'warning' }],
      },
    );
    expect(validateRecord(module, { low: 2, high: 1 })).toMatchObject([
      { code: 'greater', severity: 'warning' },
    ]);
  });

  it('finds missing languages: errors where protected, warnings elsewhere', () => {
    const module = buildModule({ text });
    const data = { text: { en: 'Fire' } };
    expect(validateRecord(module, data).map(({ path, severity }) => [path, severity])).toEqual([
      ['text.zh', 'warning'],
      ['text.jp', 'warning'],
    ]);
    expect(
      validateRecord(module, data, { isProtected: true }).every(({ severity }) => severity === 'error'),
    ).toBe(true);
  });

  it('finds languages with other placeholders and files with other extensions', () => {
    const module = buildModule({
      text,
      banner: { kind: 'asset', asset: 'image', perLanguage: true, label: LABEL },
    });
    const data = {
      text: { en: '{x}', zh: '{x}', jp: '{y}' },
      banner: { path: 'a.png', locale_paths: { zh: 'a.jpg' } },
    };
    expect(validateRecord(module, data).map(({ path, code }) => [path, code])).toEqual([
      ['text', 'placeholders_differ'],
      ['banner', 'extensions_differ'],
      ['banner.locale_paths.en', 'variant_missing'],
      ['banner.locale_paths.jp', 'variant_missing'],
    ]);
  });

  it('finds dates out of order and records that name themselves', () => {
    const module = buildModule({
      starts_at: { kind: 'date_time', label: LABEL },
      ends_at: { kind: 'date_time', label: LABEL, afterField: 'starts_at' },
      rivals: { kind: 'reference', label: LABEL, to: 'sample-setting', many: true, notSelf: true },
    });
    const data = { id: 7, starts_at: '2030-01-02 00:00:00', ends_at: '2030-01-01 00:00:00', rivals: [8, 7] };
    expect(validateRecord(module, data).map(({ path, code }) => [path, code])).toEqual([
      ['ends_at', 'greater'],
      ['rivals.1', 'reference_self'],
    ]);
  });
});
