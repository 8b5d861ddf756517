import type {
  DeliveryRecipientRow,
  DeliveryRecipientsQuery,
  DeliveryRejectRow,
} from '@quartermaster/contract/http/deliveries';
import type { DeliveryRecipientState } from '@quartermaster/domain/enums/delivery-recipient-state';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { HAS_ENDED } from './deliveries.repo.ts';

/** A place in the list of recipients: lists are read and worked off by server and account. */
export type RecipientPlace = { readonly serverId: number; readonly accountId: number };

export const BEFORE_ALL: RecipientPlace = { serverId: 0, accountId: 0 };

export type Recipient = RecipientPlace & { readonly mailId: number | null };

/** Adds recipients; those on the list already are not added again. */
export async function insertRecipients(
  db: Queryable,
  deliveryId: number,
  players: readonly RecipientPlace[],
): Promise<void> {
  await db.query(
    `insert into delivery_recipient (delivery_id, server_id, account_id)
     select $1, server, account from unnest($2::integer[], $3::integer[]) as listed (server, account)
     on conflict do nothing`,
    [deliveryId, players.map(({ serverId }) => serverId), players.map(({ accountId }) => accountId)],
  );
}

/** Empties the list, with its rejected rows. */
export async function forgetList(db: Queryable, deliveryId: number): Promise<void> {
  await db.query('delete from delivery_recipient where delivery_id = $1', [deliveryId]);
  await db.query('delete from delivery_reject where delivery_id = $1', [deliveryId]);
}

export async function insertRejects(
  db: Queryable,
  deliveryId: number,
  rejects: readonly DeliveryRejectRow[],
): Promise<void> {
  await db.query(
    `insert into delivery_reject (delivery_id, row, text, reason)
     select $1, row, text, reason from unnest($2::integer[], $3::text[], $4::text[]) as listed (row, text, reason)
     on conflict do nothing`,
    [
      deliveryId,
      rejects.map(({ row }) => row),
      rejects.map(({ text }) => text),
      rejects.map(({ reason }) => reason),
    ],
  );
}

/** `unsent` is how a waiting recipient is shown once the delivery has ended. */
type KeptState = Exclude<DeliveryRecipientState, 'unsent'>;

type NextRecipients = {
  readonly state: KeptState;
  readonly after: RecipientPlace;
  readonly limit: number;
};

/** The next recipients in a state, after a place. */
export async function nextRecipients(
  db: Queryable,
  deliveryId: number,
  { state, after, limit }: NextRecipients,
): Promise<readonly Recipient[]> {
  const { rows } = await db.query<Recipient>(
    `select server_id as "serverId", account_id as "accountId", mail_id as "mailId" from delivery_recipient
      where delivery_id = $1 and state = $2 and (server_id, account_id) > ($3, $4)
      order by server_id, account_id limit $5`,
    [deliveryId, state, after.serverId, after.accountId, limit],
  );
  return rows;
}

type Moved = { readonly accountId: number; readonly mailId: number | null };

/** Moves recipients of one server from a state to another, and the counts of the delivery with them. */
export async function moveRecipients(
  db: Queryable,
  { deliveryId, serverId }: { readonly deliveryId: number; readonly serverId: number },
  [from, to]: readonly [KeptState, KeptState],
  moved: readonly Moved[],
): Promise<void> {
  if (moved.length === 0) return;
  await db.query(
    `with changed as (
       update delivery_recipient r set state = $4, mail_id = coalesce(moved.mail, r.mail_id), at = now()
         from unnest($5::integer[], $6::bigint[]) as moved (account, mail)
        where r.delivery_id = $1 and r.server_id = $2 and r.account_id = moved.account and r.state = $3
       returning 1),
     counted as (select count(*)::integer as people from changed)
     update delivery set ${from} = ${from} - people, ${to} = ${to} + people from counted where id = $1`,
    [
      deliveryId,
      serverId,
      from,
      to,
      moved.map(({ accountId }) => accountId),
      moved.map(({ mailId }) => mailId),
    ],
  );
}

const SHOWN_STATE = `case when r.state = 'waiting' and ${HAS_ENDED} then 'unsent' else r.state end`;

type RecipientRow = Omit<DeliveryRecipientRow, 'name'>;

/** Returns one row more than the limit if there are more. */
export async function listRecipients(
  db: Queryable,
  deliveryId: number,
  { state, q, cursor, limit }: DeliveryRecipientsQuery,
): Promise<RecipientRow[]> {
  const [server, account] = /^(\d{1,9}):(\d{1,9})$/.exec(cursor ?? '')?.slice(1) ?? ['0', '0'];
  const { rows } = await db.query<RecipientRow>(
    `select server_id, account_id, ${SHOWN_STATE} as state, mail_id, ${wireTime('at')} as at
       from delivery_recipient r join delivery d on d.id = r.delivery_id
      where r.delivery_id = $1 and ($2::text is null or ${SHOWN_STATE} = $2)
        and ($3::integer is null or account_id = $3) and (server_id, account_id) > ($4, $5)
      order by server_id, account_id limit $6`,
    [deliveryId, state ?? null, q ?? null, server, account, limit + 1],
  );
  return rows;
}

/** Returns one row more than the limit if there are more. `after`: the row before. */
export async function listRejects(
  db: Queryable,
  deliveryId: number,
  after: number,
  limit: number,
): Promise<DeliveryRejectRow[]> {
  const { rows } = await db.query<DeliveryRejectRow>(
    'select row, text, reason from delivery_reject where delivery_id = $1 and row > $2 order by row limit $3',
    [deliveryId, after, limit + 1],
  );
  return rows;
}
