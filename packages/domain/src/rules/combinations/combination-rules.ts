import type { CombinationName } from '../../core/combination-parameters.ts';
import type { CombinationDemand } from '../../core/rule.ts';
import { joinNames, namesIn, pathsIn } from '../demands/demand-names.ts';
import { inRows } from '../row-paths.ts';
import type { ModuleRule, RecordRule, RuleNames } from '../rule-logic.ts';
import { homeOf, keysOf, type CombinationLogic } from './combination-logic.ts';
import { alsoIn, sameRows } from './compared-sets.ts';
import { allOrNone, atLeastOne, exactlyOne } from './filled-fields.ts';
import { inAtMost } from './in-at-most.ts';
import { unique } from './unique.ts';

/** What each demand on several fields means. A new one does not compile until it is listed here. */
export const COMBINATIONS: { readonly [N in CombinationName]: CombinationLogic<N> } = {
  exactly_one: exactlyOne,
  at_least_one: atLeastOne,
  all_or_none: allOrNone,
  unique,
  in_at_most: inAtMost,
  also_in: alsoIn,
  same_rows: sameRows,
};

/** Evaluates demands on several fields of a record or of its rows. */
export const recordCombinationRule: RecordRule<CombinationDemand> = {
  level: 'record',
  paths: pathsOf,
  names: namesOf,
  check(rule, data, add, { module, isProtected, findRecord }) {
    if (findRecord === undefined && (namesOf(rule).targets ?? []).length > 0) return;
    logicOf(rule).checkRecord?.(rule, data, add, { module, isProtected, findRecord });
  },
};

/** Evaluates demands on several fields of all records of a module. */
export const moduleCombinationRule: ModuleRule<CombinationDemand> = {
  level: 'module',
  paths: pathsOf,
  names: namesOf,
  check: (rule, records, add, context) => logicOf(rule).checkModule?.(rule, records, add, context),
};

/** Whether a demand on several fields is about all records of a module. */
export function isAboutModule(rule: CombinationDemand): boolean {
  return (
    rule.is === 'same_rows' || rule.is === 'in_at_most' || (rule.is === 'unique' && rule.along === undefined)
  );
}

function logicOf(rule: CombinationDemand): CombinationLogic<CombinationName> {
  return COMBINATIONS[rule.is];
}

function pathsOf(rule: CombinationDemand): readonly string[] {
  const { fields, when } = rule;
  const home = rowsOf(rule);
  return [
    ...(home === null ? fields : keysOf(fields).map((key) => inRows(home, key))),
    ...('where' in rule ? [rule.where.field] : []),
    ...('as' in rule ? [rule.as.of, rule.along.groupBy] : []),
    ...pathsIn(when),
  ];
}

/** The rows that all fields belong to; `null` where each says so itself. */
function rowsOf(rule: CombinationDemand): string | null {
  if (rule.is === 'unique') return rule.along ?? null;
  return homeOf(rule.fields);
}

function namesOf(rule: CombinationDemand): RuleNames {
  return joinNames(
    namesIn(rule.when),
    'where' in rule ? { values: [[rule.where.field, rule.where.in]] } : {},
    'as' in rule
      ? { targets: [{ reference: rule.as.of, fields: rule.fields.map((key) => inRows(rule.as.field, key)) }] }
      : {},
  );
}
