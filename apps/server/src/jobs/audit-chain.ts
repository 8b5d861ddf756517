/** The columns of an entry, in the log and in the archive. */
export const ENTRY_COLUMNS = `id, at, account_id, action, module, record_id, branch_id, change_seq,
  before, after, reason, outcome, ip, user_agent, request_id, sealed_by`;

/** What a seal vouches for of an entry, the same on every server and in every zone. */
const SEALED_WORDS = `jsonb_build_array(id, extract(epoch from at), account_id, action, module, record_id, branch_id,
  change_seq, before, after, reason, outcome, ip, user_agent, request_id)::text`;

const ENTRIES = `string_agg(${SEALED_WORDS}, E'\\n' order by id)`;

/** SQL: the hash of a link over the link before it and its entries, in order of their numbers. */
export const linkHash = (previous: string): string => `sha256(${previous} || convert_to(${ENTRIES}, 'UTF8'))`;

/**
 * SQL: the digest of the archived entries that a condition names. Entries are hashed link by link,
 * so that no text grows with the archive.
 */
export const archiveDigest = (condition: string): string =>
  `select coalesce(sum(entry_count), 0)::integer as entries,
          sha256(coalesce(string_agg(hash, ''::bytea order by sealed_by), ''::bytea)) as digest
   from (select sealed_by, count(*) as entry_count, sha256(convert_to(${ENTRIES}, 'UTF8')) as hash
         from audit_archive where ${condition} group by sealed_by) as part`;

/** What the entry of a finished tombstone is called. The chain seals what the tombstone says. */
export const TOMBSTONE_ACTION = 'log.archive';
