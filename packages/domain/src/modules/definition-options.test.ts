import { fieldsOf, type DefinitionRule } from '@quartermaster/testkit/lint/definition-rule';
import { describe, expect, it } from 'vitest';
import type { ResolvedField } from '../core/field.ts';
import type { JsonValue } from '../core/json.ts';
import type { ModuleDefinition } from '../core/module.ts';
import { moduleDefinitions, registry } from './index.ts';

function definitionOf(key: string): readonly ModuleDefinition[] {
  return moduleDefinitions.filter((definition) => definition.key === key);
}

/** The fields that stand beside the one at a path. */
function siblingsOf(fields: readonly ResolvedField[], path: string): readonly ResolvedField[] {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return fields;
  return siblingsOf(fields.find(({ key }) => key === first)?.rowFields ?? [], rest.join('.'));
}

const RULES: readonly DefinitionRule[] = [
  {
    name: 'conditions-can-be-met',
    help: '`showWhen` names values that the other field can have.',
    check: (module) =>
      fieldsOf(module.fields, module.key).flatMap(([place, field]) => {
        const siblings = siblingsOf(module.fields, place.slice(module.key.length + 1));
        const other = siblings.find(({ key }) => key === field.showWhen?.field);
        if (other?.kind !== 'enum') return [];
        const values: readonly JsonValue[] = other.of.values.map(({ value }) => value);
        return field.showWhen?.in.every((value) => values.includes(value)) === true ? [] : [place];
      }),
  },
  {
    name: 'limits-leave-room',
    help: 'The smallest value is not above the largest one.',
    check: (module) =>
      fieldsOf(module.fields, module.key).flatMap(([place, field]) => {
        const { min, max } = field as { readonly min?: number; readonly max?: number };
        return min !== undefined && max !== undefined && min > max ? [place] : [];
      }),
  },
  {
    name: 'identity-is-unique-by-itself',
    help: 'Records of one identity cannot be two: leave the rule out, or name other fields.',
    check: ({ key, identity, rules }) =>
      rules
        .filter(
          (rule) => rule.rule === 'unique' && rule.fields.toSorted().join() === identity.toSorted().join(),
        )
        .map(() => key),
  },
  {
    name: 'the-past-is-over',
    help: 'A field that was renamed or removed is not there under its old key.',
    check: ({ key, evolution, fieldByKey }) =>
      [...Object.keys(evolution.renamed), ...evolution.removed]
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
