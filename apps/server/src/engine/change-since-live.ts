import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';
import type { Branch } from './branch.ts';
import { IS_CLOSED, IS_HEAD, partitionOf } from './partition.ts';

export type ChangeSinceLive = 'new' | 'changed';

/** Whether a record at this revision can be another one than the live one: what is older than the release is not. */
export function mayDifferFromLive(
  module: ResolvedModule,
  { branchId, environment }: Branch,
  revision: number,
): boolean {
  const { live } = environment;
  if (live === null) return false;
  const isShared = module.scope !== 'versioned';
  const isOtherBranch = !isShared && live.versionBranchId !== branchId;
  return isOtherBranch || live.hasHolds || revision > (isShared ? live.environmentSeq : live.versionSeq);
}

/**
 * Which of these records of a draft differ from what the environment plays now. Records that are as
 * they are live, and all of them before the first release, have no entry.
 */
export async function changesSinceLive(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, ChangeSinceLive>> {
  if (recordIds.length === 0) return new Map();
  const partition = partitionOf(module);
  const { rows } = await database.query<{ record_id: string; is_new: boolean }>(
    { name: `since-live ${partition}`, text: sinceLiveSql(partition) },
    [branchId, recordIds, module.key, module.scope !== 'versioned'],
  );
  return new Map(rows.map(({ record_id: recordId, is_new: isNew }) => [recordId, isNew ? 'new' : 'changed']));
}

/** Held-back records are live at the revision of their hold; the others at the release's point of the log. */
function sinceLiveSql(partition: string): string {
  const isLive = 'r.branch_id = live.branch_id and r.record_id = head.record_id and r.from_seq <= live.seq';
  return `
    with live as materialized (
      select release.id, pinned.id as branch_id, case when $4 then release.environment_seq else release.version_seq end as seq
        from branch as own
        join environment on environment.id = own.environment_id
        join release on release.id = environment.live_release_id
        join branch as pinned
          on pinned.environment_id = environment.id
         and pinned.version_id is not distinct from case when $4 then null else release.version_id end
       where own.id = $1
    )
    select head.record_id, was.hash is null as is_new
      from live
      join ${partition} as head on head.branch_id = $1 and head.record_id = any($2) and head.${IS_HEAD}
      left join release_hold as hold
        on hold.release_id = live.id and hold.module = $3 and hold.record_id = head.record_id
      left join lateral (
        select r.hash from ${partition} as r where hold.record_id is null and ${isLive} and r.${IS_HEAD}
        union all
        select r.hash from ${partition} as r
         where hold.record_id is null and ${isLive} and r.to_seq > live.seq and r.${IS_CLOSED}
        union all
        select r.hash from ${partition} as r
         where r.branch_id = hold.branch_id and r.record_id = head.record_id and r.from_seq = hold.from_seq
      ) as was on true
     where (head.from_seq > live.seq or live.branch_id <> $1 or hold.record_id is not null)
       and was.hash is distinct from head.hash`;
}
