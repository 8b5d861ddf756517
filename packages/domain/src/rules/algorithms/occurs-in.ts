import { fieldAtPath } from '../../core/field-at-path.ts';
import { plainText, type JsonValue, type RecordData } from '../../core/json.ts';
import { valueAt } from '../../record/path-value.ts';
import { holdsIn } from '../demands/conditions.ts';
import { targetOf } from '../assets.ts';
import { isOff } from '../is-off.ts';
import { fieldsAt } from '../row-paths.ts';
import type { ModuleRule } from '../rule-logic.ts';

/**
 * A value that is no identity stands for the records of another module that have it: a round, a season, a
 * level under the same parent. Known where a whole configuration is checked.
 */
export const occursIn: ModuleRule<'occurs_in'> = {
  level: 'module',
  paths: ({ field, same, of, when, unless }) =>
    [field, of ?? same ?? [], when?.field ?? [], unless ?? []].flat(),
  names: ({ module, at, same, there = same, of, where, when }) => ({
    others: [{ module, fields: [at, there ?? [], where?.field ?? []].flat() }],
    ...(of === undefined || same === undefined ? {} : { targets: [{ reference: of, fields: [same] }] }),
    ...(when === undefined || !('in' in when) ? {} : { values: [[when.field, when.in]] }),
  }),
  check(rule, records, add, { module: definition, findRecord, readRecords }) {
    if (readRecords === undefined) return;
    const { field, module, at, same, there = same, of, where, when, unless } = rule;
    const owner = of === undefined ? undefined : fieldAtPath(definition, of);
    const known = new Set(
      [...readRecords(module)]
        .filter(({ data }) => !isOff(data) && holdsIn(where, data))
        .flatMap(({ data }) =>
          fieldsAt(data, at).map(({ values, key }) => `${groupIn(data, there)} ${plainText(values[key])}`),
        ),
    );
    for (const { recordId, data } of records) {
      const named =
        owner?.kind === 'reference' ? findRecord?.(owner.to, plainText(data[owner.key])) : undefined;
      const group = of === undefined ? groupIn(data, same) : groupIn(named ?? {}, same);
      if (group === '' || !holdsIn(when, data)) continue;
      if (unless !== undefined && valueAt(data, unless) === valueAt(data, field)) continue;
      const unknown = fieldsAt(data, field).flatMap(({ values, key, fieldPath }) =>
        namedIn(values[key])
          .filter((value) => !known.has(`${group} ${plainText(value)}`))
          .map((value) => ({ fieldPath, value })),
      );
      for (const { fieldPath, value } of unknown)
        add(recordId, fieldPath, 'unknown_option', { value, module });
    }
  },
};

/** A value, or the records that rewards and costs name; nothing where there is none. */
function namedIn(value: JsonValue | undefined): readonly JsonValue[] {
  const all: readonly JsonValue[] = Array.isArray(value) ? value.map(targetOf) : [value ?? null];
  return all.filter((one) => plainText(one) !== '');
}

/** Whose record it is; '-' where all records are one group. */
function groupIn(data: RecordData, field: string | undefined): string {
  return field === undefined ? '-' : plainText(valueAt(data, field));
}
