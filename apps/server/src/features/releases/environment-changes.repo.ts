import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { IS_CLOSED, literal, partitionOf } from '../../engine/partition.ts';
import { NOT_UNDOABLE } from '../records/index.ts';
import type { ReleaseRow } from './releases.repo.ts';

/**
 * The environment-wide changes since a release went live that are in force, newest first. A change and
 * its undo are both left out. Settings after the point that a publish was made of count as later; a roll
 * back carries the point of its source, so its own time counts as well.
 */
export async function findChangesSince(
  db: Queryable,
  release: ReleaseRow,
  limit: number,
): Promise<{ readonly seqs: readonly number[]; readonly total: number }> {
  const isSince = (change: string) =>
    `${change}.branch_id = $1 and ${change}.seq > $2
       and ($3 or ${change}.at > (select at from release where id = $4))`;
  const { rows } = await db.query<{ seq: number; total: number }>(
    `select c.seq, count(*) over ()::int as total
       from change_set c
      where ${isSince('c')} and c.kind <> all($5::text[]) and undone_by(c.seq) is null
        and coalesce(c.source -> 'modules', '{}') <> '{}'
        and not (c.kind = 'undo' and exists (
          select from change_set undone
           where undone.seq = (c.source ->> 'undone')::bigint and ${isSince('undone')}))
      order by c.seq desc limit $6`,
    [
      release.environment_branch_id,
      release.environment_seq,
      release.kind === 'publish',
      release.id,
      NOT_UNDOABLE,
      limit,
    ],
  );
  return { seqs: rows.map(({ seq }) => seq), total: rows[0]?.total ?? 0 };
}

/** The pairs of these changes of which the second touches a record right after the first. */
export async function findFollowers(
  db: Queryable,
  modules: readonly ResolvedModule[],
  branchId: number,
  seqs: readonly number[],
): Promise<readonly { readonly seq: number; readonly next: number }[]> {
  if (modules.length === 0) return [];
  const touched = modules.map((module) => {
    const isOf = `from ${partitionOf(module)} where branch_id = $1`;
    const name = literal(module.key);
    return `
      select from_seq as seq, ${name} as module, record_id ${isOf} and from_seq = any($2::bigint[])
      union
      select to_seq, ${name}, record_id ${isOf} and to_seq = any($2::bigint[]) and ${IS_CLOSED}`;
  });
  const { rows } = await db.query<{ seq: number; next: number }>(
    `select distinct seq, next from (
       select seq, lead(seq) over (partition by module, record_id order by seq) as next
         from (${touched.join(' union all ')}) as touched) as pair
      where next is not null order by seq, next`,
    [branchId, seqs],
  );
  return rows;
}
