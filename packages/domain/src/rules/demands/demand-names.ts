import type {
  Conditions,
  Count,
  Expression,
  Extreme,
  FieldCondition,
  Peers,
  Subject,
  Sum,
} from '../../core/demand-parameters.ts';
import type { JsonValue } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import type { Demand } from '../../core/rule.ts';
import { inRows } from '../row-paths.ts';
import type { RuleNames } from '../rule-logic.ts';
import { demandLogic } from './demand-table.ts';
import { fieldBeside } from './field-places.ts';

/** A field, and the values that a rule says of it. */
type Stated = Subject & { readonly values?: readonly JsonValue[] };

/** The field of its own module that a subject begins at. */
export function homeOf({ field, of }: Subject): string {
  return of ?? field;
}

/** The fields of its own module that a demand names, the one it is made of first. */
export function pathsOf(rule: Demand): readonly string[] {
  return [homeOf(rule), ...pathsIn(rule.when, expressionsOf(rule)), ...partsOf(rule)];
}

/** What else a demand names: values, and fields of other records. */
export function namesOf(rule: Demand): RuleNames {
  const own: Stated = { ...subjectOf(rule), values: demandLogic(rule.is).values?.(rule) ?? [] };
  return joinNames(
    demandLogic(rule.is).names?.(rule) ?? {},
    statedNames([own]),
    namesIn(rule.when, expressionsOf(rule)),
  );
}

const namingRecords = new WeakMap<ResolvedModule, Map<Demand, boolean>>();

/** Whether a demand asks for records that references name. Worked out once: an import asks it of every row. */
export function namesRecords(rule: Demand, module: ResolvedModule): boolean {
  const known = namingRecords.get(module) ?? new Map<Demand, boolean>();
  const answer = known.get(rule) ?? findsRecords(rule, module);
  namingRecords.set(module, known.set(rule, answer));
  return answer;
}

function findsRecords(rule: Demand, module: ResolvedModule): boolean {
  return (namesOf(rule).targets ?? []).some(({ reference }) => {
    const kind = fieldBeside(module, homeOf(rule), reference)?.kind;
    return kind === 'reference' || kind === 'reference_by';
  });
}

/** Whether a demand counts or adds up records: children, numbered ones, or those of its own module. */
export function measuresRecords(rule: Demand): boolean {
  return listsOf(rule).some((list) => typeof list === 'object');
}

/** Whether a demand counts or adds up children. */
export function countsChildren(rule: Demand): boolean {
  return listsOf(rule).some((list) => typeof list === 'object' && 'children' in list);
}

/** Whether a demand counts or adds up records of another module. */
export function needsOthers(rule: Demand): boolean {
  return listsOf(rule).some((list) => typeof list === 'object' && ('children' in list || 'numbered' in list));
}

function listsOf(rule: Demand): readonly Count['countOf'][] {
  return expressionsOf(rule).flatMap(partsIn).filter(isMeasure).map(listOf);
}

/** The fields and lists that conditions and expressions name. */
export function pathsIn(
  when: Conditions | undefined,
  expressions: readonly Expression[] = [],
): readonly string[] {
  return [
    ...[when ?? []].flat().flatMap((condition) => {
      if ('isProtected' in condition) return [];
      return 'lastOf' in condition ? [condition.lastOf] : [homeOf(condition)];
    }),
    ...expressions.flatMap(partsIn).flatMap(pathsOfPart),
  ];
}

/** What conditions and expressions name besides fields of their own module. */
export function namesIn(when: Conditions | undefined, expressions: readonly Expression[] = []): RuleNames {
  const parts = expressions.flatMap(partsIn);
  return joinNames(
    statedNames(
      fieldConditions(when).map((condition) => ({ ...subjectOf(condition), values: valuesIn(condition) })),
    ),
    statedNames(parts.filter((part) => typeof part === 'object' && 'field' in part)),
    ...parts.map((part) =>
      typeof part === 'object' && 'setting' in part
        ? { others: [{ module: part.from, fields: [part.setting] }] }
        : {},
    ),
    ...parts.filter(isMeasure).map(measureNames),
  );
}

/** What several parts of a rule name, together. */
export function joinNames(...all: readonly RuleNames[]): RuleNames {
  return {
    ...Object.assign({}, ...all),
    values: all.flatMap(({ values = [] }) => values),
    targets: all.flatMap(({ targets = [] }) => targets),
    others: all.flatMap(({ others = [] }) => others),
  };
}

/** Values that a condition says of its field. */
export function valuesIn(condition: FieldCondition): readonly JsonValue[] {
  if ('in' in condition) return condition.in;
  return 'notIn' in condition ? condition.notIn : [];
}

function statedNames(stated: readonly Stated[]): RuleNames {
  return {
    values: stated.flatMap(({ field, of, values = [] }) =>
      of === undefined ? [[field, values] as const] : [],
    ),
    targets: stated.flatMap(({ field, of, via, values = [] }) => {
      if (of === undefined) return [];
      return via === undefined
        ? [{ reference: of, fields: [field], values }]
        : [{ reference: of, fields: [via.field] }];
    }),
    others: stated.flatMap(({ field, via }) =>
      via === undefined ? [] : [{ module: via.module, fields: [field] }],
    ),
  };
}

function measureNames(measure: Worked): RuleNames {
  const list = listOf(measure);
  const { where } = measure;
  const fields = [...measuredField(measure), ...(where === undefined ? [] : [where.field])];
  if (typeof list === 'object' && 'numbered' in list) return { others: [{ module: list.numbered, fields }] };
  if (typeof list === 'string' || !('children' in list))
    return where === undefined ? {} : { values: [[fieldIn(list, where.field), valuesIn(where)]] };
  return { child: list.children, childFields: fields };
}

function pathsOfPart(part: Expression): readonly string[] {
  if (typeof part !== 'object') return [];
  if ('amountOf' in part) return [part.amountOf];
  if ('days' in part) return [part.after];
  if ('field' in part) return [homeOf(part)];
  if (!isMeasure(part)) return [];
  const list = listOf(part);
  if (typeof list === 'object' && 'numbered' in list) return [];
  if (typeof list === 'object' && 'children' in list) return list.of === undefined ? [] : [list.of];
  return [
    ...(typeof list === 'string' ? [list] : [list.groupBy ?? []].flat()),
    ...measuredField(part).map((field) => fieldIn(list, field)),
    ...(part.where === undefined ? [] : [fieldIn(list, part.where.field)]),
  ];
}

/** A field of the rows of a list, or of the records of the module. */
const fieldIn = (list: string | Peers, field: string): string =>
  typeof list === 'string' ? inRows(list, field) : field;

/** An expression, or those that it is made of. */
function partsIn(expression: Expression): readonly Expression[] {
  if (typeof expression !== 'object') return [expression];
  if ('totalOf' in expression) return expression.totalOf.flatMap(partsIn);
  return 'productOf' in expression ? expression.productOf.flatMap(partsIn) : [expression];
}

/** What is worked out of rows, children or records. */
type Worked = Count | Sum | Extreme;

function isMeasure(part: Expression): part is Worked {
  return typeof part === 'object' && MEASURES.some((name) => name in part);
}
const MEASURES = ['countOf', 'sumOf', 'largestOf', 'smallestOf'];

/** The field whose numbers are worked with; a count has none. */
function measuredField(measure: Worked): readonly string[] {
  if ('sumOf' in measure) return [measure.sumOf];
  if ('largestOf' in measure) return [measure.largestOf];
  return 'smallestOf' in measure ? [measure.smallestOf] : [];
}

function listOf(measure: Worked): Count['countOf'] {
  return 'countOf' in measure ? measure.countOf : measure.in;
}

function fieldConditions(when: Conditions | undefined): readonly FieldCondition[] {
  return [when ?? []].flat().filter((condition) => 'field' in condition);
}

function expressionsOf(rule: Demand): readonly Expression[] {
  return demandLogic(rule.is).expressions?.(rule) ?? [];
}

/** Fields that only some demands name. */
function partsOf(rule: Demand): readonly string[] {
  if (rule.is === 'found_in') return rule.rows.of === undefined ? [rule.rows.field] : [];
  if (rule.is !== 'record_of') return [];
  return [
    ...(typeof rule.module === 'string' ? [] : [rule.module.field]),
    ...(rule.under === undefined ? [] : [rule.under]),
  ];
}

function subjectOf({ field, of, via }: Subject): Subject {
  return { field, ...(of === undefined ? {} : { of }), ...(via === undefined ? {} : { via }) };
}
