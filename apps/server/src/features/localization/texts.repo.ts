import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { fieldsWithTexts } from '@quartermaster/domain/record/localized-texts';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import type { Queryable } from '../../db/database.ts';
import { HEAD_SEQ, IS_CLOSED, literal, partitionOf } from '../../engine/partition.ts';
import type { RecordState } from './text-entries.ts';

/**
 * The states of records in which their texts read differently, and their newest ones, by record and
 * oldest first. `recordIds` null: of every record of the branch.
 */
export async function findTextStates(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  recordIds: readonly string[] | null,
): Promise<readonly RecordState[]> {
  const { rows } = await db.query<RecordState>(
    `select record_id as "recordId", sort_key as "sortKey", from_seq as revision, is_head as "isHead",
            is_new as "isNew", texts as data
       from (
         select record_id, sort_key, from_seq, to_seq = ${HEAD_SEQ} as is_head, texts,
                lag(to_seq) over step is distinct from from_seq as is_new, lag(texts) over step as before
           from (select record_id, sort_key, from_seq, to_seq, ${textsSql(module)} as texts
                   from ${partitionOf(module)}
                  where branch_id = $1 and ($2::text[] is null or record_id = any($2))) as r
         window step as (partition by record_id order by from_seq)
       ) as state
      where is_head or is_new or texts is distinct from before
      order by record_id, revision`,
    [branchId, recordIds],
  );
  return rows;
}

/** A record without what its texts do not follow from. */
function textsSql(module: ResolvedModule): string {
  if (module.key === TEXT_MODULE.key) return 'data';
  const { title } = module.display;
  const conditions = fieldsWithTexts(module).flatMap(({ showWhen }) => showWhen?.field ?? []);
  const keys = new Set([
    ...fieldsWithTexts(module).map(({ key }) => key),
    ...module.identity,
    ...conditions,
    ...(title === null ? [] : [title]),
  ]);
  return `jsonb_strip_nulls(jsonb_build_object(${[...keys].map((key) => `${literal(key)}, data -> ${literal(key)}`).join(', ')}))`;
}

/** The records of some modules that were written or deleted after a point of the log. */
export async function findWrittenSince(
  db: Queryable,
  modules: readonly ResolvedModule[],
  branchId: number,
  seq: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parts = modules.flatMap((module) => {
    const select = `select ${literal(module.key)} as module, record_id from ${partitionOf(module)} where branch_id = $1`;
    return [`${select} and from_seq > $2`, `${select} and to_seq > $2 and ${IS_CLOSED}`];
  });
  if (parts.length === 0) return new Map();
  const { rows } = await db.query<{ module: string; record_id: string }>(parts.join(' union '), [
    branchId,
    seq,
  ]);
  return new Map(
    [...Map.groupBy(rows, ({ module }) => module)].map(([key, found]) => [
      key,
      found.map(({ record_id: id }) => id),
    ]),
  );
}
