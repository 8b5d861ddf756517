import { logSystemId } from '@quartermaster/domain/enums/log-system';
import { PLAYER_PLACEHOLDER } from '@quartermaster/domain/texts/addressed-to';
import type { Database, Queryable } from '../../db/database.ts';
import type { NewMail } from '../player-change.ts';
import type { DeliveredMail, PlayerMailboxes } from '../player-mailboxes.ts';
import type { ServerDirectory } from './server-directory.ts';

type Dependencies = { readonly database: Database; readonly directory: ServerDirectory };

/** What the game's log calls a bulk delivery: an event of the system GM. */
const BULK_DELIVERY = 6;

/** One transaction over all mailboxes that the work touches. */
export async function openMailboxes<T>(
  { database, directory }: Dependencies,
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

/** Mail and log in one statement. Earlier mails are looked up only where a player got none. */
async function sendMails(
  tx: Queryable,
  server: number,
  accountIds: readonly number[],
  mail: Required<NewMail>,
): Promise<readonly DeliveredMail[]> {
  const { rows: delivered } = await tx.query<DeliveredMail>(
    `with letter as materialized (select $5::jsonb as title, $6::jsonb as body, $7::jsonb as rewards),
          mail as (
            insert into player.mail (server, account_id, source_module, source_id, title, body, rewards, sent_at, expire_at, sent_by)
            select server, account_id, $3, $4::text, ${named('title', mail.title)}, ${named('body', mail.body)}, rewards,
                   now(), $8::timestamp at time zone 'utc', $9::integer
              from player.account, letter
             where server = $1 and account_id = any($2::integer[]) and status = 'active'
            on conflict do nothing returning account_id, mail_id),
          logged as (
            insert into player.log (server, account_id, at, user_level, system_id, sub_system_id, reason_param_1, staff_id, action_type)
            select server, account_id, now(), level, ${logSystemId('GM')}, ${BULK_DELIVERY}, $4::bigint, $9, 'bulk_delivery'
              from mail join player.account using (account_id) where server = $1)
     select account_id as "accountId", mail_id as "mailId" from mail`,
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
  if (delivered.length === accountIds.length) return delivered;
  const { rows } = await tx.query<DeliveredMail>(
    `select account_id as "accountId", mail_id as "mailId" from player.mail
      where server = $1 and account_id = any($2::integer[]) and source_module = $3 and source_id = $4`,
    [server, accountIds, mail.sourceModule, mail.sourceId],
  );
  return rows;
}

/** A text with the player's name in it, quoted as JSON quotes it. Most texts have no name in them. */
function named(column: 'title' | 'body', text: NewMail['title']): string {
  if (!JSON.stringify(text).includes(PLAYER_PLACEHOLDER)) return column;
  return `replace(${column}::text, '${PLAYER_PLACEHOLDER}', substr(to_json(name)::text, 2, length(to_json(name)::text) - 2))::jsonb`;
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
