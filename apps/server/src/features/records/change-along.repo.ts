import type { Queryable, Transaction } from '../../db/database.ts';

/** Says that a change set of an environment was written together with one of a version. */
export async function insertAlong(tx: Transaction, seq: number, alongSeq: number): Promise<void> {
  await tx.query('insert into change_along (seq, along_seq) values ($1, $2)', [seq, alongSeq]);
}

/** The change set that goes back together with this one, unless it was undone by itself; null: there is none. */
export async function findAlong(db: Queryable, seq: number): Promise<number | null> {
  const { rows } = await db.query<{ along: number }>(
    'select along_seq as along from change_along where seq = $1 and undone_by(along_seq) is null',
    [seq],
  );
  return rows[0] === undefined ? null : Number(rows[0].along);
}
