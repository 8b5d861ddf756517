import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { sampleEnum } from '@quartermaster/testkit/modules/sample-fields';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../bundle/bundle-record.ts';
import { fieldAtPath, fieldOfIssuePath } from '../core/field-at-path.ts';
import type { JsonObject, JsonValue, RecordData } from '../core/json.ts';
import { diffRecords } from '../diff/diff-records.ts';
import { mergeRecords } from '../diff/merge-records.ts';
import { localizedTextsOf, withText } from '../record/localized-texts.ts';
import { newRecord } from '../record/new-record.ts';
import { normalizeRecord } from '../record/normalize-record.ts';
import { readRecord } from '../record/read-record.ts';
import { referencesOf } from '../record/references-of.ts';
import { searchTextOf } from '../record/search.ts';
import { moduleIssueText } from '../texts/module-issue-text.ts';
import { validateFields } from '../validation/validate-fields.ts';
import { validateRecord } from '../validation/validate-record.ts';
import { fieldKindLogic } from './index.ts';

const text = { kind: 'localized_text', label: LABEL, maxLength: 40 } as const;
const number = { kind: 'integer', label: { en: 'Limit', zh: '上限', jp: '上限' }, max: 99 } as const;
const fields = {
  hint: { ...text, optional: true },
  size: { kind: 'enum', label: LABEL, of: sampleEnum, default: 'small' },
  limit: { ...number, showWhen: { field: 'size', in: ['large'] } },
  item: { kind: 'reference', label: LABEL, to: 'item-setting', optional: true },
  from: { kind: 'date_time', label: LABEL, optional: true },
  until: { kind: 'date_time', label: LABEL, optional: true, afterField: 'from' },
  inner: {
    kind: 'group',
    label: LABEL,
    optional: true,
    fields: { lines: { kind: 'rows', label: LABEL, fields: { line: text } } },
  },
} as const;
const group = { kind: 'group', label: LABEL, fields } as const;
const module = buildModule(
  { jump: group, other: { ...group, optional: true } },
  { key: 'gate-setting', search: ['jump'] },
);
const gate = (jump: JsonValue, rest: RecordData = {}): RecordData => ({
  id: 1,
  status: 'active',
  jump,
  ...rest,
});
const whole: JsonObject = {
  hint: { en: 'North', jp: '北' },
  size: 'large',
  limit: 5,
  item: 7,
  inner: { lines: [{ line: { en: 'One' } }] },
};

describe('a group', () => {
  it('starts with the defaults of its parts, unless it is optional', () => {
    expect(newRecord(module)).toMatchObject({ jump: { size: 'small' } });
    expect(newRecord(module)['other']).toBeUndefined();
    expect(readRecord(module, { id: 1 })).toMatchObject({ jump: { size: 'small' } });
  });

  it('is asked for part by part, and an optional one not at all', () => {
    expect(validateFields(module, { id: 1, status: 'active', sort_order: 0 })).toMatchObject([
      { path: 'jump.size', code: 'required' },
    ]);
    expect(
      validateFields(module, gate({ size: 'large' }, { sort_order: 0, other: { hint: { en: 'x' } } })),
    ).toMatchObject([
      { path: 'jump.limit', code: 'required' },
      { path: 'other.size', code: 'required' },
    ]);
  });

  it('is stored without what is empty or not shown, and not at all without parts', () => {
    expect(normalizeRecord(module, gate({ size: 'small', limit: 5, item: '7' }))['jump']).toEqual({
      size: 'small',
      item: 7,
    });
    expect(
      normalizeRecord(module, gate(whole, { other: { hint: {}, item: null } }))['other'],
    ).toBeUndefined();
  });

  it('has a column for each part, those of inner groups too', () => {
    const field = module.fieldByKey.get('jump');
    const columns = field === undefined ? [] : fieldKindLogic('group').columns(field);
    expect(columns.map(({ name }) => name)).toEqual([
      'jump.hint.en',
      'jump.hint.zh',
      'jump.hint.jp',
      'jump.hint.key',
      'jump.size',
      'jump.limit',
      'jump.item',
      'jump.from',
      'jump.until',
      'jump.inner.lines',
    ]);
    const read = columns.reduce<JsonValue | undefined>((value, column) => {
      const cell = column.read(column.print(whole), value);
      return cell.ok ? cell.value : 'not read';
    }, undefined);
    expect(read).toEqual(whole);
    const limit = columns.find(({ name }) => name === 'jump.limit');
    expect(limit?.read('many', whole)).toMatchObject({ ok: false });
    expect(limit?.read('', { limit: 5 })).toEqual({ ok: true, value: undefined });
  });

  it('differs part by part', () => {
    const after = { ...whole, limit: 6, hint: { en: 'South', jp: '北' } };
    expect(diffRecords(module, gate(whole), gate(after))).toEqual([
      { path: 'jump.hint.en', before: 'North', after: 'South' },
      { path: 'jump.limit', before: 5, after: 6 },
    ]);
    expect(
      diffRecords(module, gate(whole), { id: 1, status: 'active', jump: { size: 'large' } }),
    ).toHaveLength(5);
    expect(diffRecords(module, gate({ size: 'small' }), { id: 1, status: 'active' })).toEqual([
      { path: 'jump.size', before: 'small', after: null },
    ]);
  });

  it('joins edits of different parts, and refuses two of one', () => {
    const [mine, theirs] = [
      { ...whole, limit: 6 },
      { ...whole, hint: { en: 'North', jp: '南' } },
    ];
    expect(mergeRecords(module, gate(whole), gate(mine), gate(theirs))).toEqual({
      merged: gate({ ...whole, limit: 6, hint: { en: 'North', jp: '南' } }),
      conflicts: [],
    });
    const { conflicts } = mergeRecords(module, gate(whole), gate(mine), gate({ ...whole, limit: 7 }));
    expect(conflicts).toEqual(['jump.limit']);
  });

  it('is found by its texts and names the records of its parts', () => {
    expect(searchTextOf(module, gate(whole))).toContain('north');
    expect(searchTextOf(module, gate(whole))).toContain('one');
    expect(referencesOf(module, gate(whole))).toEqual([
      { path: 'jump.item', module: 'item-setting', id: '7', by: null },
    ]);
  });

  it('shows its texts to translators, those of rows inside too', () => {
    const texts = localizedTextsOf(module, gate(whole));
    expect(texts.map(({ path }) => path)).toEqual(['jump.hint', 'jump.inner.lines.0.line']);
    expect(withText(gate(whole), 'jump.inner.lines.0.line', { en: 'Two' })['jump']).toMatchObject({
      inner: { lines: [{ line: { en: 'Two' } }] },
    });
  });

  it('is reviewed: languages that are missing, dates in the wrong order', () => {
    const jump = { ...whole, from: '2030-01-02 00:00:00', until: '2030-01-01 00:00:00' };
    const found = validateRecord(module, gate(jump)).map(({ path, code }) => `${path} ${code}`);
    expect(found).toContain('jump.until greater');
    expect(found).toContain('jump.hint.zh text_missing');
  });

  it('is led into by paths', () => {
    expect(fieldAtPath(module, 'jump.inner.lines.line')?.kind).toBe('localized_text');
    expect(fieldOfIssuePath(module, 'jump.inner.lines.0.line.en')?.key).toBe('line');
    const issue = {
      path: 'jump',
      code: 'unknown_field',
      params: { field: 'limit' },
      severity: 'error',
    } as const;
    expect(moduleIssueText(issue, 'en', { module })).toContain('Limit');
  });

  it('is another shape than rows of the same fields', () => {
    const rows = buildModule({ jump: { ...group, kind: 'rows' } });
    expect(schemaText(buildModule({ jump: { ...group, optional: true } }))).not.toBe(
      schemaText(buildModule({ jump: { ...group, kind: 'rows', optional: true } })),
    );
    expect(schemaText(rows)).toContain('"lines"');
  });
});
