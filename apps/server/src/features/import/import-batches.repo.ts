import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';

export type StoredBatch = {
  readonly id: string;
  readonly versionId: number;
  /** The names of environment and version, so that a job resolves its place as a call does. */
  readonly environment: string;
  readonly version: string;
  readonly accountId: number;
  readonly createdAt: Date;
};

type NewBatch = Pick<StoredBatch, 'id' | 'versionId' | 'accountId'> & { readonly environmentId: number };

export async function insertBatch(db: Queryable, batch: NewBatch): Promise<void> {
  await db.query(
    'insert into import_batch (id, environment_id, version_id, account_id) values ($1, $2, $3, $4)',
    [batch.id, batch.environmentId, batch.versionId, batch.accountId],
  );
}

export async function findBatch(db: Queryable, id: string): Promise<StoredBatch | undefined> {
  const { rows } = await db.query<StoredBatch>(
    `select b.id, b.version_id as "versionId", e.key as environment, v.name as version,
            b.account_id as "accountId", b.created_at as "createdAt"
       from import_batch b join environment e on e.id = b.environment_id join version v on v.id = b.version_id
      where b.id = $1`,
    [id],
  );
  return rows[0];
}

/** The place of the next import in a batch, and how many there are. Locks the batch until the transaction ends. */
export async function lockBatchEnd(
  db: Queryable,
  id: string,
): Promise<{ readonly next: number; readonly count: number }> {
  await db.query('select from import_batch where id = $1 for update', [id]);
  return onlyRow(
    await db.query<{ next: number; count: number }>(
      `select coalesce(max(batch_place), 0) + 1 as next, count(*)::integer as count
         from import_job where batch_id = $1`,
      [id],
    ),
  );
}

/** Assigns the file of an import to another module and resets the import. */
export async function moveImport(
  db: Queryable,
  id: string,
  { branchId, module }: { readonly branchId: number; readonly module: string },
): Promise<void> {
  await db.query('update import_job set branch_id = $2, module = $3, counts = default where id = $1', [
    id,
    branchId,
    module,
  ]);
}

export async function deleteImport(db: Queryable, id: string): Promise<void> {
  await db.query('delete from import_row where import_id = $1', [id]);
  await db.query('delete from import_job where id = $1', [id]);
}
