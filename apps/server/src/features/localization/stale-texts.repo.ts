import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { HEAD_SEQ, IS_HEAD, literal, partitionOf } from '../../engine/partition.ts';

/** Per language that is behind its source: what the source read when the text was last changed. */
export type StaleTexts = Readonly<Partial<Record<Language, string>>>;

type Row = { readonly record_id: string; readonly language: Language; readonly source_then: string };

/**
 * Texts that are behind their source: the source reads differently than when they were last
 * changed, and nobody has said that they are still right. Both follow from the log. `recordIds`
 * null: of the whole branch. A record that was saved once cannot be behind and is not looked at.
 */
export async function findStaleTexts(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  source: Language,
  recordIds: readonly string[] | null,
): Promise<ReadonlyMap<string, StaleTexts>> {
  const languages = LANGUAGES.filter((language) => language !== source);
  const { rows } = await db.query<Row>(staleSql(partitionOf(module), source, languages), [
    branchId,
    recordIds,
    source,
  ]);
  const stale = new Map<string, StaleTexts>();
  for (const { record_id: id, language, source_then: then } of rows)
    stale.set(id, { ...stale.get(id), [language]: then });
  return stale;
}

const textOf = (language: Language): string => `coalesce(r.data ->> ${literal(language)}, '')`;

function staleSql(partition: string, source: Language, languages: readonly Language[]): string {
  const texts = languages.map((language) => `${textOf(language)} as ${language}`).join(', ');
  const before = languages.map((language) => `lag(${textOf(language)}) over step as ${language}_before`);
  const changes = languages.map(
    (language) => `select record_id, from_seq, source_text, ${literal(language)} as language from step
                    where is_new or ${language} <> ${language}_before`,
  );
  return `
    with edited as (
      select distinct record_id from ${partition}
       where branch_id = $1 and to_seq < ${HEAD_SEQ} and ($2::text[] is null or record_id = any($2))
    ), step as (
      select r.record_id, r.from_seq, ${textOf(source)} as source_text, ${texts}, ${before.join(', ')},
             lag(r.to_seq) over step is distinct from r.from_seq as is_new
        from ${partition} as r join edited using (record_id)
       where r.branch_id = $1
      window step as (partition by r.record_id order by r.from_seq)
    ), last_change as (
      select distinct on (record_id, language) record_id, language, source_text as source_then
        from (${changes.join(' union all ')}) as change
       order by record_id, language, from_seq desc
    )
    select last_change.record_id, last_change.language, last_change.source_then
      from last_change
      join ${partition} as r on r.branch_id = $1 and r.record_id = last_change.record_id and r.${IS_HEAD}
     where source_then not in ('', ${textOf(source)}) and ${textOf(source)} <> ''
       and coalesce(r.data ->> last_change.language, '') <> ''
       and not exists (
         select from translation_check as checked
          where checked.branch_id = $1 and checked.record_id = r.record_id
            and checked.language = last_change.language and checked.source = $3
            and checked.source_hash = md5(${textOf(source)}))`;
}
