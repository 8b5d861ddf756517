import { ruleLogic } from '../rules/index.ts';
import type { RuleNames } from '../rules/rule-logic.ts';
import { timeslotType } from '../enums/timeslot-type.ts';
import { findImpossibleValues } from './definition-values.ts';
import { unknown } from './definition-words.ts';
import { fieldAtPath } from './field-at-path.ts';
import type { FieldKind, ResolvedField } from './field.ts';
import type { ResolvedModule } from './module.ts';

/** Finds the field that a rule names; `undefined` when there is none. */
type FindField = (path: string) => ResolvedField | undefined;

/** What the rules of a module name and does not exist: fields, values, fields of other modules, children. */
export function findRuleProblems(module: ResolvedModule, modules: readonly ResolvedModule[]): string[] {
  return module.rules.flatMap((rule) => {
    const logic = ruleLogic(rule.rule);
    const place = `${module.key}: rule ${rule.rule}`;
    const paths = logic.paths(rule);
    const find = finder(module, paths);
    const names = logic.names?.(rule) ?? {};
    return [
      ...findUnknownPaths(place, module, paths, find),
      ...(names.values ?? []).flatMap(([path, values]) => findImpossibleValues(place, find(path), values)),
      ...findTargetProblems(place, names, find, modules),
      ...findChildProblems(place, names, module, modules),
      ...findComparisonProblems(place, names, find),
      ...unknown(
        place,
        names.timeslotTypes ?? [],
        timeslotType.values.map(({ value }) => value),
        'type of timeslot',
      ),
    ];
  });
}

/** A rule may name a field of the record, or one beside the first field it names. */
function finder(module: ResolvedModule, paths: readonly string[]): FindField {
  const rows = paths[0]?.split('.').slice(0, -1) ?? [];
  return (path) => fieldAtPath(module, path) ?? fieldAtPath(module, [...rows, path].join('.'));
}

function findUnknownPaths(
  place: string,
  module: ResolvedModule,
  paths: readonly string[],
  find: FindField,
): string[] {
  const missing = paths.filter((path) => find(path) === undefined);
  return unknown(place, missing, pathsOf(module.fields, ''));
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
    if (named.kind !== 'reference') return [`${place}: "${reference}" names no record of a module`];
    const module = modules.find(({ key }) => key === named.to);
    // A reference to a module that does not exist is reported as such.
    if (module === undefined) return [];
    const there = `${place}: ${module.key}`;
    const missing = fields.filter((path) => fieldAtPath(module, path) === undefined);
    return [
      ...unknown(there, missing, pathsOf(module.fields, '')),
      ...fields.flatMap((path) => findImpossibleValues(there, fieldAtPath(module, path), values ?? [])),
    ];
  });
}

function findChildProblems(
  place: string,
  { child, childFields = [] }: RuleNames,
  module: ResolvedModule,
  modules: readonly ResolvedModule[],
): string[] {
  if (child === undefined) return [];
  // Siblings of a child are children of its parent.
  const owners = [module.key, module.parent?.module];
  const children = modules.filter(({ parent }) => parent !== null && owners.includes(parent.module));
  const one = children.find(({ key }) => key === child);
  const problems = unknown(
    place,
    [child],
    children.map(({ key }) => key),
    'child module',
  );
  if (one === undefined) return problems;
  const missing = childFields.filter((path) => fieldAtPath(one, path) === undefined);
  return unknown(`${place}: ${child}`, missing, pathsOf(one.fields, ''));
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

function findComparisonProblems(place: string, { compared }: RuleNames, find: FindField): string[] {
  if (compared === undefined) return [];
  const [left, right] = compared.map((path) => find(path));
  if (left === undefined || right === undefined) return [];
  const measures = [left, right].map(({ kind }) => MEASURES[kind]);
  return measures[0] !== undefined && measures[0] === measures[1]
    ? []
    : [`${place}: "${left.key}" (${left.kind}) cannot be compared with "${right.key}" (${right.kind})`];
}
