import type { Condition, Expression, Subject } from '../../core/demand-parameters.ts';
import type { JsonValue } from '../../core/json.ts';
import type { Demand } from '../../core/rule.ts';
import type { RuleNames } from '../rule-logic.ts';
import { demandLogic } from './demand-table.ts';

/** A field, and the values that a demand says of it. */
type Stated = Subject & { readonly values: readonly JsonValue[] };

/** The field of its own module that a subject begins at. */
export function homeOf({ field, of }: Subject): string {
  return of ?? field;
}

/** Everything that a demand names of records, itself first. */
export function subjectsOf(rule: Demand): readonly Subject[] {
  return [rule, ...conditionsOf(rule), ...expressionsOf(rule).filter(isSubject)];
}

/** The fields of its own module that a demand names, the one it is made of first. */
export function pathsOf(rule: Demand): readonly string[] {
  return [...subjectsOf(rule).map(homeOf), ...listsOf(rule)];
}

/** What else a demand names: values, and fields of other records. */
export function namesOf(rule: Demand): RuleNames {
  const own = demandLogic(rule.is).names?.(rule) ?? {};
  const stated: readonly Stated[] = [
    { ...subjectOf(rule), values: demandLogic(rule.is).values?.(rule) ?? [] },
    ...conditionsOf(rule).map((condition) => ({ ...subjectOf(condition), values: valuesIn(condition) })),
    ...expressionsOf(rule)
      .filter(isSubject)
      .map((subject) => ({ ...subject, values: [] })),
  ];
  return {
    ...own,
    values: stated.flatMap(({ field, of, values }) => (of === undefined ? [[field, values] as const] : [])),
    targets: [
      ...(own.targets ?? []),
      ...stated.flatMap(({ field, of, values }) =>
        of === undefined ? [] : [{ reference: of, fields: [field], values }],
      ),
    ],
  };
}

type FieldCondition = Extract<Condition, Subject>;

function conditionsOf({ when }: Demand): readonly FieldCondition[] {
  return when === undefined || 'lastOf' in when ? [] : [when];
}

function expressionsOf(rule: Demand): readonly Expression[] {
  return demandLogic(rule.is).expressions?.(rule) ?? [];
}

/** The lists that a demand names without being about a field of their rows. */
function listsOf(rule: Demand): readonly string[] {
  return [...expressionsOf(rule), ...(rule.when === undefined ? [] : [rule.when])].flatMap((part) => {
    if (typeof part !== 'object') return [];
    if ('countOf' in part) return [part.countOf];
    if ('amountOf' in part) return [part.amountOf];
    return 'lastOf' in part ? [part.lastOf] : [];
  });
}

function valuesIn(condition: FieldCondition): readonly JsonValue[] {
  if ('in' in condition) return condition.in;
  return 'notIn' in condition ? condition.notIn : [];
}

function isSubject(part: Expression): part is Subject {
  return typeof part === 'object' && 'field' in part;
}

function subjectOf({ field, of }: Subject): Subject {
  return of === undefined ? { field } : { field, of };
}
