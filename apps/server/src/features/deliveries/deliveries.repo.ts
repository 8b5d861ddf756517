import type {
  DeliveriesQuery,
  DeliveryLetter,
  DeliveryRow,
  WrittenDelivery,
} from '@quartermaster/contract/http/deliveries';
import type { DeliveryState } from '@quartermaster/domain/enums/delivery-state';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { CountedGrant } from '../player-commands/index.ts';
import { REQUEST_STATE } from '../staff-limits/index.ts';

type MailText = DeliveryRow['title'];

/** A delivery as the work on it needs it. */
export type StoredDelivery = {
  readonly id: number;
  readonly environmentId: number;
  readonly environmentKey: string;
  readonly branchId: number;
  readonly state: DeliveryState;
  readonly title: MailText;
  readonly body: MailText;
  readonly rewards: DeliveryRow['rewards'];
  readonly asked: DeliveryLetter['recipients'];
  readonly isFrozen: boolean;
  readonly waiting: number;
  readonly sent: number;
  readonly skipped: number;
  readonly canary: number;
  readonly canaryPassed: boolean;
  readonly counted: readonly CountedGrant[];
  readonly sentBy: number | null;
  /** Whether its time is still to come. */
  readonly isEarly: boolean;
  readonly expireDays: number;
  /** When what was not claimed is gone; null before the sending has begun. */
  readonly expireAt: string | null;
  readonly revision: number;
};

const COLUMNS = `delivery.id, environment_id as "environmentId",
  (select key from environment where id = environment_id) as "environmentKey",
  (select id from branch where branch.environment_id = delivery.environment_id and version_id is null) as "branchId", state, title, body, rewards, asked,
  frozen_at is not null as "isFrozen", waiting, sent, skipped, canary, canary_passed as "canaryPassed", counted,
  sent_by as "sentBy", coalesce(send_at > now(), false) as "isEarly", expire_days as "expireDays",
  ${wireTime('(started_at + make_interval(days => expire_days))')} as "expireAt", revision`;

/** Recipients that still wait get nothing any more. */
export const HAS_ENDED = "d.state in ('cancelled', 'recalled')";

const ROW_COLUMNS = `d.id as delivery_id, d.state, d.title, d.rewards, d.expire_days, ${wireTime('d.send_at')} as send_at,
  d.asked - 'ids' as asked, d.frozen_at is not null as is_frozen,
  jsonb_build_object('total', d.waiting + d.sent + d.skipped + d.recalled + d.kept,
    'waiting', case when ${HAS_ENDED} then 0 else d.waiting end, 'unsent', case when ${HAS_ENDED} then d.waiting else 0 end, 'sent', d.sent,
    'skipped', d.skipped, 'recalled', d.recalled, 'kept', d.kept, 'rejected', d.rejected) as counts,
  d.canary, d.problem, author.display_name as created_by, sender.display_name as sent_by,
  ${wireTime('d.created_at')} as created_at, ${wireTime('d.started_at')} as started_at,
  ${wireTime('d.finished_at')} as finished_at, d.revision,
  (select jsonb_build_object('approval_id', w.id, 'state', ${REQUEST_STATE}, 'asked_by_name', asker.display_name,
            'decided_by_name', decider.display_name, 'decision_reason', w.decision_reason)
     from command_approval w join account asker on asker.id = w.asked_by left join account decider on decider.id = w.decided_by
    where w.delivery_id = d.id order by w.asked_at desc limit 1) as approval`;

const ROW_TABLES = `delivery d join account author on author.id = d.created_by
  left join account sender on sender.id = d.sent_by`;

/** Title, body, rewards, days, time and recipients, as both statements below write them. */
const writtenValues = (body: DeliveryLetter): readonly unknown[] => [
  JSON.stringify(body.title),
  JSON.stringify(body.body),
  JSON.stringify(body.rewards),
  body.expire_days,
  body.send_at,
  JSON.stringify(body.recipients),
];

export async function insertDelivery(
  db: Queryable,
  environmentId: number,
  body: DeliveryLetter,
  staffId: number,
): Promise<number> {
  const result = await db.query<{ id: number }>(
    `insert into delivery (environment_id, title, body, rewards, expire_days, send_at, asked, created_by)
     values ($1, $2, $3, $4, $5, $6::timestamp at time zone 'utc', $7, $8) returning id`,
    [environmentId, ...writtenValues(body), staffId],
  );
  return onlyRow(result).id;
}

type Prepared = { readonly drafts: number; readonly today: number; readonly seconds: number };

/** A person's open drafts, their deliveries of the last day, and when the first of those is a day old. */
export async function countPrepared(
  db: Queryable,
  environmentId: number,
  staffId: number,
): Promise<Prepared> {
  const counted = await db.query<Prepared>(
    `select count(*) filter (where state = 'draft')::integer as drafts,
            count(*) filter (where created_at > now() - interval '1 day')::integer as today,
            coalesce(extract(epoch from min(created_at) filter (where created_at > now() - interval '1 day')
              + interval '1 day' - now()), 0)::integer as seconds
       from delivery where environment_id = $1 and created_by = $2`,
    [environmentId, staffId],
  );
  return onlyRow(counted);
}

type Asked = Exclude<DeliveryLetter['recipients'], { kind: 'ids' }> | AskedList;
/** The ids are kept until the list is frozen. */
type AskedList = { readonly kind: 'ids'; readonly servers: number[]; readonly ids?: string[] };

type Written = Pick<WrittenDelivery, 'title' | 'body' | 'rewards' | 'expire_days' | 'send_at'> & {
  readonly asked: Asked;
};

/** A delivery as it was written. */
export async function findWritten(db: Queryable, environmentId: number, id: number): Promise<Written | null> {
  const { rows } = await db.query<Written>(
    `select title, body, rewards, expire_days, ${wireTime('send_at')} as send_at, asked
       from delivery where environment_id = $1 and id = $2`,
    [environmentId, id],
  );
  return rows[0] ?? null;
}

/** Records an author of a delivery. */
export async function addAuthor(db: Queryable, id: number, staffId: number): Promise<void> {
  await db.query(
    'insert into delivery_author (delivery_id, account_id) values ($1, $2) on conflict do nothing',
    [id, staffId],
  );
}

/** All who wrote a part of a delivery. */
export async function findAuthors(
  db: Queryable,
  id: number,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>(
    `select a.id, a.display_name as name
       from delivery_author w join account a on a.id = w.account_id where w.delivery_id = $1 order by a.id`,
    [id],
  );
  return rows;
}

/** Rewrites a draft; its list is still to be gathered. */
export async function rewriteDelivery(db: Queryable, id: number, body: DeliveryLetter): Promise<void> {
  await db.query(
    `update delivery set title = $2, body = $3, rewards = $4, expire_days = $5, send_at = $6::timestamp at time zone 'utc',
        asked = $7, frozen_at = null, waiting = 0, rejected = 0, canary = 0, revision = revision + 1
      where id = $1`,
    [id, ...writtenValues(body)],
  );
}

export async function findDelivery(db: Queryable, id: number): Promise<StoredDelivery | null> {
  const { rows } = await db.query<StoredDelivery>(`select ${COLUMNS} from delivery where id = $1`, [id]);
  return rows[0] ?? null;
}

/** A lock on a delivery, for changes to it or its recipients: decisions and batches come one after the other. */
export async function lockDelivery(db: Queryable, id: number): Promise<StoredDelivery | null> {
  const { rows } = await db.query<StoredDelivery>(
    `select ${COLUMNS} from delivery where id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

type ShownDelivery = DeliveryRow & { readonly body: MailText };

export async function findDeliveryRow(
  db: Queryable,
  environmentId: number,
  id: number,
): Promise<ShownDelivery | null> {
  const { rows } = await db.query<ShownDelivery>(
    `select ${ROW_COLUMNS}, d.body from ${ROW_TABLES} where d.environment_id = $1 and d.id = $2`,
    [environmentId, id],
  );
  return rows[0] ?? null;
}

const OPEN = `'draft', 'scheduled', 'sending', 'held', 'paused'`;

/** Returns one row more than the limit if there are more. */
export async function listDeliveryRows(
  db: Queryable,
  environmentId: number,
  { state, cursor, limit }: DeliveriesQuery,
): Promise<DeliveryRow[]> {
  const before = /^\d{1,9}$/.test(cursor ?? '') ? cursor : null;
  const { rows } = await db.query<DeliveryRow>(
    `select ${ROW_COLUMNS} from ${ROW_TABLES}
      where d.environment_id = $1 and ($2::text is null or d.state = $2 or ($2 = 'open' and d.state in (${OPEN}))) and ($3::integer is null or d.id < $3)
      order by d.id desc limit $4`,
    [environmentId, state ?? null, before, limit + 1],
  );
  return rows;
}

/** A decision of a person: the state it leads to, and what else comes of it. */
export async function moveDelivery(
  db: Queryable,
  id: number,
  change: {
    readonly state: DeliveryState;
    readonly counted?: readonly CountedGrant[];
    readonly sentBy?: number;
  },
): Promise<void> {
  const { state, counted, sentBy } = change;
  await db.query(
    `update delivery set state = $2, revision = revision + 1, problem = null,
        counted = coalesce($3::jsonb, counted), sent_by = coalesce($4, sent_by),
        started_at = case when $2 = 'sending' then coalesce(started_at, now()) else started_at end,
        canary_passed = canary_passed or coalesce(problem = 'canary', false),
        finished_at = case when $2 = 'cancelled' then now() end
      where id = $1`,
    [id, state, counted === undefined ? null : JSON.stringify(counted), sentBy ?? null],
  );
}

/** The list of the draft at this revision is whole. Answers whether it was not before. */
export async function freezeDelivery(db: Queryable, id: number, revision: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `with listed as (select count(*)::integer as people from delivery_recipient where delivery_id = $1)
     update delivery set frozen_at = now(), waiting = people, canary = ceil(people * 0.01), asked = asked - 'ids',
        rejected = (select count(*) from delivery_reject where delivery_id = $1)
       from listed where id = $1 and state = 'draft' and frozen_at is null and revision = $2`,
    [id, revision],
  );
  return rowCount === 1;
}

/** Marks a delivery as finished. The revision stays: a decision that is being made is still about the same delivery. */
export async function endDelivery(db: Queryable, id: number): Promise<void> {
  await db.query(
    `update delivery set finished_at = now(), state = case when state = 'sending' then 'sent' else state end where id = $1`,
    [id],
  );
}

export async function holdDelivery(
  db: Queryable,
  id: number,
  problem: 'canary' | 'failed',
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update delivery set state = 'held', problem = $2, revision = revision + 1 where id = $1 and state = 'sending'`,
    [id, problem],
  );
  return rowCount === 1;
}

export async function passCanary(db: Queryable, id: number): Promise<void> {
  await db.query('update delivery set canary_passed = true where id = $1', [id]);
}

/** Begins what was scheduled and is due. */
export async function startDueDeliveries(db: Queryable): Promise<void> {
  await db.query(
    `update delivery set state = 'sending', started_at = now(), revision = revision + 1
      where state = 'scheduled' and send_at <= now()`,
  );
}

/** Deliveries with work to do for which the queue has no job. */
export async function listIdleDeliveries(db: Queryable): Promise<readonly number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from delivery
      where (state = 'sending' or (state = 'draft' and frozen_at is null) or (state = 'recalled' and finished_at is null))
        and not exists (select from graphile_worker.jobs where key = 'delivery:' || delivery.id and attempts < max_attempts)
      order by id limit 100`,
  );
  return rows.map(({ id }) => id);
}
