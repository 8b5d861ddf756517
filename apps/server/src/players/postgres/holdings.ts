import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { Holdings } from '../player-change.ts';
import type { AccountKey } from './slices.ts';

export async function readHoldings(db: Queryable, { server, accountId }: AccountKey): Promise<Holdings> {
  const key = [server, accountId];
  const balances = await db.query<Holdings['balances'][number]>(
    `select asset_kind, balance from player.wallet
      where server = $1 and account_id = $2 and balance <> 0 order by wallet.asset_kind`,
    key,
  );
  const things = await db.query<Holdings['things'][number]>(
    `select kind, count(*) as count from player.possession
      where server = $1 and account_id = $2 group by kind order by kind`,
    key,
  );
  const mails = await db.query<{ mails: number }>(
    `select count(*) as mails from player.mail
      where server = $1 and account_id = $2 and state in ('unread', 'read') and expire_at > now()`,
    key,
  );
  return { balances: balances.rows, things: things.rows, mails: onlyRow(mails).mails };
}
