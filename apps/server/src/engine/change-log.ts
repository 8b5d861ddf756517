import type { Queryable } from '../db/database.ts';
import { createParameters, type Parameters } from './parameters.ts';
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
  /** Settings of the environment were written along with it, and go back with it. */
  readonly hasSettings: boolean;
};

const ENTRY_SQL = `
  select change_set.seq, change_set.branch_id as "branchId", ${wireTime('change_set.at')} as at, account.display_name as author,
         change_set.kind, change_set.note, coalesce(change_set.source -> 'modules', '{}') as modules,
         undone_by(change_set.seq) as "undoneBy",
         exists (select from change_along where change_along.seq = change_set.seq) as "hasSettings"
    from change_set left join account on account.id = change_set.author_id`;

/** Change sets of some branches: whose, of which module, and when. */
type ChangeSetsWanted = {
  readonly branchIds: readonly number[];
  readonly author?: number | undefined;
  readonly module?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Each condition has an index of its own: `change_set_author`, `change_set_modules`, `change_set_at`. */
function wantedSql(
  { branchIds, author, module, from, to }: ChangeSetsWanted,
  parameters: Parameters,
): string {
  const instant = (at: string) => `${parameters.add(`${at}Z`)}::timestamptz`;
  return [
    `change_set.branch_id = any(${parameters.add(branchIds)})`,
    ...(author === undefined ? [] : [`change_set.author_id = ${parameters.add(author)}`]),
    ...(module === undefined ? [] : [`change_set.source -> 'modules' ? ${parameters.add(module)}`]),
    ...(from === undefined ? [] : [`change_set.at >= ${instant(from)}`]),
    // The wire knows whole seconds: the last one is meant as a whole.
    ...(to === undefined ? [] : [`change_set.at < ${instant(to)} + interval '1 second'`]),
  ].join(' and ');
}

/** The change sets that are wanted, newest first. */
export async function listChangeSets(
  database: Queryable,
  wanted: ChangeSetsWanted,
  range: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly entries: readonly ChangeSetEntry[] }> {
  const parameters = createParameters();
  const where = wantedSql(wanted, parameters);
  const { rows: counted } = await database.query<{ total: number }>(
    `select count(*) as total from change_set where ${where}`,
    parameters.values,
  );
  const [limit, offset] = [parameters.add(range.limit), parameters.add(range.offset)];
  const { rows: entries } = await database.query<ChangeSetEntry>(
    `${ENTRY_SQL} where ${where} order by change_set.seq desc limit ${limit} offset ${offset}`,
    parameters.values,
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
