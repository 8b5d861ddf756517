import type { ChecksBody } from '@quartermaster/contract/http/localization';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Transaction } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';

/** Remembers, or forgets, that texts are right for what their source reads now. Answers how many that changed. */
export async function saveChecks(
  tx: Transaction,
  module: ResolvedModule,
  branchId: number,
  { source, checks }: ChecksBody,
  accountId: number | null,
): Promise<number> {
  const given = checks.map(({ key, language, is_current: isCurrent }) => ({ key, language, isCurrent }));
  const kept = await tx.query(
    `insert into translation_check (branch_id, record_id, language, source, source_hash, account_id)
     select distinct on (given.key, given.language)
            $1::integer, given.key, given.language, $3, md5(coalesce(r.data ->> $3, '')), $4::integer
       from jsonb_to_recordset($2::jsonb) as given (key text, language text, "isCurrent" boolean)
       join ${partitionOf(module)} as r on r.branch_id = $1 and r.record_id = given.key and r.${IS_HEAD}
      where given."isCurrent"
     on conflict (branch_id, record_id, language, source) do update
        set source_hash = excluded.source_hash, account_id = excluded.account_id, at = now()
      where translation_check.source_hash <> excluded.source_hash`,
    [branchId, JSON.stringify(given), source, accountId],
  );
  const dropped = await tx.query(
    `delete from translation_check as checked
      using jsonb_to_recordset($2::jsonb) as given (key text, language text, "isCurrent" boolean)
      where checked.branch_id = $1 and checked.record_id = given.key and checked.language = given.language
        and checked.source = $3 and not given."isCurrent"`,
    [branchId, JSON.stringify(given), source],
  );
  return (kept.rowCount ?? 0) + (dropped.rowCount ?? 0);
}
