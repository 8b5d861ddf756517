import type { JsonObject, RecordData } from '@quartermaster/domain/core/json';
import type { Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import type { Actor } from '../platform/actor.ts';
import { wireTime } from './wire-time.ts';

/** What kind of act a change set is. */
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
  | 'upload'
  | 'demo';

/** Who changes which branch, and why. Every writing transaction makes exactly one change set of a branch. */
export type ChangeHeader = {
  readonly branchId: number;
  readonly kind: ChangeKind;
  readonly actor: Actor;
  readonly note?: string | null;
  /** Where it came from: an import, an undone change set, the branch of a clone. */
  readonly source?: JsonObject;
};

/** What a change set did to one module. `links`: references to put in place of those of the `unlinked` records. */
export type ModuleChange = {
  readonly module: string;
  readonly written: number;
  readonly delta: number;
};

export type NewLink = {
  readonly module: string;
  readonly record_id: string;
  readonly path: string;
  readonly to_module: string;
  readonly to_field: string;
  readonly to_record_id: string;
};

export type ChangeLog = {
  readonly seq: number;
  readonly modules: readonly ModuleChange[];
  readonly unlinked?: readonly { readonly module: string; readonly record_id: string }[];
  readonly links?: readonly NewLink[];
  /** The record of a change set of one record, for the audit entry. */
  readonly record?: {
    readonly id: string;
    readonly before: RecordData | null;
    readonly after: RecordData | null;
  };
};

const LOG_CHANGE = {
  name: 'log-change',
  text: `
    with logged as (
      insert into change_set (seq, branch_id, author_id, kind, note, source, request_id)
      values ($1, $2, $3, $4, $5, $6, $7)
      returning at
    )
    insert into audit_entry
      (account_id, action, module, record_id, branch_id, change_seq, before, after, reason, ip, user_agent, request_id)
    values ($3, $8, $9, $10, $2, $1, $11, $12, $5, $13, $14, $7)
    returning (select ${wireTime('logged.at')} from logged) as at,
              (select display_name from account where id = $3) as author`,
};

const COUNT_AND_LINK = {
  name: 'count-and-link',
  text: `
    with totals as (
      insert into record_total (branch_id, module, delta)
      select $1, t.module, t.delta
        from jsonb_to_recordset($2::jsonb) as t (module text, delta integer)
    ), unlinked as (
      delete from record_link as l
       using jsonb_to_recordset($3::jsonb) as u (module text, record_id text)
       where l.branch_id = $1 and l.module = u.module and l.record_id = u.record_id
    )
    insert into record_link (branch_id, module, record_id, path, to_module, to_field, to_record_id)
    select $1, n.module, n.record_id, n.path, n.to_module, n.to_field, n.to_record_id
      from jsonb_to_recordset($4::jsonb) as n
        (module text, record_id text, path text, to_module text, to_field text, to_record_id text)`,
};

/** When a change set was written (UTC), and by whom. */
export type LoggedChange = { readonly at: string; readonly author: string | null };

/** Writes the change set, the totals, the links and the audit entry of a write. */
export async function logChange(
  tx: Transaction,
  header: ChangeHeader,
  log: ChangeLog,
): Promise<LoggedChange> {
  await countAndLink(tx, header.branchId, log);
  const { actor } = header;
  const counts = Object.fromEntries(log.modules.map(({ module, written }) => [module, written]));
  const only = log.modules.length === 1 ? log.modules[0] : undefined;
  const result = await tx.query<LoggedChange>(LOG_CHANGE, [
    log.seq,
    header.branchId,
    actor.accountId,
    header.kind,
    header.note ?? null,
    { ...header.source, modules: counts },
    actor.requestId ?? null,
    `record.${header.kind}`,
    only?.module ?? null,
    log.record?.id ?? null,
    log.record?.before ?? null,
    log.record === undefined ? { modules: counts } : log.record.after,
    actor.ip ?? null,
    actor.userAgent ?? null,
  ]);
  return onlyRow(result);
}

/** Most edits change neither how many records there are nor whom they refer to. */
async function countAndLink(
  tx: Transaction,
  branchId: number,
  { modules, unlinked = [], links = [] }: ChangeLog,
): Promise<void> {
  const totals = modules.filter(({ delta }) => delta !== 0);
  if (totals.length + unlinked.length + links.length === 0) return;
  await tx.query(COUNT_AND_LINK, [
    branchId,
    ...[totals, unlinked, links].map((rows) => JSON.stringify(rows)),
  ]);
}
