import type { DefinitionRule } from '@quartermaster/testkit/lint/definition-rule';
import { describe, expect, it } from 'vitest';
import type { ModuleDefinition } from '../core/module.ts';
import { resolveModule } from '../core/resolve.ts';
import { moduleDefinitions, registry } from './index.ts';

function definitionOf(key: string): readonly ModuleDefinition[] {
  return moduleDefinitions.filter((definition) => definition.key === key);
}

/** Parts of `display`, `search` and `list` without which the module resolves to the same. */
function idleParts(definition: ModuleDefinition): readonly string[] {
  const resolved = JSON.stringify(resolveModule(definition));
  const { display, search, list } = definition;
  const without = (change: Partial<ModuleDefinition>): boolean =>
    JSON.stringify(resolveModule({ ...definition, ...change })) === resolved;
  return [
    ...keysOf(display)
      .filter((key) => without({ display: { ...display, [key]: undefined } }))
      .map((key) => `display.${key}`),
    ...(search !== undefined && without({ search: undefined }) ? ['search'] : []),
    ...keysOf(list)
      .filter((key) => without({ list: { ...list, [key]: undefined } }))
      .map((key) => `list.${key}`),
  ];
}

const keysOf = (part: object = {}): readonly string[] => Object.keys(part);

const RULES: readonly DefinitionRule[] = [
  {
    name: 'identity-is-unique-by-itself',
    help: 'Records of one identity cannot be two: leave the rule out, or name other fields.',
    check: ({ key, identity, rules }) =>
      rules
        .filter(
          (rule) =>
            'is' in rule &&
            rule.is === 'unique' &&
            rule.fields.toSorted().join() === identity.toSorted().join(),
        )
        .map(() => key),
  },
  {
    name: 'the-past-is-over',
    help: 'A field that was renamed or removed is not there under its old key.',
    check: ({ key, evolution, fieldByKey }) =>
      [...Object.keys(evolution.renamed), ...Object.keys(evolution.moved), ...evolution.removed]
        .filter((old) => fieldByKey.has(old))
        .map((old) => `${key}.${old}`),
  },
  {
    name: 'no-idle-options',
    help: 'What repeats the default says nothing: leave it out.',
    check: (module) =>
      definitionOf(module.key).flatMap((definition) => [
        ...(definition.kind === 'list' ? [`${module.key} kind`] : []),
        ...(definition.scope === 'versioned' ? [`${module.key} scope`] : []),
        ...(definition.identity?.join() === 'id' ? [`${module.key} identity`] : []),
        ...(definition.kind === 'singleton' && definition.list !== undefined ? [`${module.key} list`] : []),
        ...Object.entries(definition.fields)
          .filter(([, field]) => field.optional === false || field.readOnly === false)
          .map(([field]) => `${module.key}.${field}`),
        ...idleParts(definition).map((part) => `${module.key} ${part}`),
      ]),
  },
];

describe.each(RULES)('definition rule $name', ({ name, help, check }) => {
  it.each(registry.modules.map((module) => [module.key, module] as const))(
    'is kept by %s',
    (_key, module) => {
      expect(check(module).map((place) => `${place}: ${name}. ${help}`)).toEqual([]);
    },
  );
});
