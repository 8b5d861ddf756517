import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';
import { IS_CLOSED, IS_HEAD, partitionOf } from './partition.ts';
import { wireTime } from './wire-time.ts';

/** A record's newest state as the store has it. */
export type StoredRecord = {
  readonly recordId: string;
  readonly data: RecordData;
  readonly revision: number;
  /** UTC, `YYYY-MM-DD HH:mm:ss`. */
  readonly updatedAt: string;
  readonly updatedBy: string | null;
};

/** The columns of a `StoredRecord` from a partition called `r`. */
export const STORED_RECORD_COLUMNS = `
  r.record_id as "recordId", r.data, r.from_seq as revision, written."updatedAt", written."updatedBy"`;

/** Records of one import or copy share a change set; the fence (`offset 0`) has it read and printed once for them all. */
export const STORED_RECORD_JOINS = `
  left join lateral (
    select ${wireTime('change_set.at')} as "updatedAt", account.display_name as "updatedBy"
      from change_set left join account on account.id = change_set.author_id
     where change_set.seq = r.from_seq offset 0) as written on true`;

/** The newest states of some records; those that do not exist are left out. */
export async function findRecords(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
  recordIds: readonly string[],
): Promise<readonly StoredRecord[]> {
  const partition = partitionOf(module);
  const { rows } = await database.query<StoredRecord>(
    {
      name: `find ${partition}`,
      text: `select ${STORED_RECORD_COLUMNS} from ${partition} as r ${STORED_RECORD_JOINS}
              where r.branch_id = $1 and r.record_id = any($2) and r.${IS_HEAD}`,
    },
    [branchId, recordIds],
  );
  return rows;
}

/** A record as a revision of it was. */
export async function findRevision(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
  recordId: string,
  revision: number,
): Promise<RecordData | null> {
  const part = `select data from ${partitionOf(module)} where branch_id = $1 and record_id = $2 and from_seq = $3`;
  const { rows } = await database.query<{ data: RecordData }>(
    `${part} and ${IS_HEAD} union all ${part} and ${IS_CLOSED}`,
    [branchId, recordId, revision],
  );
  return rows[0]?.data ?? null;
}
