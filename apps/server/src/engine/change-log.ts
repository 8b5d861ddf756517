import type { Queryable } from '../db/database.ts';
import { wireTime } from './wire-time.ts';

/** A change set as people read it. */
export type ChangeSetEntry = {
  readonly seq: number;
  readonly branchId: number;
  readonly at: string;
  readonly author: string | null;
  readonly kind: string;
  readonly note: string | null;
  /** Module key to the number of its records that were written. */
  readonly modules: Readonly<Record<string, number>>;
  /** The change set that undid it; null while it holds. */
  readonly undoneBy: number | null;
};

const ENTRY_SQL = `
  select change_set.seq, change_set.branch_id as "branchId", ${wireTime('change_set.at')} as at, account.display_name as author,
         change_set.kind, change_set.note, coalesce(change_set.source -> 'modules', '{}') as modules,
         undone_by(change_set.seq) as "undoneBy"
    from change_set left join account on account.id = change_set.author_id`;

/** The change sets of some branches, newest first. */
export async function listChangeSets(
  database: Queryable,
  branchIds: readonly number[],
  range: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly entries: readonly ChangeSetEntry[] }> {
  const { rows: counted } = await database.query<{ total: number }>(
    'select count(*) as total from change_set where branch_id = any($1)',
    [branchIds],
  );
  const { rows: entries } = await database.query<ChangeSetEntry>(
    `${ENTRY_SQL} where change_set.branch_id = any($1) order by change_set.seq desc limit $2 offset $3`,
    [branchIds, range.limit, range.offset],
  );
  return { total: counted[0]?.total ?? 0, entries };
}

export async function findChangeSet(database: Queryable, seq: number): Promise<ChangeSetEntry | null> {
  const [entry] = await findChangeSets(database, [seq]);
  return entry ?? null;
}

/** Some change sets, newest first. */
export async function findChangeSets(
  database: Queryable,
  seqs: readonly number[],
): Promise<readonly ChangeSetEntry[]> {
  const { rows } = await database.query<ChangeSetEntry>(
    `${ENTRY_SQL} where change_set.seq = any($1) order by change_set.seq desc`,
    [seqs],
  );
  return rows;
}

/** The newest change of a module in a branch; null when there never was one. */
export async function lastChangeOf(
  database: Queryable,
  branchId: number,
  module: string,
): Promise<{ readonly seq: number; readonly at: Date } | null> {
  const { rows } = await database.query<{ seq: number; at: Date }>(
    `select seq, at from change_set where branch_id = $1 and source -> 'modules' ? $2
     order by seq desc limit 1`,
    [branchId, module],
  );
  return rows[0] ?? null;
}
