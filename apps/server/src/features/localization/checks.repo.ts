import type { ChecksBody } from '@quartermaster/contract/http/localization';
import type { Language } from '@quartermaster/domain/core/language';
import type { Queryable, Transaction } from '../../db/database.ts';

/** A translator's word that a text is still right for what its source read then. */
export type TextCheck = {
  readonly branchId: number;
  readonly module: string;
  readonly recordId: string;
  readonly path: string;
  readonly language: Language;
  readonly source: Language;
  readonly sourceHash: string;
};

export async function findChecks(
  db: Queryable,
  branchIds: readonly number[],
  source: Language,
): Promise<readonly TextCheck[]> {
  const { rows } = await db.query<TextCheck>(
    `select branch_id as "branchId", module, record_id as "recordId", path, language, source,
            source_hash as "sourceHash"
       from translation_check where branch_id = any($1) and source = $2`,
    [branchIds, source],
  );
  return rows;
}

/** Saves checks. Returns how many are new or about another source text. */
export async function saveChecks(
  tx: Transaction,
  checks: readonly TextCheck[],
  accountId: number | null,
): Promise<number> {
  const kept = await tx.query(
    `insert into translation_check
            (branch_id, module, record_id, path, language, source, source_hash, account_id)
     select distinct on (given."branchId", given.module, given."recordId", given.path, given.language)
            given."branchId", given.module, given."recordId", given.path, given.language, given.source,
            given."sourceHash", $2::integer
       from jsonb_to_recordset($1::jsonb) as given ("branchId" integer, module text, "recordId" text,
            path text, language text, source text, "sourceHash" text)
     on conflict (branch_id, module, record_id, path, language, source) do update
        set source_hash = excluded.source_hash, account_id = excluded.account_id, at = now()
      where translation_check.source_hash <> excluded.source_hash`,
    [JSON.stringify(checks), accountId],
  );
  return kept.rowCount ?? 0;
}

type DroppedCheck = Omit<ChecksBody['checks'][number], 'is_current'> & { readonly branch_id: number };

/** Forgets checks. Answers how many there were. */
export async function dropChecks(
  tx: Transaction,
  source: Language,
  checks: readonly DroppedCheck[],
): Promise<number> {
  const dropped = await tx.query(
    `delete from translation_check as checked
      using jsonb_to_recordset($1::jsonb) as given
            (branch_id integer, module text, record_id text, path text, language text)
      where checked.branch_id = given.branch_id and checked.module = given.module
        and checked.record_id = given.record_id and checked.path = given.path
        and checked.language = given.language and checked.source = $2`,
    [JSON.stringify(checks), source],
  );
  return dropped.rowCount ?? 0;
}
