import { REVISIONS, type Registry, type ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import type { StoredImport } from './import-jobs.repo.ts';

/** A field that refers to a record that neither the files nor the version contain. */
type MissingReference = {
  readonly importId: string;
  readonly module: string;
  readonly recordId: string;
  readonly path: string;
  readonly toModule: string;
  readonly toRecordId: string;
};

export type MissingReferences = { readonly first: readonly MissingReference[]; readonly total: number };

type Counted = { readonly total: number };

type Dependencies = {
  readonly db: Queryable;
  readonly registry: Registry;
  readonly branchOf: (module: ResolvedModule) => number;
};

/** Resolves references across all files of a batch, in the database, so that memory does not grow with them. */
export async function findMissingReferences(
  { db, registry, branchOf }: Dependencies,
  imports: readonly StoredImport[],
  most: number,
): Promise<MissingReferences> {
  const ids = imports.map(({ id }) => id);
  const first: MissingReference[] = [];
  let total = 0;
  for (const key of await findTargets(db, ids)) {
    const module = registry.find(key);
    if (module?.store !== REVISIONS) continue;
    const siblings = imports.filter((other) => other.module === key).map(({ id }) => id);
    const { rows } = await db.query<MissingReference & Counted>(
      `select staged.import_id as "importId", link.module, link.record_id as "recordId", link.path,
              link.to_module as "toModule", link.to_record_id as "toRecordId", (count(*) over ())::integer as total
         from import_row as staged, ${LINKS}
        where staged.import_id = any($1) and staged.outcome in ('new', 'changed')
          and link.to_module = $2 and link.to_field = ''
          and not exists (select from ${partitionOf(module)} as head
                where head.branch_id = $3 and head.record_id = link.to_record_id and head.${IS_HEAD})
          and not exists (select from import_row as other
                where other.import_id = any($4) and other.record_id = link.to_record_id and other.outcome <> 'invalid')
        order by staged.import_id, staged.row_number limit $5`,
      [ids, key, branchOf(module), siblings, most],
    );
    total += rows[0]?.total ?? 0;
    first.push(...rows.slice(0, most - first.length));
  }
  return { first, total };
}

const LINKS = `jsonb_to_recordset(staged.links) as link
  (module text, record_id text, path text, to_module text, to_field text, to_record_id text)`;

async function findTargets(db: Queryable, imports: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select distinct link.to_module as key from import_row as staged, ${LINKS}
      where staged.import_id = any($1) and staged.outcome in ('new', 'changed') order by 1`,
    [imports],
  );
  return rows.map(({ key }) => key);
}
