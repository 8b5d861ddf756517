import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { sampleEnum } from '@quartermaster/testkit/modules/sample-fields';
import { describe, expect, it } from 'vitest';
import type { ResolvedField } from '../core/field.ts';
import type { RecordData } from '../core/json.ts';
import { normalizeRecord } from '../record/normalize-record.ts';
import { referencesOf } from '../record/references-of.ts';
import { validateConfiguration } from '../validation/validate-configuration.ts';
import { validateFields } from '../validation/validate-fields.ts';
import { createRegistry } from '../core/registry.ts';
import { chosenField, lostReferences, withChoice } from './chosen-field.ts';

const size = { kind: 'enum', label: LABEL, of: sampleEnum } as const;
const target = {
  kind: 'reference_by',
  label: LABEL,
  by: 'size',
  targets: { small: 'sample-setting', large: 'other-setting', huge: null },
} as const;
const fields = { size, target } as const;
const definition = { ...fields, steps: { kind: 'rows', label: LABEL, optional: true, fields } } as const;
const module = buildModule(definition);
const record = (values: RecordData): RecordData => ({ id: 1, status: 'active', sort_order: 0, ...values });
const problemsOf = (values: RecordData) =>
  validateFields(module, record(values)).map(({ path, code }) => `${path} ${code}`);

describe('a reference whose module another field chooses', () => {
  it('is asked for where there is a module', () => {
    expect(problemsOf({ size: 'small' })).toEqual(['target required']);
    expect(problemsOf({ size: 'huge' })).toEqual([]);
    expect(problemsOf({ size: 'small', target: 7, steps: [{ size: 'large' }] })).toEqual([
      'steps.0.target required',
    ]);
  });

  it('names a record of the chosen module, in rows too', () => {
    const data = record({ size: 'small', target: 7, steps: [{ size: 'large', target: 'A~1' }] });
    expect(referencesOf(module, data)).toEqual([
      { path: 'target', module: 'sample-setting', id: '7', by: null },
      { path: 'steps.0.target', module: 'other-setting', id: 'A~1', by: null },
    ]);
    expect(referencesOf(module, record({ size: 'huge', target: 7 }))).toEqual([]);
    expect(referencesOf(module, record({ size: 'toString', target: 7 }))).toEqual([]);
  });

  it('is missed where the chosen module lacks the record', () => {
    const other = buildModule({}, { key: 'other-setting' });
    const registry = createRegistry(
      [{ key: 'samples', title: LABEL, icon: 'flask' }],
      [
        {
          key: 'sample-setting',
          family: 'samples',
          titles: { title: LABEL, record: LABEL },
          fields: definition,
        },
        { key: other.key, family: 'samples', titles: { title: LABEL, record: LABEL }, fields: {} },
      ],
    );
    const issuesOf = (data: RecordData) =>
      validateConfiguration({
        registry,
        isProtected: true,
        onlyModules: ['sample-setting'],
        records: (key) =>
          key === 'sample-setting'
            ? [{ recordId: '1', data: record(data) }]
            : [{ recordId: '5', data: { id: 5, status: 'active', sort_order: 0 } }],
      });
    expect(issuesOf({ size: 'large', target: 5 })).toEqual([]);
    expect(issuesOf({ size: 'large', target: 1 })).toMatchObject([
      { path: 'target', code: 'reference_missing', params: { module: 'other-setting', id: '1' } },
    ]);
    expect(issuesOf({ size: 'small', target: 1 })).toEqual([]);
  });

  it('is stored by number, and not at all where nothing is chosen', () => {
    expect(normalizeRecord(module, record({ size: 'small', target: ' 7 ' }))['target']).toBe(7);
    expect(normalizeRecord(module, record({ size: 'huge', target: 7 }))['target']).toBeUndefined();
  });

  it('is a plain reference once chosen, the same one each time', () => {
    const field = module.fieldByKey.get('target');
    if (field === undefined) throw new Error('no such field');
    const chosen = chosenField(field, { size: 'large' });
    expect(chosen).toMatchObject({ kind: 'reference', to: 'other-setting', key: 'target', required: true });
    expect(chosenField(field, { size: 'large' })).toBe(chosen);
    expect(chosenField(field, { size: 'huge' })).toBe(field);
  });

  it('goes when another module is chosen', () => {
    const values = { size: 'small', target: 7 };
    expect(lostReferences(module.fields, values, 'size', 'large')).toEqual(['target']);
    expect(lostReferences(module.fields, values, 'size', 'small')).toEqual([]);
    expect(withChoice(module.fields, values, 'size', 'huge')).toEqual({ size: 'huge', target: null });
    expect(withChoice(module.fields, values, 'target', 8)).toEqual({ size: 'small', target: 8 });
  });
});

describe('a number whose unit choices beside it decide', () => {
  const numbers = buildModule({
    size,
    other: size,
    amount: {
      kind: 'integer',
      label: LABEL,
      unitBy: { size: { small: 'turns' }, other: { small: 'percent', large: 'percent' } },
    },
  });
  const field = numbers.fieldByKey.get('amount') as ResolvedField;

  it('has the unit of the first that gives one, or none', () => {
    expect(chosenField(field, { size: 'small', other: 'small' })).toMatchObject({ unit: 'turns' });
    const percent = chosenField(field, { size: 'huge', other: 'small' });
    expect(percent).toMatchObject({ kind: 'integer', unit: 'percent' });
    expect(chosenField(field, { size: 'huge', other: 'large' })).toBe(percent);
    expect(chosenField(field, { size: 'huge' })).toBe(field);
  });
});

describe('an id whose screen a text beside it names', () => {
  const text = { kind: 'text', label: LABEL, optional: true } as const;
  const named = buildModule({ screen: text, target: { ...text, recordIn: 'screen' } });
  const field = named.fieldByKey.get('target') as ResolvedField;

  it('is of that screen, and stays the text that it is', () => {
    const chosen = chosenField(field, { screen: 'sample-setting' });
    expect(chosen).toMatchObject({ kind: 'text', recordModule: 'sample-setting' });
    expect(chosenField(field, { screen: 'sample-setting' })).toBe(chosen);
    expect(chosenField(field, {})).toBe(field);
  });

  it('is lost with the screen', () => {
    const values = { screen: 'sample-setting', target: '7' };
    expect(lostReferences(named.fields, values, 'screen', 'other-setting')).toEqual(['target']);
    expect(lostReferences(named.fields, values, 'screen', 'sample-setting')).toEqual([]);
  });
});
