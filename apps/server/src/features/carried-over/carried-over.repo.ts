import type { FieldGroup } from '@quartermaster/domain/copies/field-groups';
import type { Queryable, Transaction } from '../../db/database.ts';

/** The record that a copy began with, such as a new event, and its source. */
type CopyHead = { readonly module: string; readonly recordId: string; readonly from: string };

/** A copy, and the groups of its fields that came from its source. */
export type CarriedRecord = {
  readonly branchId: number;
  readonly module: string;
  readonly recordId: string;
  readonly from: string;
  readonly head: CopyHead;
  readonly groups: readonly FieldGroup[];
};

/** Marks copies as carried over by a change set. What was marked under the same id before is forgotten. */
export async function insertCarriedOver(
  tx: Transaction,
  changeSeq: number,
  records: readonly CarriedRecord[],
): Promise<void> {
  const rows = records.flatMap(({ groups, ...record }) => groups.map((group) => ({ ...record, group })));
  await tx.query(
    `insert into carried_over
       (branch_id, module, record_id, field_group, from_record_id,
        head_module, head_record_id, head_from_record_id, change_seq)
     select "branchId", module, "recordId", "group", "from",
            head ->> 'module', head ->> 'recordId', head ->> 'from', $2
       from jsonb_to_recordset($1::jsonb)
         as r ("branchId" integer, module text, "recordId" text, "group" text, "from" text, head jsonb)
     on conflict (branch_id, module, record_id, field_group) do update
        set from_record_id = excluded.from_record_id, head_module = excluded.head_module,
            head_record_id = excluded.head_record_id, head_from_record_id = excluded.head_from_record_id,
            change_seq = excluded.change_seq, confirmed_at = null, confirmed_by = null`,
    [JSON.stringify(rows), changeSeq],
  );
}

type Narrowed = { readonly module?: string | undefined; readonly recordId?: string | undefined };

/** The copies in some branches that are not confirmed completely, in the order of their modules. */
export async function findCarriedOver(
  db: Queryable,
  branchIds: readonly number[],
  { module, recordId }: Narrowed = {},
): Promise<readonly CarriedRecord[]> {
  const { rows } = await db.query<CarriedRecord>(
    `select branch_id as "branchId", module, record_id as "recordId", min(from_record_id) as "from",
            jsonb_build_object('module', min(head_module), 'recordId', min(head_record_id),
                               'from', min(head_from_record_id)) as head,
            array_agg(field_group order by field_group) as groups
       from carried_over
      where branch_id = any($1) and confirmed_at is null and undone_by(change_seq) is null
        and ($2::text is null or module = $2) and ($3::text is null or record_id = $3)
      group by branch_id, module, record_id
      order by module, length(record_id), record_id`,
    [branchIds, module ?? null, recordId ?? null],
  );
  return rows;
}

type Confirmation = {
  readonly module: string;
  readonly recordId: string;
  /** Null: all of them. */
  readonly groups: readonly FieldGroup[] | null;
};

/** Marks groups as confirmed; answers those that were not before. */
export async function markConfirmed(
  tx: Transaction,
  branchIds: readonly number[],
  confirmed: readonly Confirmation[],
  by: { readonly accountId: number | null; readonly at: Date },
): Promise<readonly { readonly module: string; readonly recordId: string; readonly group: FieldGroup }[]> {
  const { rows } = await tx.query<{ module: string; recordId: string; group: FieldGroup }>(
    `update carried_over c set confirmed_at = $3, confirmed_by = $4
       from jsonb_to_recordset($2::jsonb) as w (module text, "recordId" text, groups text[])
      where c.branch_id = any($1) and c.module = w.module and c.record_id = w."recordId"
        and (w.groups is null or c.field_group = any(w.groups)) and c.confirmed_at is null
     returning c.module, c.record_id as "recordId", c.field_group as group`,
    [branchIds, JSON.stringify(confirmed), by.at, by.accountId],
  );
  return rows;
}
