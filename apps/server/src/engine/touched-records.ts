import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Queryable } from '../db/database.ts';
import type { ChangeSetEntry } from './change-log.ts';
import { createParameters } from './parameters.ts';
import { IS_CLOSED, literal, partitionOf } from './partition.ts';

/** A record that a change set wrote, as the change set left it; a deleted one as it was before. */
export type TouchedRecord = {
  readonly seq: number;
  readonly module: string;
  readonly recordId: string;
  readonly data: RecordData;
};

/** Some records of each module of some change sets: at most `limit` of each, in one query. */
export async function findTouchedRecords(
  database: Queryable,
  registry: Registry,
  entries: readonly ChangeSetEntry[],
  limit: number,
): Promise<readonly TouchedRecord[]> {
  const touches = entries.flatMap((entry) => Object.keys(entry.modules).map((key) => ({ entry, key })));
  const parameters = createParameters([limit]);
  const parts = [...Map.groupBy(touches, ({ key }) => key)].flatMap(([key, group]) => {
    const module = registry.find(key);
    if (module === undefined) return [];
    const branches = parameters.add(group.map(({ entry }) => entry.branchId));
    const seqs = parameters.add(group.map(({ entry }) => entry.seq));
    return [touchedSql(module, branches, seqs)];
  });
  if (parts.length === 0) return [];
  const { rows } = await database.query<TouchedRecord>(parts.join(' union all '), parameters.values);
  return rows.map((row) => ({ ...row, data: readRecord(registry.get(row.module), row.data) }));
}

function touchedSql(module: ResolvedModule, branches: string, seqs: string): string {
  const partition = partitionOf(module);
  const isOf = 'r.branch_id = change.branch_id';
  return `
    select change.seq, ${literal(module.key)} as module, touched.record_id as "recordId", touched.data
      from unnest(${branches}::integer[], ${seqs}::bigint[]) as change (branch_id, seq)
     cross join lateral (
       select r.record_id, r.data from ${partition} as r where ${isOf} and r.from_seq = change.seq
       union all
       select r.record_id, r.data from ${partition} as r
        where ${isOf} and r.to_seq = change.seq and r.${IS_CLOSED}
          and not exists (
            select from ${partition} as next
             where next.branch_id = r.branch_id and next.record_id = r.record_id and next.from_seq = change.seq)
       limit $1) as touched`;
}
