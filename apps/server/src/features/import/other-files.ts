import type { Queryable } from '../../db/database.ts';
import type { StoredImport } from './import-jobs.repo.ts';

/** Looks up records in the other files of a batch. */
export type OtherFiles = {
  /** The ids among these that a valid row of another file has. */
  readonly among: (module: string, recordIds: readonly string[]) => Promise<ReadonlySet<string>>;
};

const NO_RECORDS: ReadonlySet<string> = new Set();

/** For an import without a batch: nothing is found. */
export async function findOthers(
  db: Queryable,
  { id, batchId }: Pick<StoredImport, 'id' | 'batchId'>,
): Promise<OtherFiles> {
  const { rows } = await db.query<{ id: string; module: string }>(
    'select id, module from import_job where batch_id = $1 and id <> $2',
    [batchId, id],
  );
  const byModule = Map.groupBy(rows, ({ module }) => module);
  return {
    among: async (module, recordIds) => {
      const imports = byModule.get(module) ?? [];
      if (imports.length === 0 || recordIds.length === 0) return NO_RECORDS;
      return findStagedAmong(
        db,
        imports.map((other) => other.id),
        recordIds,
      );
    },
  };
}

async function findStagedAmong(
  db: Queryable,
  imports: readonly string[],
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const result = await db.query<{ id: string }>(
    `select distinct record_id as id from import_row
      where import_id = any($1) and record_id = any($2) and outcome <> 'invalid'`,
    [imports, recordIds],
  );
  return new Set(result.rows.map(({ id }) => id));
}
