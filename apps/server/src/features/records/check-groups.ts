import { issuesOfRecord, type Issue, type RecordIssue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { recordsNamedAbout } from '@quartermaster/domain/record/records-about';
import { checkGroup, hasGroupRules } from '@quartermaster/domain/validation/check-groups';
import type { Queryable } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { findAcrossModules, referencedBy } from '../../engine/referenced-records.ts';
import type { RecordPlace, RecordsDependencies } from './record-place.ts';

/** Larger groups are left to the check of the version: a form does not wait for them. */
const MOST_TOGETHER = 1000;

type Owner = { readonly module: string; readonly recordId: string };

type ModuleRow = { readonly recordId: string; readonly data: RecordData };

/**
 * What a release would say of a record together with the others about what it is about: the skins of one pet.
 * The record counts as `data` has it, and as the last of them.
 */
export async function checkOwnGroups(
  deps: RecordsDependencies,
  place: RecordPlace,
  recordId: string,
  data: RecordData,
): Promise<readonly Issue[]> {
  const { module } = place;
  const groups = recordsNamedAbout(module, data).filter(({ field }) => hasGroupRules(module, field));
  const found = await Promise.all(
    groups.map(async ({ field, ...owner }) => {
      const others = await findNaming(deps.database, place, module, field, owner);
      const records = [...others.filter((other) => other.recordId !== recordId), { recordId, data }];
      return checkTogether(deps, place, module, field, records);
    }),
  );
  return issuesOfRecord(found.flat(), recordId);
}

/** The same of the records of a module that are about a record, for the form of that one. */
export async function checkGroupOf(
  deps: RecordsDependencies,
  place: RecordPlace,
  module: ResolvedModule,
  owner: Owner,
  fields: readonly string[],
): Promise<readonly RecordIssue[]> {
  const found = await Promise.all(
    fields
      .filter((field) => hasGroupRules(module, field))
      .map(async (field) => {
        const records = await findNaming(deps.database, place, module, field, owner);
        return checkTogether(deps, place, module, field, records);
      }),
  );
  return found.flat();
}

async function checkTogether(
  deps: RecordsDependencies,
  place: RecordPlace,
  module: ResolvedModule,
  field: string,
  records: readonly ModuleRow[],
): Promise<readonly RecordIssue[]> {
  if (records.length === 0 || records.length > MOST_TOGETHER) return [];
  return checkGroup({ module, field, records, findRecord: await findNamedBy(deps, place, module, records) });
}

/** Reads the records that these name, for the rules that look into them. */
export async function findNamedBy(
  { database, registry }: RecordsDependencies,
  { branchOf }: RecordPlace,
  module: ResolvedModule,
  records: readonly ModuleRow[],
): Promise<(module: string, recordId: string) => RecordData | undefined> {
  const wanted = referencedBy(
    module,
    records.map(({ data }) => data),
  );
  const named = await findAcrossModules(database, registry, wanted, branchOf);
  return (key, id) => named.get(key)?.get(id);
}

async function findNaming(
  database: Queryable,
  { branchOf }: RecordPlace,
  module: ResolvedModule,
  field: string,
  owner: Owner,
): Promise<readonly ModuleRow[]> {
  const { rows } = await database.query<ModuleRow>(
    `select r.record_id as "recordId", r.data from record_link as l
       join ${partitionOf(module)} as r on r.branch_id = l.branch_id and r.record_id = l.record_id and r.${IS_HEAD}
      where l.branch_id = $1 and l.to_module = $2 and l.to_record_id = $3 and l.to_field = ''
        and l.module = $4 and l.path = $5
      order by r.sort_key limit $6`,
    [branchOf(module), owner.module, owner.recordId, module.key, field, MOST_TOGETHER + 1],
  );
  return rows.map(({ recordId, data }) => ({ recordId, data: readRecord(module, data) }));
}
