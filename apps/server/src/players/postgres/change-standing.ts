import type { MailRow } from '@quartermaster/contract/http/player-records';
import type { SanctionRow } from '@quartermaster/contract/http/player-sections';
import type { PlayerMailState } from '@quartermaster/domain/enums/player-mail-state';
import type { SanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { PlayerChangeRefused, type MailSource, type NewMail, type NewSanction } from '../player-change.ts';
import { IN_FORCE, SECTION_ROWS } from './section-rows.ts';
import { ofAccount, type AccountKey } from './slices.ts';

export async function sendMail(
  db: Queryable,
  { server, accountId }: AccountKey,
  mail: NewMail,
): Promise<number> {
  const result = await db.query<{ mail_id: number }>(
    `insert into player.mail (server, account_id, source_module, source_id, title, body, rewards, sent_at, expire_at, sent_by)
     values ($1, $2, $3, $4, $5, $6, $7, now(), $8::timestamp at time zone 'utc', $9) returning mail_id`,
    [
      server,
      accountId,
      mail.sourceModule,
      mail.sourceId ?? null,
      JSON.stringify(mail.title),
      JSON.stringify(mail.body),
      JSON.stringify(mail.rewards),
      mail.expireAt,
      mail.sentBy,
    ],
  );
  return onlyRow(result).mail_id;
}

export async function findMail(
  db: Queryable,
  { server, accountId }: AccountKey,
  mailId: number,
): Promise<MailRow | null> {
  const { rows } = await db.query<MailRow>(
    `select ${SECTION_ROWS.mail.columns} from player.mail where server = $1 and account_id = $2 and mail_id = $3`,
    [server, accountId, mailId],
  );
  return rows[0] ?? null;
}

export async function findLastMailFrom(
  db: Queryable,
  account: AccountKey,
  { sourceModule, sourceId, withRecalled = false }: MailSource,
): Promise<MailRow | null> {
  const { rows } = await db.query<MailRow>(
    `select ${SECTION_ROWS.mail.columns} from player.mail
      where ${ofAccount(account)} and source_module = $1 and source_id = $2 and ($3 or state <> 'recalled')
      order by sent_at desc, mail_id desc limit 1`,
    [sourceModule, sourceId, withRecalled],
  );
  return rows[0] ?? null;
}

export async function setMailState(
  db: Queryable,
  { server, accountId }: AccountKey,
  mailId: number,
  state: PlayerMailState,
): Promise<void> {
  const { rowCount } = await db.query(
    `update player.mail set state = $4, claimed_at = case when $4 = 'claimed' then now() else claimed_at end
      where server = $1 and account_id = $2 and mail_id = $3`,
    [server, accountId, mailId, state],
  );
  if (rowCount === 0) throw new PlayerChangeRefused('unknown');
}

export async function findSanctionsInForce(
  db: Queryable,
  { server, accountId }: AccountKey,
  kind: SanctionKind,
): Promise<SanctionRow[]> {
  const { rows } = await db.query<SanctionRow>(
    `select ${SECTION_ROWS.sanction.columns} from player.sanction
      where server = $1 and account_id = $2 and kind = $3 and ${IN_FORCE} order by sanction_id`,
    [server, accountId, kind],
  );
  return rows;
}

export async function addSanction(
  db: Queryable,
  account: AccountKey,
  sanction: NewSanction,
): Promise<SanctionRow> {
  const { columns } = SECTION_ROWS.sanction;
  const values = [
    account.server,
    account.accountId,
    sanction.kind,
    sanction.reason,
    sanction.reasonText,
    sanction.endsAt,
    sanction.byStaffId,
    sanction.evidence ?? null,
    sanction.ticketNo ?? null,
  ];
  const longer = await db.query<SanctionRow>(
    `update player.sanction
        set ends_at = $6::timestamp at time zone 'utc', reason = $4, reason_text = $5, by_staff_id = $7,
            evidence = coalesce($8, evidence), ticket_no = coalesce($9, ticket_no)
      where server = $1 and account_id = $2 and kind = $3 and ${IN_FORCE}
        and ends_at < coalesce($6::timestamp at time zone 'utc', 'infinity') returning ${columns}`,
    values,
  );
  const held = longer.rows[0] ?? (await findSanctionsInForce(db, account, sanction.kind))[0];
  if (held !== undefined) return held;
  const added = await db.query<SanctionRow>(
    `insert into player.sanction (server, account_id, kind, reason, reason_text, starts_at, ends_at, by_staff_id, evidence, ticket_no)
     values ($1, $2, $3, $4, $5, now(), $6::timestamp at time zone 'utc', $7, $8, $9) returning ${columns}`,
    values,
  );
  return onlyRow(added);
}

export async function liftSanctions(
  db: Queryable,
  { server, accountId }: AccountKey,
  kind: SanctionKind,
  byStaffId: number | null,
): Promise<SanctionRow[]> {
  const { rows } = await db.query<SanctionRow>(
    `update player.sanction set lifted_at = now(), lifted_by = $4
      where server = $1 and account_id = $2 and kind = $3 and ${IN_FORCE}
      returning ${SECTION_ROWS.sanction.columns}`,
    [server, accountId, kind, byStaffId],
  );
  return rows;
}

export async function reinstateSanctions(
  db: Queryable,
  { server, accountId }: AccountKey,
  sanctionIds: readonly number[],
): Promise<void> {
  await db.query(
    `update player.sanction set lifted_at = null, lifted_by = null
      where server = $1 and account_id = $2 and sanction_id = any($3::bigint[])`,
    [server, accountId, sanctionIds],
  );
}
