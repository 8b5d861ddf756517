import type { Expression } from '../../core/demand-parameters.ts';
import { fieldAtPath } from '../../core/field-at-path.ts';
import { plainText, type RecordData } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import type { SequenceDemand } from '../../core/rule.ts';
import { valueAt } from '../../record/path-value.ts';
import { joinNames, namesIn, pathsIn, valuesIn } from '../demands/demand-names.ts';
import { recordPlace, type Sight } from '../demands/sight.ts';
import { matchOf, resultOf } from '../demands/subjects.ts';
import { inRows, type Place } from '../row-paths.ts';
import type { FindRecord, ModuleRule, RecordRule, RuleNames } from '../rule-logic.ts';
import {
  conditionsIn,
  isRowScope,
  pathsOfScope,
  placesIn,
  recordGroups,
  rowGroups,
  rowsOf,
} from '../scopes.ts';
import type { Held } from './sequence-logic.ts';
import { sequenceLogic } from './sequence-table.ts';

/** Evaluates demands on the rows of a record: every list that the path leads to by itself. */
export const rowSequenceRule: RecordRule<SequenceDemand> = {
  level: 'record',
  paths: pathsOf,
  names: namesOf,
  check(rule, data, add, { module, isProtected, findRecord }) {
    const { along } = rule;
    if (!isRowScope(along)) return;
    const sight = { ...sightOf(module, rowsOf(along).split('.')[0] ?? '', data, findRecord), isProtected };
    if (matchOf('when' in rule ? rule.when : undefined, sight) === null) return;
    for (const { rows, path } of rowGroups(along, data)) {
      const steps = rows.map((row) => ({
        recordId: '',
        path: row.path,
        values: row.values,
        held: heldIn(rule, row, module, findRecord),
      }));
      const sequence = { steps, path, areRows: true, recordId: '', valueOf: viewOf(sight) };
      sequenceLogic(rule.is).check(rule, sequence, (_id, place, code, params) => add(place, code, params));
    }
  },
};

/** Evaluates demands on the records of a module: every group by itself. */
export const recordSequenceRule: ModuleRule<SequenceDemand> = {
  level: 'module',
  paths: pathsOf,
  names: namesOf,
  check(rule, records, add, { module, findRecord }) {
    const { along, field } = rule;
    if (isRowScope(along)) return;
    for (const { records: group, first } of recordGroups(along, records, module)) {
      const steps = group.map(({ recordId, data }) => ({
        recordId,
        path: '',
        values: data,
        held: heldIn(rule, { values: data, path: '' }, module, findRecord),
      }));
      const sight = sightOf(module, field.split('.')[0] ?? '', first?.data ?? {}, findRecord);
      const recordId = along.groupBy === undefined ? '' : (first?.recordId ?? '');
      const sequence = { steps, path: field, areRows: false, recordId, valueOf: viewOf(sight) };
      sequenceLogic(rule.is).check(rule, sequence, add);
    }
  },
};

/** What a row or record holds; with `of`, what the record holds that a reference in it names. */
function heldIn(
  rule: SequenceDemand,
  { values, path }: Place,
  module: ResolvedModule,
  findRecord: FindRecord | undefined,
): readonly Held[] {
  const of = referenceIn(rule);
  if (of === undefined) return placesIn(values, path, rule.field);
  const reference = fieldAtPath(module, pathHere(rule.along, of));
  return placesIn(values, path, of).map((place) => {
    const named =
      reference?.kind === 'reference' ? findRecord?.(reference.to, plainText(place.value)) : undefined;
    return { ...place, value: named && valueAt(named, rule.field) };
  });
}

const referenceIn = (rule: SequenceDemand): string | undefined => ('of' in rule ? rule.of : undefined);

/** A path of a row or record, from the record on. */
const pathHere = (along: SequenceDemand['along'], path: string): string =>
  isRowScope(along) ? inRows(rowsOf(along), path) : path;

function sightOf(
  module: ResolvedModule,
  field: string,
  data: RecordData,
  findRecord: FindRecord | undefined,
): Sight {
  return { module, field, place: recordPlace(data), isProtected: false, findRecord };
}

const viewOf = (sight: Sight) => (expression: Expression) => resultOf(expression, sight).value;

function pathsOf(rule: SequenceDemand): readonly string[] {
  const { field, along, is } = rule;
  const { beside, also, subjects } = sequenceLogic(is);
  const inner = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  const here = (path: string): string => pathHere(along, path);
  return [
    here(referenceIn(rule) ?? field),
    ...pathsOfScope(along),
    ...(beside?.(rule) ?? []).map((key) => here(inRows(inner, key))),
    ...(also?.(rule) ?? []).map(here),
    ...pathsIn(undefined, subjects?.(rule) ?? []),
    ...pathsIn('when' in rule ? rule.when : undefined),
  ];
}

function namesOf(rule: SequenceDemand): RuleNames {
  const { field, along, is } = rule;
  const { values, subjects, counts } = sequenceLogic(is);
  const path = pathHere(along, field);
  const of = referenceIn(rule);
  const where = typeof along === 'string' ? undefined : along.where;
  return joinNames(
    of === undefined
      ? { values: [[path, values?.(rule) ?? []]] }
      : { targets: [{ reference: pathHere(along, of), fields: [field] }] },
    {
      values: conditionsIn(where).map((one) => [
        isRowScope(along) ? inRows(rowsOf(along), one.field) : one.field,
        valuesIn(one),
      ]),
    },
    namesIn('when' in rule ? rule.when : undefined, subjects?.(rule) ?? []),
    counts === true && of === undefined ? { counted: path } : {},
  );
}
