import type { Queryable } from '../../db/database.ts';
import { PlayerChangeRefused, type WalletAmounts, type WalletChange } from '../player-change.ts';
import type { AccountKey } from './slices.ts';
import { countedToday } from './wallet-day.ts';

type Balances = { readonly balance: number; readonly paid_balance: number | null };

export async function readBalance(db: Queryable, account: AccountKey, assetKind: string): Promise<number> {
  return (await findWallet(db, account, assetKind))?.balance ?? 0;
}

/** Changes a balance; the caller holds the account's lock. A wallet that was never used begins at 0. */
export async function changeWallet(
  db: Queryable,
  account: AccountKey,
  { assetKind, delta, paid = 0, allowNegative = false }: WalletChange,
): Promise<WalletAmounts> {
  const wallet = await findWallet(db, account, assetKind);
  const before = wallet?.balance ?? 0;
  const after = before + delta;
  if (!Number.isSafeInteger(after)) throw new PlayerChangeRefused('amount_too_large');
  if (delta < 0 && after < 0 && !allowNegative) throw new PlayerChangeRefused('balance_too_low');
  const paidBefore = wallet?.paid_balance ?? null;
  const paidAfter =
    paidBefore === null && paid === 0 ? null : paidPart(paidBefore ?? 0, { before, after, paid });
  await db.query(
    `insert into player.wallet as wallet (server, account_id, asset_kind, balance, paid_balance, daily_gain, daily_spend, total_gain, total_spend)
     values ($1, $2, $3, $4, $5, greatest($6::bigint, 0), greatest(-$6::bigint, 0), greatest($6::bigint, 0), greatest(-$6::bigint, 0))
     on conflict (server, account_id, asset_kind) do update
       set balance = excluded.balance, paid_balance = excluded.paid_balance, updated_at = now(),
           daily_gain = ${countedToday('daily_gain')} + excluded.daily_gain,
           daily_spend = ${countedToday('daily_spend')} + excluded.daily_spend,
           total_gain = wallet.total_gain + excluded.total_gain, total_spend = wallet.total_spend + excluded.total_spend`,
    [account.server, account.accountId, assetKind, after, paidAfter, delta],
  );
  return { before, after, paid: (paidAfter ?? 0) - (paidBefore ?? 0) };
}

/** What was given away is spent before what was paid for, and of a debt nothing is paid for. */
function paidPart(paidBefore: number, { before, after, paid }: WalletAmounts): number {
  const most = after >= before ? paidBefore + paid : paidBefore;
  return Math.min(most, Math.max(after, 0));
}

async function findWallet(
  db: Queryable,
  { server, accountId }: AccountKey,
  assetKind: string,
): Promise<Balances | undefined> {
  const { rows } = await db.query<Balances>(
    'select balance, paid_balance from player.wallet where server = $1 and account_id = $2 and asset_kind = $3',
    [server, accountId, assetKind],
  );
  return rows[0];
}

/** A line of the ledger. `config_id` null: money. */
export type LedgerLine = {
  readonly assetKind: string;
  readonly configId: number | null;
  readonly delta: number;
  readonly balanceAfter: number;
  readonly commandId: string | null;
};

export async function writeLedger(db: Queryable, account: AccountKey, line: LedgerLine): Promise<void> {
  await db.query(
    `insert into player.ledger (server, account_id, asset_kind, config_id, delta, balance_after, command_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      account.server,
      account.accountId,
      line.assetKind,
      line.configId,
      line.delta,
      line.balanceAfter,
      line.commandId,
    ],
  );
}
