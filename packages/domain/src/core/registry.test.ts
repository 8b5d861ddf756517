import { buildDefinition, LABEL, SAMPLE_FAMILY } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { FieldDefinitions } from './field.ts';
import { takesEffectOnSave, type ModuleDefinition } from './module.ts';
import { findUnknownNames } from './definition-problems.ts';
import { resolveModule } from './resolve.ts';
import { childrenOf, copiedWith, createRegistry, RegistryError } from './registry.ts';

const name = { kind: 'localized_text', label: LABEL } as const;

function problemsOf(...definitions: readonly ModuleDefinition[]): readonly string[] {
  try {
    createRegistry([SAMPLE_FAMILY], definitions);
    return [];
  } catch (error) {
    if (error instanceof RegistryError) return error.problems;
    throw error;
  }
}

describe('createRegistry', () => {
  it('finds modules by key', () => {
    const registry = createRegistry([SAMPLE_FAMILY], [buildDefinition({ name })]);
    expect(registry.get('sample-setting').key).toBe('sample-setting');
    expect(registry.find('other-setting')).toBeUndefined();
    expect(() => registry.get('other-setting')).toThrow('other-setting');
  });

  it('finds the children of a module', () => {
    const owner = { kind: 'reference', to: 'sample-setting', label: LABEL } as const;
    const child = buildDefinition({ owner }, { key: 'child-setting', kind: 'child', parent: 'owner' });
    const registry = createRegistry([SAMPLE_FAMILY], [buildDefinition({ name }), child]);
    expect(childrenOf(registry, 'sample-setting').map(({ key }) => key)).toEqual(['child-setting']);
    expect(childrenOf(registry, 'child-setting')).toEqual([]);
    expect(childrenOf(registry, 'sample-setting')).toBe(childrenOf(registry, 'sample-setting'));
  });

  it('refuses children without a parent, parents without a child, addresses without a place', () => {
    const owner = { kind: 'reference', to: 'sample-setting', label: LABEL } as const;
    expect(problemsOf(buildDefinition({ name }, { kind: 'child' }))).toHaveLength(1);
    expect(
      problemsOf(buildDefinition({ owner: { ...owner, optional: true } }, { parent: 'owner' })),
    ).toHaveLength(1);
    expect(problemsOf(buildDefinition({ name }, { parent: 'name' }))).toHaveLength(1);
    const address = '/sample-setting/{owner}/detail';
    expect(problemsOf(buildDefinition({ owner }, { kind: 'child', parent: 'owner', address }))).toEqual([
      'sample-setting: address: write it like "/sample-setting/detail/{owner}", with the placeholders last',
    ]);
  });

  it('refuses to name a record after what may name several', () => {
    const reward = { kind: 'reward_list', label: LABEL, max: 1 } as const;
    const named = (fields: FieldDefinitions) =>
      problemsOf(buildDefinition({ name, ...fields }, { display: { namedAfter: ['reward'] } }));
    expect(named({ reward })).toEqual([]);
    const problem = 'sample-setting: display.namedAfter: reward is no reference and no list of one reward';
    expect(named({ reward: { ...reward, max: 2 } })).toEqual([problem]);
    expect(named({ reward: name })).toEqual([problem]);
  });

  it('finds what a copy of a record brings along: children first, then what else belongs to it', () => {
    const owner = { kind: 'reference', to: 'sample-setting', label: LABEL } as const;
    const owners = { ...owner, many: true } as const;
    const registry = createRegistry(
      [SAMPLE_FAMILY],
      [
        buildDefinition({ owner }, { key: 'gift-setting', belongsTo: 'owner' }),
        buildDefinition({ name }),
        buildDefinition({ owner }, { key: 'child-setting', kind: 'child', parent: 'owner' }),
        buildDefinition({ owners }, { key: 'promise-setting', belongsTo: 'owners' }),
        buildDefinition({ owner }, { key: 'mention-setting' }),
      ],
    );
    const copied = (key: string) => copiedWith(registry, key).map((module) => module.key);
    expect(copied('sample-setting')).toEqual(['child-setting', 'gift-setting', 'promise-setting']);
    expect(copied('gift-setting')).toEqual([]);
    expect(registry.get('promise-setting').belongsTo).toEqual({ module: 'sample-setting', field: 'owners' });
    expect(registry.get('mention-setting').belongsTo).toBeNull();
  });

  it('refuses to let records belong by a field that names no record of another module', () => {
    const owner = { kind: 'reference', to: 'sample-setting', label: LABEL } as const;
    const byField = (belongsTo: string) =>
      problemsOf(
        buildDefinition({ name }),
        buildDefinition({ owner, name }, { key: 'gift-setting', belongsTo }),
      );
    const problem = 'belongsTo: name the reference field that holds the record of another module';
    expect(byField('owner')).toEqual([]);
    expect(byField('name')).toEqual([`gift-setting: ${problem}`]);
    expect(byField('ownr')).toEqual([`gift-setting: ${problem}`]);
    expect(problemsOf(buildDefinition({ owner }, { belongsTo: 'owner' }))).toEqual([
      `sample-setting: ${problem}`,
    ]);
  });

  it('refuses to let records belong whose copies would get no free number', () => {
    const owner = { kind: 'reference', to: 'sample-setting', label: LABEL } as const;
    const code = { kind: 'text', label: LABEL } as const;
    const problem =
      'gift-setting: belongsTo: only records of a list with one field of kind id belong to another';
    const gift = (fields: FieldDefinitions, overrides: Partial<ModuleDefinition>) =>
      problemsOf(
        buildDefinition({ name }),
        buildDefinition(fields, { key: 'gift-setting', belongsTo: 'owner', ...overrides }),
      );
    expect(gift({ owner, code }, { identity: ['code'] })).toEqual([problem]);
    expect(gift({ owner, code }, { identity: ['id', 'code'] })).toEqual([problem]);
    expect(gift({ owner }, { kind: 'child', parent: 'owner' })).toEqual([problem]);
    expect(gift({ owner }, { kind: 'singleton' })).toEqual([problem]);
  });

  it('refuses to let records of another scope belong to a record', () => {
    const owner = { kind: 'reference', to: 'sample-setting', label: LABEL } as const;
    expect(
      problemsOf(
        buildDefinition({ name }),
        buildDefinition({ owner }, { key: 'gift-setting', belongsTo: 'owner', scope: 'environment' }),
      ),
    ).toEqual(['gift-setting: belongsTo: it has the scope of sample-setting, which its records belong to']);
  });

  it('refuses two modules with one key and unknown families', () => {
    expect(problemsOf(buildDefinition({ name }), buildDefinition({ name }, { family: 'sample' }))).toEqual([
      'sample-setting: there are two modules with this key',
      'sample-setting: family: there is no family "sample"; did you mean "samples"?',
    ]);
  });

  it('refuses references to modules that do not exist, unless they are planned', () => {
    const definition = buildDefinition({
      parts: {
        kind: 'rows',
        label: LABEL,
        fields: { part: { kind: 'reference', label: LABEL, to: 'sample-settings' } },
      },
    });
    expect(problemsOf(definition)).toEqual([
      'sample-setting.parts.part: reference: there is no module "sample-settings"; did you mean "sample-setting"?',
    ]);
    expect(() =>
      createRegistry([SAMPLE_FAMILY], [definition], { planned: ['sample-settings'] }),
    ).not.toThrow();
  });

  it('refuses unknown fields wherever a definition names one', () => {
    const problems = problemsOf(
      buildDefinition(
        {
          name,
          ends_at: { kind: 'date_time', label: LABEL, afterField: 'starts_at' },
          rows: {
            kind: 'rows',
            label: LABEL,
            weight: 'wieght',
            fields: { weight: { kind: 'integer', label: LABEL } },
          },
        },
        {
          list: { columns: ['nmae'], sort: '-order' },
          sections: [{ key: 'text', title: LABEL, fields: ['names'] }],
          rules: [
            { field: 'kind', along: 'rows', is: 'covers', values: [1] },
            { field: 'rows.weight', is: 'greater', than: { field: 'rows.limit' } },
          ],
        },
      ),
    );
    expect(problems).toEqual([
      'sample-setting: list.columns: there is no field "nmae"; did you mean "name"?',
      'sample-setting: list.sort: there is no field "order"',
      'sample-setting: section text: there is no field "names"; did you mean "name"?',
      'sample-setting.ends_at: afterField: there is no field "starts_at"',
      'sample-setting.rows: weight: there is no field "wieght"; did you mean "weight"?',
      'sample-setting: rule covers: there is no field "rows.kind"',
      'sample-setting: rule greater: there is no field "rows.limit"',
    ]);
  });
});

describe('findUnknownNames', () => {
  const fixed = { once: 'sold', fields: ['name'] };
  const module = resolveModule(
    buildDefinition({ name }, { panels: ['pictures'], list: { standing: 'stock' }, fixed, store: 'shelves' }),
  );

  it('finds names without an implementation, with the nearest known one', () => {
    expect(
      findUnknownNames([module], {
        panels: ['picture'],
        standing: ['stock'],
        fixedOnce: ['bought'],
        stores: ['shelf'],
      }),
    ).toEqual([
      'sample-setting: panels: there is no such name "pictures"; did you mean "picture"?',
      'sample-setting: fixed.once: there is no such name "sold"',
      'sample-setting: store: there is no such name "shelves"',
    ]);
  });

  it('looks only at names whose owner asks', () => {
    expect(findUnknownNames([module], { panels: ['pictures'] })).toEqual([]);
  });
});

it.each([
  ['versioned', false],
  ['environment', true],
  ['live', true],
] as const)('what is saved in the scope %s takes effect at once: %s', (scope, isAtOnce) => {
  expect(takesEffectOnSave({ scope })).toBe(isAtOnce);
});
