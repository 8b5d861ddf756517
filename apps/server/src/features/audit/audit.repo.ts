import type { AuditEntry } from '@quartermaster/contract/http/audit';
import { PLANNED_FOR_VALUES, type Database, type Transaction } from '../../db/database.ts';
import {
  isAfterCursor,
  readCursor,
  rowCursor,
  newestFirstOf,
  type NewestFirst,
} from '../../db/newest-first.ts';
import { createParameters } from '../../engine/parameters.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** Which entries of the audit log. */
export type EntryRequest = {
  readonly id?: number | undefined;
  /** How the act's name begins. */
  readonly action?: string | undefined;
  readonly accountId?: number | undefined;
  /** Null: entries that belong to no module. */
  readonly module?: string | null | undefined;
  readonly recordId?: string | undefined;
  readonly outcome?: AuditEntry['outcome'] | undefined;
  /** Acts that are left out, by name or by how their names begin (`auth.`). */
  readonly without?: readonly string[] | undefined;
  /** Unix seconds; both ends belong to the period, 0 is none. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

type EntrySlice = { readonly cursor?: string | undefined; readonly limit: number };

/** Where entries are: the log, or what was taken out of it. */
type EntryTable = 'audit_entry' | 'audit_archive';

/** Part of the audit log, newest first. */
export async function listAuditEntries(
  database: Database,
  request: EntryRequest,
  { cursor, limit }: EntrySlice,
  table: EntryTable = 'audit_entry',
): Promise<NewestFirst<AuditEntry>> {
  const parameters = createParameters([...readCursor(cursor), limit + 1]);
  const rows = await database.transaction(async (tx) => {
    const entries = await entriesOf(tx, request, table, parameters.add);
    const found = await tx.query<AuditEntry & { cursor_of_row: string }>(
      `select e.id, ${wireTime('e.at')} as at, e.account_id, a.display_name as author, e.action, e.module,
              e.record_id, coalesce(env.key, e.after ->> 'environment', e.before ->> 'environment') as environment, v.name as version, e.change_seq, e.before, e.after,
              e.reason, e.outcome, host(e.ip) as ip, e.user_agent, e.request_id,
              e.sealed_by is not null as sealed, ${rowCursor('e.at', 'e.id')} as cursor_of_row
       from (${entries}) as e
       left join account a on a.id = e.account_id
       left join branch b on b.id = e.branch_id
       left join environment env on env.id = b.environment_id
       left join version v on v.id = b.version_id
       order by e.at desc, e.id desc limit $3`,
      parameters.values,
    );
    return found.rows;
  }, PLANNED_FOR_VALUES);
  return newestFirstOf<AuditEntry>(rows, limit);
}

const NEWEST = 'order by e.at desc, e.id desc limit $3';

/**
 * The newest entries as a statement. Of a person and an act each may be common and yet never meet, which
 * no planner foresees: each act of that person is read by the index of both.
 */
async function entriesOf(
  tx: Transaction,
  request: EntryRequest,
  table: EntryTable,
  add: (value: unknown) => string,
): Promise<string> {
  const { action, accountId, to = 0, ...rest } = request;
  const isWanted = isAfterCursor('e.at', 'e.id', to > 0 ? endOf(to, add) : null);
  if (action === undefined || accountId === undefined || table === 'audit_archive')
    return `select * from ${table} e where ${[isWanted, ...entryConditions({ ...rest, action, accountId }, add)].join(' and ')} ${NEWEST}`;
  const acts = await findActsOf(tx, accountId, action);
  const conditions = [isWanted, ...entryConditions({ ...rest, accountId }, add)];
  return `select e.* from unnest(${add(acts)}::text[]) as act (name) cross join lateral (
    select * from ${table} e where ${conditions.join(' and ')} and e.action collate "C" = act.name ${NEWEST}) as e`;
}

/** What a person did whose name begins like this: one step in the index for each. */
async function findActsOf(tx: Transaction, accountId: number, start: string): Promise<readonly string[]> {
  const next = (bound: string): string =>
    `select min(action collate "C") as name from audit_entry
      where account_id = $1 and action collate "C" ${bound} and action collate "C" <= $3`;
  const { rows } = await tx.query<{ name: string }>(
    `with recursive act as (
       ${next('>= $2')} union all select (${next('> act.name')}) from act where act.name is not null)
     select name from act where name is not null`,
    [accountId, start, afterAll(start)],
  );
  return rows.map(({ name }) => name);
}

/** The instant after a period whose last second is part of it. */
const endOf = (second: number, add: (value: unknown) => string): string =>
  `(to_timestamp(${add(second)}) + interval '1 second')`;

/** The request as conditions on `e`; only what is asked for is there, so that an index of it is used. */
export function entryConditions(request: EntryRequest, add: (value: unknown) => string): string[] {
  const { id, action, accountId, module, recordId, outcome, without = [], from = 0, to = 0 } = request;
  const conditions: string[] = [];
  if (id !== undefined) conditions.push(`e.id = ${add(id)}`);
  if (action !== undefined) conditions.push(startsWith('e.action', action, add));
  if (accountId !== undefined) conditions.push(`e.account_id = ${add(accountId)}`);
  if (module === null) conditions.push('e.module is null');
  else if (module !== undefined) conditions.push(`e.module = ${add(module)}`);
  if (recordId !== undefined) conditions.push(`e.record_id = ${add(recordId)}`);
  if (outcome !== undefined) conditions.push(outcomeIs(outcome));
  for (const name of without)
    conditions.push(
      name.endsWith('.') ? `not starts_with(e.action, ${add(name)})` : `e.action <> ${add(name)}`,
    );
  if (from > 0) conditions.push(`e.at >= to_timestamp(${add(from)})`);
  if (to > 0) conditions.push(`e.at < ${endOf(to, add)}`);
  return conditions;
}

/** Written as two bounds, which the index of actions has in its order. */
function startsWith(column: string, start: string, add: (value: unknown) => string): string {
  return `${column} collate "C" >= ${add(start)} and ${column} collate "C" <= ${add(afterAll(start))}`;
}

/** Past every name that begins with this one. */
const afterAll = (start: string): string => `${start}\u{10ffff}`;

/** Refusals are few and have an index of their own, which must be named as it is written there. */
const outcomeIs = (outcome: AuditEntry['outcome']): string =>
  outcome === 'done' ? `e.outcome = 'done'` : `e.outcome <> 'done' and e.outcome = '${outcome}'`;
