import type { JsonObject, RecordData } from '@quartermaster/domain/core/json';
import type { Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import type { Actor } from '../platform/actor.ts';
import { ENVIRONMENT_CHANGED } from './branch.ts';
import { addingDeltas, type ValueDelta } from './value-totals.ts';
import { wireTime } from './wire-time.ts';

/** The kind of write that created a change set. */
export type ChangeKind =
  | 'create'
  | 'update'
  | 'delete'
  | 'batch'
  | 'restore'
  | 'undo'
  | 'revert'
  | 'import'
  | 'clone'
  /** Records that belong together, copied as new ones. */
  | 'copy'
  | 'upload'
  | 'demo';

/**
 * Who changes which branch, and why. A writing transaction makes one change set of a branch; one that
 * undoes several makes one for each of them.
 */
export type ChangeHeader = {
  readonly branchId: number;
  readonly kind: ChangeKind;
  readonly actor: Actor;
  readonly note?: string | null;
  /** Where it came from: an import, an undone change set, the branch of a clone. */
  readonly source?: JsonObject;
};

/** What a change set did to one module: how many records it wrote, and how many more there are now. */
export type ModuleChange = {
  readonly module: string;
  readonly written: number;
  readonly delta: number;
};

/** A reference as a row of `record_link`. */
export type NewLink = {
  readonly module: string;
  readonly record_id: string;
  readonly path: string;
  readonly to_module: string;
  readonly to_field: string;
  readonly to_record_id: string;
};

/** What is written with a change set. `links`: references to put in place of those of the `unlinked` records. */
export type ChangeLog = {
  readonly modules: readonly ModuleChange[];
  readonly unlinked?: readonly { readonly module: string; readonly record_id: string }[];
  readonly links?: readonly NewLink[];
  /** What the write adds to the totals by value. */
  readonly values?: readonly ValueDelta[];
  /** The record of a change set of one record, for the audit entry. */
  readonly record?: {
    readonly id: string;
    readonly before: RecordData | null;
    readonly after: RecordData | null;
  };
};

/**
 * The end of a statement that writes a change set and its audit entry, for each row of a relation
 * with the column `seq`. Its first parameters are those of `logValues`. Warnings that were accepted have
 * an entry of their own.
 *
 * Environment-wide settings take effect on save: a change set of theirs tells every process, and so
 * the game servers, when it commits. No writer does that itself.
 */
export const logging = (numbered: string): string => `
  logged as (
    insert into change_set (seq, branch_id, author_id, kind, note, source, request_id)
    select seq, $1, $2, $3, $4, $5, $6 from ${numbered}
    returning seq, at
  ), notified as (
    select pg_notify('${ENVIRONMENT_CHANGED}', environment.key)
      from logged join branch on branch.id = $1 and branch.version_id is null
      join environment on environment.id = branch.environment_id
  ), accepted as (
    insert into audit_entry
      (account_id, action, module, record_id, branch_id, change_seq, after, reason, ip, user_agent, request_id)
    select $2, 'settings.accept_warnings', $8, $9, $1, seq, $14::jsonb, $4, $12, $13, $6 from logged
     where $14::jsonb is not null
  )
  insert into audit_entry
    (account_id, action, module, record_id, branch_id, change_seq, before, after, reason, ip, user_agent, request_id)
  select $2, $7, $8, $9, $1, seq, $10, $11, $4, $12, $13, $6 from logged
  returning change_seq as seq, (select ${wireTime('logged.at')} from logged) as at,
            (select display_name from account where id = $2) as author, (select count(*) from notified) as notified`;

/** The parameters of `logging`. The first one is the branch. */
export function logValues(header: ChangeHeader, { modules, record }: ChangeLog): readonly unknown[] {
  const { branchId, actor, kind } = header;
  const counts = Object.fromEntries(modules.map(({ module, written }) => [module, written]));
  const only = modules.length === 1 ? modules[0] : undefined;
  return [
    branchId,
    actor.accountId,
    kind,
    header.note ?? null,
    { ...header.source, modules: counts },
    actor.requestId ?? null,
    `record.${kind}`,
    only?.module ?? null,
    record?.id ?? null,
    record?.before ?? null,
    record === undefined ? { modules: counts } : record.after,
    actor.ip ?? null,
    actor.userAgent ?? null,
    actor.accepted ?? null,
  ];
}

const LOG_CHANGE = {
  name: 'log-change',
  text: `with begun as (select $15::bigint as seq), ${logging('begun')}`,
};

/** The relation `n` of a list of `NewLink`. */
export const newLinks = (links: string): string => `
  jsonb_to_recordset(${links}::jsonb) as n
    (module text, record_id text, path text, to_module text, to_field text, to_record_id text)`;

const COUNT_AND_LINK = {
  name: 'count-and-link',
  text: `
    with totals as (
      insert into record_total (branch_id, module, delta)
      select $1, t.module, t.delta
        from jsonb_to_recordset($2::jsonb) as t (module text, delta integer)
    ), counted as (${addingDeltas('$5')}
    ), unlinked as (
      delete from record_link as l
       using jsonb_to_recordset($3::jsonb) as u (module text, record_id text)
       where l.branch_id = $1 and l.module = u.module and l.record_id = u.record_id
    )
    insert into record_link (branch_id, module, record_id, path, to_module, to_field, to_record_id)
    select $1, n.module, n.record_id, n.path, n.to_module, n.to_field, n.to_record_id
      from ${newLinks('$4')}`,
};

/** When a change set was written (UTC), and by whom. */
export type LoggedChange = { readonly at: string; readonly author: string | null };

/** Writes the change set, the totals, the links and the audit entry of a write. */
export async function logChange(
  tx: Transaction,
  header: ChangeHeader,
  seq: number,
  log: ChangeLog,
): Promise<LoggedChange> {
  await countAndLink(tx, header.branchId, log);
  const logged = await tx.query<LoggedChange>(LOG_CHANGE, [...logValues(header, log), seq]);
  const { at, author } = onlyRow(logged);
  return { at, author };
}

/** Whether a write changes neither a total nor whom records refer to, as most edits do. */
const isLogAlone = ({ modules, unlinked = [], links = [], values = [] }: ChangeLog): boolean =>
  modules.every(({ delta }) => delta === 0) && unlinked.length + links.length + values.length === 0;

/** Writes totals and links alone, for a change set that is written in parts. */
export async function countAndLink(tx: Transaction, branchId: number, log: ChangeLog): Promise<void> {
  if (isLogAlone(log)) return;
  const { modules, unlinked = [], links = [], values = [] } = log;
  const totals = modules.filter(({ delta }) => delta !== 0);
  await tx.query(COUNT_AND_LINK, [
    branchId,
    ...[totals, unlinked, links, values].map((rows) => JSON.stringify(rows)),
  ]);
}
