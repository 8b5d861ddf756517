import type {
  CountedRecords,
  CountedRows,
  RecordsInRange,
  RowsInRange,
} from '../../core/measure-parameters.ts';
import type { Expression } from '../../core/demand-parameters.ts';
import type { MeasureDemand } from '../../core/rule.ts';
import { joinNames, namesIn, pathsIn, valuesIn } from '../demands/demand-names.ts';
import { inRows } from '../row-paths.ts';
import type { RuleNames } from '../rule-logic.ts';
import { otherSide } from './measure-logic.ts';

/** The records that a measure is about; `null` for rows. */
export function recordsOf(rule: MeasureDemand): CountedRecords | RecordsInRange | null {
  const scope = scopeOf(rule);
  return typeof scope === 'string' || 'rows' in scope ? null : scope;
}

/** Where a problem is reported: the list of the rows; of records, the field that they are chosen or grouped by. */
export function reportedAt(rule: MeasureDemand): string {
  const scope = scopeOf(rule);
  if (typeof scope === 'string') return scope;
  if ('rows' in scope) return scope.rows;
  const chosen = rule.is === 'at_most' || rule.is === 'same' ? rule.where?.field : undefined;
  if ('from' in scope) return scope.from;
  const shownIn = 'shownIn' in scope ? scope.shownIn : undefined;
  return (
    chosen ?? [scope.groupBy ?? []].flat()[0] ?? shownIn ?? measuredField(rule) ?? rule.where?.field ?? ''
  );
}

/** Whether what a count or a sum is compared with, or depends on, is in other records. */
export function dependsOnOthers(rule: MeasureDemand): boolean {
  const { targets = [], others = [], child } = namesIn(rule.when, expressionsOf(rule));
  return targets.length > 0 || others.length > 0 || child !== undefined;
}

/** The fields that a measure names, the list of its rows first. */
export function pathsOf(rule: MeasureDemand): readonly string[] {
  return [...ownPaths(rule), ...pathsIn(rule.when, expressionsOf(rule))];
}

/** What it is compared with, and the last number that records have to be for. */
function expressionsOf(rule: MeasureDemand): readonly Expression[] {
  const scope = scopeOf(rule);
  const until = typeof scope === 'object' && 'until' in scope ? scope.until : undefined;
  return [otherSide(rule), ...(until === undefined ? [] : [until])];
}

/** What a measure names besides fields of its own module. */
export function namesOf(rule: MeasureDemand): RuleNames {
  const { where, when } = rule;
  const field = rule.where === undefined ? undefined : here(rule, rule.where.field);
  return joinNames(
    namesIn(when, expressionsOf(rule)),
    where === undefined || field === undefined ? {} : { values: [[field, valuesIn(where)]] },
    'sumOf' in rule ? { counted: here(rule, rule.sumOf) } : {},
  );
}

function ownPaths(rule: MeasureDemand): readonly string[] {
  const scope = scopeOf(rule);
  const [measured, where] = [measuredField(rule), rule.where?.field];
  const grouped = typeof scope === 'object' && 'groupBy' in scope ? [scope.groupBy ?? []].flat() : [];
  const ends = typeof scope === 'object' && 'from' in scope ? [scope.from, scope.to] : [];
  const shown = typeof scope === 'object' && 'shownIn' in scope ? [scope.shownIn ?? []].flat() : [];
  const fields = [measured ?? [], where ?? [], grouped, ends, shown].flat();
  if (recordsOf(rule) !== null) return fields;
  return [reportedAt(rule), ...fields.map((field) => here(rule, field))];
}

function here(rule: MeasureDemand, field: string): string {
  return recordsOf(rule) === null ? inRows(reportedAt(rule), field) : field;
}

function measuredField(rule: MeasureDemand): string | undefined {
  return 'sumOf' in rule ? rule.sumOf : rule.different;
}

function scopeOf(rule: MeasureDemand): string | CountedRows | RowsInRange | CountedRecords | RecordsInRange {
  return 'sumOf' in rule ? rule.in : rule.countOf;
}
