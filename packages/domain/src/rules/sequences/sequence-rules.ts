import { joinPath } from '../../core/issue.ts';
import type { RecordData } from '../../core/json.ts';
import type { SequenceDemand } from '../../core/rule.ts';
import type { RecordOrder } from '../../core/sequence-parameters.ts';
import type { AddIssue } from '../../fields/field-kind-logic.ts';
import { groupRecords, orderRecords } from '../groups.ts';
import { fieldsAt, inRows, listsAt, type RowList } from '../row-paths.ts';
import type { ModuleRecord, ModuleRule, RecordRule, RuleNames } from '../rule-logic.ts';
import type { Step } from './sequence-logic.ts';
import { sequenceLogic } from './sequence-table.ts';

/** Evaluates demands on the rows of a record: every list that the path leads to by itself. */
export const rowSequenceRule: RecordRule<SequenceDemand> = {
  level: 'record',
  paths: pathsOf,
  names: namesOf,
  check(rule, data, add) {
    if (typeof rule.along !== 'string') return;
    for (const list of listsAt(data, rule.along)) {
      let isKept = true;
      sequenceLogic(rule.is).check(rule, stepsOf(list, rule.field), (_step, path, code, params) => {
        isKept = false;
        add(path, code, params);
      });
      if (isKept) checkEnd(rule, list, data, add);
    }
  },
};

/** Evaluates demands on the records of a module: every group by itself. */
export const recordSequenceRule: ModuleRule<SequenceDemand> = {
  level: 'module',
  paths: pathsOf,
  names: namesOf,
  check(rule, records, add) {
    if (typeof rule.along === 'string') return;
    for (const group of groupsAlong(rule.along, records)) {
      const steps = group.map(({ recordId, data }) => ({
        recordId,
        held: [{ path: rule.field, value: data[rule.field] }],
      }));
      sequenceLogic(rule.is).check(rule, steps, ({ recordId }, path, code, params) =>
        add(recordId, path, code, params),
      );
    }
  },
};

function pathsOf(rule: SequenceDemand): readonly string[] {
  const { field, along } = rule;
  if (typeof along === 'string')
    return [
      inRows(along, field),
      along,
      ...('until' in rule && rule.until !== undefined ? [rule.until] : []),
    ];
  const { orderBy, groupBy = [], except } = along;
  return [field, orderBy, ...[groupBy].flat(), ...(except === undefined ? [] : [except.field])];
}

function namesOf(rule: SequenceDemand): RuleNames {
  const { field, along, is } = rule;
  const [path, except] =
    typeof along === 'string' ? [inRows(along, field), undefined] : [field, along.except];
  return {
    ...(except === undefined ? {} : { values: [[except.field, except.in]] }),
    ...(is === 'filled_only' ? {} : { counted: path }),
  };
}

function stepsOf({ rows }: RowList, field: string): readonly Step[] {
  return rows.map(({ values, path }) => ({
    recordId: '',
    held: fieldsAt(values, field).map((place) => ({
      path: joinPath(path, place.fieldPath),
      value: place.values[place.key],
    })),
  }));
}

function groupsAlong(
  { orderBy, groupBy, except, ignoreLast }: RecordOrder,
  records: readonly ModuleRecord[],
): readonly (readonly ModuleRecord[])[] {
  const judged =
    except === undefined
      ? records
      : records.filter(({ data }) => !except.in.includes(data[except.field] ?? null));
  return groupRecords(judged, groupBy)
    .map((group) => orderRecords(group, orderBy))
    .map((group) => (ignoreLast === true ? group.slice(0, -1) : group));
}

/** Rows that count up to a number are as many as it takes. */
function checkEnd(rule: SequenceDemand, { rows, path }: RowList, data: RecordData, add: AddIssue): void {
  if (rule.is !== 'contiguous' || !('until' in rule) || rule.until === undefined) return;
  const end = data[rule.until];
  if (typeof end !== 'number') return;
  const wanted = Math.max(0, end - rule.from + 1);
  if (rows.length < wanted) add(path, 'too_few', { min: wanted });
  if (rows.length > wanted) add(path, 'too_many', { max: wanted });
}
