import type { Issue } from '@quartermaster/domain/core/issue';
import { isJsonObject, type RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { RuleDefinition } from '@quartermaster/domain/core/rule';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { checkRules } from '@quartermaster/domain/validation/check-groups';
import { findCalled } from '../../engine/record-search.ts';
import { findAcrossModules, referencedBy } from '../../engine/referenced-records.ts';
import type { RecordPlace, RecordsDependencies } from './record-place.ts';

/** So many of one name say it as well as all of them. */
const MOST_CALLED = 20;

/**
 * What a release would say of the names of a record that others have too. Only records that are found by these names
 * are compared: a form does not wait for all of a module.
 */
export async function checkTaken(
  { database, registry }: RecordsDependencies,
  { module, branch, branchOf }: RecordPlace,
  recordId: string,
  data: RecordData,
): Promise<readonly Issue[]> {
  const rules = module.rules.filter((rule) => nameFields(module, rule).length > 0);
  const names = rules.flatMap((rule) => nameFields(module, rule)).flatMap((key) => textsOf(data[key]));
  if (names.length === 0) return [];
  const called = await findCalled(database, { module, branchId: branch.branchId }, names, MOST_CALLED);
  const others = called
    .filter((other) => other.recordId !== recordId)
    .map((other) => ({ ...other, data: readRecord(module, other.data) }));
  if (others.length === 0) return [];
  const records = [...others, { recordId, data }];
  const wanted = referencedBy(
    module,
    records.map((one) => one.data),
  );
  const named = await findAcrossModules(database, registry, wanted, branchOf);
  return checkRules({ module, rules, records, findRecord: (key, id) => named.get(key)?.get(id) })
    .filter((problem) => problem.recordId === recordId)
    .map(({ path, code, params, severity }) => ({ path, code, params, severity }));
}

/** The searched texts that a rule lets no two records of a module share. */
function nameFields({ fieldByKey, search }: ResolvedModule, rule: RuleDefinition): readonly string[] {
  if (!('is' in rule) || rule.is !== 'unique' || rule.along !== undefined) return [];
  return rule.fields.filter(
    (key) => search.includes(key) && ['localized_text', 'text'].includes(fieldByKey.get(key)?.kind ?? ''),
  );
}

function textsOf(value: RecordData[string] | undefined): readonly string[] {
  const texts = isJsonObject(value) ? Object.values(value) : [value];
  return texts.filter((text) => typeof text === 'string');
}
