import { buildDefinition, buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { sampleEnum } from '@quartermaster/testkit/modules/sample-fields';
import { describe, expect, it } from 'vitest';
import { resolveModule } from './resolve.ts';

const name = { kind: 'localized_text', label: LABEL } as const;
const icon = { kind: 'asset', asset: 'image', label: LABEL } as const;
const size = { kind: 'enum', of: sampleEnum, label: LABEL } as const;

describe('resolveModule', () => {
  it('adds the identity and the fields every record has', () => {
    const module = buildModule({ name });
    expect(module.identity).toEqual(['id']);
    expect(module.fields.map(({ key }) => key)).toEqual(['id', 'name', 'status', 'sort_order', 'remark']);
    expect(module.defaults).toEqual({ status: 'not_open', sort_order: 0 });
  });

  it('starts ids at 1 unless the definition says that 0 means something', () => {
    const id = { kind: 'id', label: LABEL } as const;
    const row = { kind: 'rows', label: LABEL, fields: { id } } as const;
    const { fieldByKey } = buildModule({ first: id, other: { ...id, min: 0 }, row });
    expect(fieldByKey.get('first')).toMatchObject({ min: 1 });
    expect(fieldByKey.get('other')).toMatchObject({ min: 0 });
    expect(fieldByKey.get('row')?.rowFields[0]).toMatchObject({ min: 1 });
  });

  it('gives a singleton a status and no identity', () => {
    const module = buildModule({ name }, { kind: 'singleton' });
    expect(module.identity).toEqual([]);
    expect(module.fields.map(({ key }) => key)).toEqual(['name', 'status']);
  });

  it('puts the parent of a child in front of its identity', () => {
    const owner = { kind: 'reference', to: 'other-setting', label: LABEL } as const;
    const module = buildModule({ owner, name }, { kind: 'child', parent: 'owner' });
    expect(module.parent).toEqual({ module: 'other-setting', field: 'owner' });
    expect(module.identity).toEqual(['owner', 'id']);
    expect(module.fields.slice(0, 3).map(({ key }) => key)).toEqual(['id', 'owner', 'name']);
  });

  it('finds what people know a record by, and the columns and filters of its list', () => {
    const module = buildModule({ code: { kind: 'text', label: LABEL }, icon, name, size });
    expect(module.display).toEqual({ title: 'name', namedAfter: [], image: 'icon' });
    expect(module.list.columns).toEqual(['id', 'icon', 'name', 'code', 'size', 'status']);
    expect(module.list.filters).toEqual(['status', 'size']);
    expect(module.search).toEqual(['name']);
  });

  it('knows no record by a text of several lines', () => {
    const text = { ...name, multiline: true } as const;
    expect(buildModule({ text }).display.title).toBeNull();
    expect(buildModule({ text, name }).display.title).toBe('name');
  });

  it('keeps what the author says', () => {
    const module = buildModule(
      { code: { kind: 'text', label: LABEL }, name },
      { identity: ['code'], list: { columns: ['code'], sort: '-code', sheet: {} }, search: ['code'] },
    );
    expect(module.fieldByKey.has('id')).toBe(false);
    expect(module.list).toMatchObject({
      columns: ['code'],
      sort: { field: 'code', descending: true },
      sheet: { groupBy: null, columns: ['code', 'name', 'status', 'sort_order', 'remark'] },
      standing: null,
    });
    expect(module.search).toEqual(['code']);
  });

  it('gives every list a sheet: what it names, else all fields of a declared one, else what fits into a cell', () => {
    const texts = { ...name, multiline: true } as const;
    const fields = { icon, name, texts, size, costs: { kind: 'cost_list', label: LABEL } } as const;
    const sheetOf = (sheet?: { readonly columns?: readonly string[] }) =>
      buildModule(fields, sheet === undefined ? {} : { list: { sheet } }).list.sheet?.columns;
    expect(sheetOf()).toEqual(['id', 'name', 'size', 'costs', 'status', 'sort_order']);
    expect(sheetOf({ columns: ['costs'] })).toEqual(['id', 'name', 'costs']);
    const all = ['icon', 'texts', 'size', 'costs', 'status', 'sort_order', 'remark'];
    expect(sheetOf({})).toEqual(['id', 'name', ...all]);
    expect(buildModule({ name }, { kind: 'singleton' }).list.sheet).toBeNull();
  });

  it('puts every field into exactly one section', () => {
    const sections = [{ key: 'look', title: LABEL, fields: ['icon'] }];
    const module = buildModule({ icon, name, size }, { sections });
    expect(module.sections.map(({ key, fields }) => [key, fields])).toEqual([
      ['look', ['icon']],
      ['rest', ['id', 'name', 'size']],
      ['management', ['status', 'sort_order', 'remark']],
    ]);
  });

  it('fills a required yes-or-no with no', () => {
    expect(buildModule({ open: { kind: 'boolean', label: LABEL } }).defaults['open']).toBe(false);
  });

  it('leaves the author’s object alone and freezes its own', () => {
    const definition = buildDefinition({ rows: { kind: 'rows', label: LABEL, fields: { name } } });
    const before = structuredClone(definition);
    const module = resolveModule(definition);
    expect(definition).toEqual(before);
    expect(
      [module, module.fields, module.fields[0], module.list, module.list.columns].every(Object.isFrozen),
    ).toBe(true);
    expect(module.fieldByKey.get('rows')?.rowFields.map(({ key, required }) => [key, required])).toEqual([
      ['name', true],
    ]);
  });
});
