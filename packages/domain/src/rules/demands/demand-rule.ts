import { joinPath } from '../../core/issue.ts';
import { plainText, type JsonValue, type RecordData } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import type { Demand } from '../../core/rule.ts';
import type { AddIssue, FieldReference } from '../../fields/field-kind-logic.ts';
import { childRecordId, recordIdOf } from '../../record/identity.ts';
import type { ModuleRule, RecordRule, ReferenceRule } from '../rule-logic.ts';
import { homeOf, namesOf, namesRecords, needsOthers, pathsOf } from './demand-names.ts';
import { demandLogic } from './demand-table.ts';
import { fieldBeside, placesOf, valueBeside, type FieldPlace } from './field-places.ts';
import type { Sight } from './sight.ts';
import { matchOf, resultOf, valueOf, valuesIn } from './subjects.ts';

type Surroundings = Pick<Sight, 'module' | 'isProtected' | 'findRecord' | 'client' | 'known' | 'peers'>;

/** Evaluates every demand: at each place of its field where its condition holds. */
export const demandRule: RecordRule<Demand> = {
  level: 'record',
  paths: pathsOf,
  names: namesOf,
  check(rule, data, add, { module, isProtected, findRecord, client }) {
    // What other records say waits until they can be found.
    if (findRecord === undefined && namesRecords(rule, module)) return;
    checkPlaces(rule, data, add, { module, isProtected, findRecord, client });
  },
};

/** Evaluates demands that count or add up records, which are found where all of them are checked. */
export const recordsDemandRule: ModuleRule<Demand> = {
  level: 'module',
  paths: pathsOf,
  names: namesOf,
  check(rule, records, add, { module, findRecord }) {
    if (findRecord === undefined && needsOthers(rule)) return;
    const known = new Map<string, number>();
    for (const { recordId, data } of records) {
      const addHere: AddIssue = (path, code, params) => add(recordId, path, code, params);
      checkPlaces(rule, data, addHere, {
        module,
        isProtected: false,
        findRecord,
        known,
        peers: records,
      });
    }
  },
};

/** Finds the references that a demand makes of a field. They are references like any other. */
export const recordOfRule: ReferenceRule<Demand> = {
  level: 'reference',
  paths: pathsOf,
  names: namesOf,
  references(rule, data, module) {
    if (rule.is !== 'record_of') return [];
    return placesOf(module, data, rule.field).flatMap((place): FieldReference[] => {
      const sight = { module, field: rule.field, place, isProtected: false, findRecord: undefined };
      const own = plainText(place.value);
      const key = typeof rule.module === 'string' ? rule.module : plainText(valueOf(rule.module, sight));
      const parent = rule.under === undefined ? null : plainText(valueBeside(place, rule.under));
      if (own === '' || key === '' || parent === '' || matchOf(rule.when, sight) === null) return [];
      const id = parent === null ? own : childRecordId(parent, own);
      return [{ path: place.path, module: key, id, by: null }];
    });
  },
  check: () => undefined,
};

function checkPlaces(rule: Demand, data: RecordData, add: AddIssue, around: Surroundings): void {
  const field = homeOf(rule);
  const isPart = rule.of !== undefined && fieldBeside(around.module, field, rule.of)?.kind === 'timeslot';
  const places = placesOf(around.module, data, field);
  for (const place of listsNamed(rule, around.module).reduce(withEach, places)) {
    const sight: Sight = { ...around, field, place };
    const match = matchOf(rule.when, sight);
    if (match === null) continue;
    const asked = {
      value: rule.of === undefined ? place.value : valueOf(rule, sight),
      cause: match.cause,
      client: around.client,
      recordId: () => recordIdOf(around.module, data),
      resultOf: (expression: Parameters<typeof resultOf>[0]) => resultOf(expression, sight),
      valueOf: (subject: Parameters<typeof valueOf>[0]) => valueOf(subject, sight),
      valuesIn: (subject: Parameters<typeof valuesIn>[0]) => valuesIn(subject, sight),
    };
    const path = isPart ? joinPath(place.path, rule.field) : place.path;
    demandLogic(rule.is).check(rule, asked, (code, params) => add(path, code, params));
  }
}

/** The lists of references that a demand is about: it holds for each record that they name. */
function listsNamed(rule: Demand, module: ResolvedModule): readonly string[] {
  return [rule.of ?? [], rule.is === 'inside' ? rule.period.of : []].flat().filter((key) => {
    const field = fieldBeside(module, homeOf(rule), key);
    return field?.kind === 'reference' && field.many === true;
  });
}

/** Places as many times as a list beside them has entries, each with one of them. */
function withEach(places: readonly FieldPlace[], key: string): readonly FieldPlace[] {
  return places.flatMap((place) => {
    const [own, ...outer] = place.around;
    const ids = valueBeside(place, key);
    if (own === undefined || !Array.isArray(ids)) return [];
    const isOwn = place.path.split('.').at(-1) === key;
    return ids.map((id: JsonValue, index) => ({
      value: isOwn ? id : place.value,
      path: isOwn ? joinPath(place.path, index) : place.path,
      around: [{ ...own, values: { ...own.values, [key]: id } }, ...outer],
    }));
  });
}
