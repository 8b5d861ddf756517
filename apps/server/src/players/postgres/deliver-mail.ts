import { logSystemId } from '@quartermaster/domain/enums/log-system';
import type { Database, Queryable } from '../../db/database.ts';
import type { NewMail } from '../player-change.ts';
import { PLAYER_PLACEHOLDER, type DeliveredMail, type PlayerMailboxes } from '../player-mailboxes.ts';
import type { ServerDirectory } from './server-directory.ts';

type Needs = { readonly database: Database; readonly directory: ServerDirectory };

/** What the game's log calls a bulk delivery: an event of the system GM. */
const BULK_DELIVERY = 6;

/** One transaction over all mailboxes that the work touches. */
export async function openMailboxes<T>(
  { database, directory }: Needs,
  environmentId: number,
  work: (mailboxes: PlayerMailboxes) => Promise<T>,
): Promise<T> {
  return database.transaction((tx) => {
    const find = (serverId: number): Promise<number | null> =>
      directory.find({ environmentId, serverId }, tx);
    return work({
      console: tx,
      send: async (serverId, accountIds, mail) => {
        const server = await find(serverId);
        return server === null ? [] : sendMails(tx, server, accountIds, mail);
      },
      recall: async (serverId, mails) => {
        const server = await find(serverId);
        return server === null ? [] : recallMails(tx, server, mails);
      },
    });
  });
}

async function sendMails(
  tx: Queryable,
  server: number,
  accountIds: readonly number[],
  mail: Required<NewMail>,
): Promise<readonly DeliveredMail[]> {
  const inserted = await tx.query<{ account_id: number }>(
    `insert into player.mail (server, account_id, source_module, source_id, title, body, rewards, sent_at, expire_at, sent_by)
     select server, account_id, $3, $4, ${named('$5')}, ${named('$6')}, $7::jsonb, now(), $8::timestamp at time zone 'utc', $9
       from player.account where server = $1 and account_id = any($2::integer[]) and status = 'active'
     on conflict do nothing returning account_id`,
    [
      server,
      accountIds,
      mail.sourceModule,
      mail.sourceId,
      JSON.stringify(mail.title),
      JSON.stringify(mail.body),
      JSON.stringify(mail.rewards),
      mail.expireAt,
      mail.sentBy,
    ],
  );
  const receivers = inserted.rows.map(({ account_id: accountId }) => accountId);
  await logDelivery(tx, server, receivers, mail);
  const { rows } = await tx.query<DeliveredMail>(
    `select account_id as "accountId", mail_id as "mailId" from player.mail
      where server = $1 and account_id = any($2::integer[]) and source_module = $3 and source_id = $4`,
    [server, accountIds, mail.sourceModule, mail.sourceId],
  );
  return rows;
}

/** A text with the player's name in it, quoted as JSON quotes it. */
function named(text: string): string {
  return `case when position('${PLAYER_PLACEHOLDER}' in ${text}::text) = 0 then ${text}::jsonb
    else replace(${text}::text, '${PLAYER_PLACEHOLDER}', substr(to_json(name)::text, 2, length(to_json(name)::text) - 2))::jsonb end`;
}

/** The players' own log tells of it, as of everything else that they are given. */
async function logDelivery(
  tx: Queryable,
  server: number,
  accountIds: readonly number[],
  mail: Required<NewMail>,
): Promise<void> {
  await tx.query(
    `insert into player.log (server, account_id, at, user_level, system_id, sub_system_id, reason_param_1, staff_id, action_type)
     select server, account_id, now(), level, $3, $4, $5, $6, 'bulk_delivery'
       from player.account where server = $1 and account_id = any($2::integer[])`,
    [server, accountIds, logSystemId('GM'), BULK_DELIVERY, Number(mail.sourceId), mail.sentBy],
  );
}

async function recallMails(
  tx: Queryable,
  server: number,
  mails: readonly DeliveredMail[],
): Promise<readonly number[]> {
  const { rows } = await tx.query<{ account_id: number }>(
    `update player.mail set state = 'recalled'
       from unnest($2::integer[], $3::bigint[]) as wanted (account, mail)
      where mail.server = $1 and mail.account_id = wanted.account and mail.mail_id = wanted.mail
        and mail.state in ('unread', 'read') and mail.expire_at > now()
      returning mail.account_id`,
    [server, mails.map(({ accountId }) => accountId), mails.map(({ mailId }) => mailId)],
  );
  return rows.map(({ account_id: accountId }) => accountId);
}
