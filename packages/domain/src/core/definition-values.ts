import { assetKind } from '../enums/asset-kind.ts';
import { statKey } from '../enums/stat-key.ts';
import { timeslotType } from '../enums/timeslot-type.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { unknown } from './definition-words.ts';
import type { EnumDefinition, ResolvedField } from './field.ts';
import type { JsonValue } from './json.ts';

/** Values in a definition that its fields cannot have: limits, defaults, conditions, closed lists. */
export function findValueProblems(place: string, fields: readonly ResolvedField[]): string[] {
  return fields.flatMap((field) => {
    const here = `${place}.${field.key}`;
    return [
      ...findLimitProblems(here, field),
      ...findDefaultProblems(here, field),
      ...findConditionProblems(here, field, fields),
      ...findUnitProblems(here, field, fields),
      ...findListProblems(here, field),
      ...findValueProblems(here, field.rowFields),
    ];
  });
}

/** Values that a field cannot have; a field of an open kind can have any of its type. */
export function findImpossibleValues(
  place: string,
  field: ResolvedField | undefined,
  values: readonly JsonValue[],
): string[] {
  if (field === undefined) return [];
  if (field.kind === 'enum' || field.kind === 'multi_enum')
    return unknown(place, values.map(String), valuesOf(field.of), 'value');
  const type = TYPES[field.kind];
  return values
    .filter((value) => type !== undefined && typeof value !== type)
    .map((value) => `${place}: ${JSON.stringify(value)} is no value of "${field.key}", a ${type}`);
}

const TYPES: Partial<Record<ResolvedField['kind'], string>> = {
  boolean: 'boolean',
  integer: 'number',
  decimal: 'number',
  duration: 'number',
  id: 'number',
  text: 'string',
};

function findLimitProblems(place: string, field: ResolvedField): string[] {
  const { min, max } = 'min' in field || 'max' in field ? field : {};
  return min !== undefined && max !== undefined && min > max
    ? [`${place}: the smallest (${min}) is above the largest (${max})`]
    : [];
}

function findDefaultProblems(place: string, field: ResolvedField): string[] {
  if (field.default === undefined) return [];
  const problems: string[] = [];
  fieldKindLogic(field.kind).validate(field, field.default, '', (_path, code, params, severity) => {
    if (severity !== 'warning')
      problems.push(
        `${place}: default ${JSON.stringify(field.default)}: ${code} ${JSON.stringify(params ?? {})}`,
      );
  });
  return problems;
}

function findConditionProblems(
  place: string,
  { showWhen }: ResolvedField,
  siblings: readonly ResolvedField[],
): string[] {
  if (showWhen === undefined) return [];
  const other = siblings.find(({ key }) => key === showWhen.field);
  return findImpossibleValues(`${place}: showWhen`, other, showWhen.in);
}

/** A number whose unit a closed list beside it decides. */
function findUnitProblems(place: string, field: ResolvedField, siblings: readonly ResolvedField[]): string[] {
  if (field.kind !== 'integer' && field.kind !== 'decimal') return [];
  const keys = siblings.map(({ key }) => key);
  return Object.entries(field.unitBy ?? {}).flatMap(([key, units]) => {
    const choice = siblings.find((sibling) => sibling.key === key);
    if (choice === undefined) return unknown(`${place}: unitBy`, [key], keys);
    return choice.kind === 'enum'
      ? findImpossibleValues(`${place}: unitBy`, choice, Object.keys(units))
      : [`${place}: unitBy: "${key}" is no enum, it is of the kind ${choice.kind}`];
  });
}

function findListProblems(place: string, field: ResolvedField): string[] {
  if (field.kind === 'cost_list')
    return unknown(`${place}: kinds`, field.kinds ?? [], valuesOf(assetKind), 'kind of asset');
  if (field.kind === 'stat_block')
    return unknown(`${place}: requiredStats`, field.requiredStats, valuesOf(statKey), 'stat');
  if (field.kind === 'timeslot')
    return unknown(`${place}: types`, field.types ?? [], valuesOf(timeslotType), 'type of timeslot');
  return [];
}

const valuesOf = ({ values }: EnumDefinition): readonly string[] => values.map(({ value }) => value);
