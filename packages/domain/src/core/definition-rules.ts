import { ALGORITHMS } from '../rules/algorithms/algorithm-table.ts';
import { fieldBeside } from '../rules/demands/field-places.ts';
import { TIMESLOT_SUBJECTS } from '../rules/demands/subjects.ts';
import { ruleLogic, ruleName } from '../rules/index.ts';
import type { RuleNames } from '../rules/rule-logic.ts';
import { timeslotType } from '../enums/timeslot-type.ts';
import { findImpossibleValues } from './definition-values.ts';
import { unknown } from './definition-words.ts';
import { fieldAtPath } from './field-at-path.ts';
import type { Subject } from './demand-parameters.ts';
import type { FieldKind, ResolvedField } from './field.ts';
import type { JsonValue } from './json.ts';
import type { ResolvedModule } from './module.ts';
import { targetsOf } from './targets-of.ts';

/** Finds the field that a rule names; `undefined` when there is none. */
type FindField = (path: string) => ResolvedField | undefined;

/** What the rules of a module name and does not exist: fields, values, fields of other modules, children. */
export function findRuleProblems(module: ResolvedModule, modules: readonly ResolvedModule[]): string[] {
  return module.rules.flatMap((rule) => {
    const unnamed = 'rule' in rule ? unknown(module.key, [rule.rule], Object.keys(ALGORITHMS), 'rule') : [];
    if (unnamed.length > 0) return unnamed;
    const logic = ruleLogic(rule);
    const place = `${module.key}: rule ${ruleName(rule)}`;
    const paths = logic.paths(rule);
    const find = finder(module, paths);
    const names = logic.names?.(rule) ?? {};
    return [
      ...findUnknownFields(place, module, paths, find),
      ...(names.values ?? []).flatMap(([path, values]) => findImpossibleValues(place, find(path), values)),
      ...findTargetProblems(place, names, find, modules),
      ...findOtherProblems(place, names, modules),
      ...findChildProblems(place, names, module, modules),
      ...findCountedProblems(place, names, find, modules),
      ...findComparisonProblems(place, names, find, modules),
    ];
  });
}

/** A rule may name a field beside the first one it names: of its row, of the rows around it or of the record. */
function finder(module: ResolvedModule, [first = '']: readonly string[]): FindField {
  return (path) => fieldBeside(module, first, path) ?? fieldAtPath(module, path);
}

/** Paths that lead to no field of a module. */
function findUnknownFields(
  place: string,
  module: ResolvedModule,
  paths: readonly string[],
  find: FindField = (path) => fieldAtPath(module, path),
): string[] {
  const missing = paths.filter((path) => find(path) === undefined);
  return missing.length === 0 ? [] : unknown(place, missing, pathsOf(module.fields, ''));
}

function pathsOf(fields: readonly ResolvedField[], base: string): string[] {
  return fields.flatMap((field) => [
    `${base}${field.key}`,
    ...pathsOf(field.rowFields, `${base}${field.key}.`),
  ]);
}

function findTargetProblems(
  place: string,
  { targets = [] }: RuleNames,
  find: FindField,
  modules: readonly ResolvedModule[],
): string[] {
  return targets.flatMap(({ reference, fields, values }) => {
    const named = find(reference);
    if (named === undefined) return [];
    if (named.kind === 'timeslot') return findPartProblems(place, fields, values);
    const keys = targetsOf(named);
    if (keys.length === 0) return [`${place}: "${reference}" names no record of a module`];
    // A reference to a module that does not exist is reported as such.
    return modules
      .filter(({ key }) => keys.includes(key))
      .flatMap((module) => {
        const there = `${place}: ${module.key}`;
        return [
          ...findUnknownFields(there, module, fields),
          ...fields.flatMap((path) => findImpossibleValues(there, fieldAtPath(module, path), values ?? [])),
        ];
      });
  });
}

/** Modules and fields of them that a rule names outright. */
function findOtherProblems(
  place: string,
  { others = [] }: RuleNames,
  modules: readonly ResolvedModule[],
): string[] {
  return others.flatMap(({ module: key, fields }) => {
    const module = modules.find((one) => one.key === key);
    if (module === undefined)
      return unknown(
        place,
        [key],
        modules.map((one) => one.key),
        'module',
      );
    return findUnknownFields(`${place}: ${key}`, module, fields);
  });
}

function findPartProblems(
  place: string,
  parts: readonly string[],
  values: readonly JsonValue[] = [],
): string[] {
  const types = timeslotType.values.map(({ value }) => value);
  return [
    ...unknown(place, parts, TIMESLOT_SUBJECTS, 'part of a timeslot'),
    ...unknown(place, parts.includes('type') ? values.map(String) : [], types, 'type of timeslot'),
  ];
}

function findChildProblems(
  place: string,
  { child, childFields = [] }: RuleNames,
  module: ResolvedModule,
  modules: readonly ResolvedModule[],
): string[] {
  if (child === undefined) return [];
  // Siblings of a child are children of its parent; a reference names the parent of other children.
  const named = childFields.map((path) => fieldAtPath(module, path));
  const owners = [
    module.key,
    module.parent?.module,
    ...named.map((field) => (field?.kind === 'reference' ? field.to : undefined)),
  ];
  const children = modules.filter(({ parent }) => parent !== null && owners.includes(parent.module));
  const one = children.find(({ key }) => key === child);
  const problems = unknown(
    place,
    [child],
    children.map(({ key }) => key),
    'child module',
  );
  if (one === undefined) return problems;
  return findUnknownFields(`${place}: ${child}`, one, childFields);
}

/** Kinds whose values have an order, by what they are measured in. */
const MEASURES: Partial<Record<FieldKind, string>> = {
  id: 'number',
  integer: 'number',
  decimal: 'number',
  duration: 'number',
  date: 'day',
  date_time: 'moment',
};

/** Kinds that hold several numbers. */
const COUNTED: readonly FieldKind[] = ['stat_block', 'cost_list', 'reward_list'];

function findCountedProblems(
  place: string,
  { counted }: RuleNames,
  find: FindField,
  modules: readonly ResolvedModule[],
): string[] {
  const field = counted === undefined ? undefined : find(counted);
  if (field === undefined || MEASURES[field.kind] === 'number' || COUNTED.includes(field.kind)) return [];
  if (field.kind === 'reference' && isNumbered(modules.find(({ key }) => key === field.to))) return [];
  return [`${place}: "${field.key}" (${field.kind}) holds no numbers`];
}

/** Whether the records of a module are named by a number alone. */
function isNumbered(module: ResolvedModule | undefined): boolean {
  const [first = '', ...others] = module?.identity ?? [];
  const kind = module?.fieldByKey.get(first)?.kind;
  return others.length === 0 && kind !== undefined && MEASURES[kind] === 'number';
}

function findComparisonProblems(
  place: string,
  { compared }: RuleNames,
  find: FindField,
  modules: readonly ResolvedModule[],
): string[] {
  if (compared === undefined) return [];
  const [left, right] = compared.map((subject) => measured(subject, find, modules));
  // What does not exist is reported as such.
  if (left === null || right === null || left === undefined || right === undefined) return [];
  return left.measure !== undefined && left.measure === right.measure
    ? []
    : [`${place}: ${left.name} cannot be compared with ${right.name}`];
}

/** Parts of a timeslot that have an order, by what they are measured in. */
const PART_MEASURES: Readonly<Record<string, string>> = { start: 'moment', end: 'moment', days: 'number' };

type Measured = { readonly name: string; readonly measure: string | undefined };

function measured(
  { field, of }: Subject,
  find: FindField,
  modules: readonly ResolvedModule[],
): Measured | null {
  const owner = of === undefined ? undefined : find(of);
  if (owner?.kind === 'timeslot')
    return { name: `"${field}" of "${owner.key}"`, measure: PART_MEASURES[field] };
  const target = owner?.kind === 'reference' ? modules.find(({ key }) => key === owner.to) : undefined;
  const found = of === undefined ? find(field) : target && fieldAtPath(target, field);
  if (found === undefined) return null;
  // A list of another record counts its rows.
  const measure = owner !== undefined && found.kind === 'rows' ? 'number' : MEASURES[found.kind];
  return { name: `"${found.key}" (${found.kind})`, measure };
}
