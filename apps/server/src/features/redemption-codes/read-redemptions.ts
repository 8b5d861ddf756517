import type { RedemptionRow } from '@quartermaster/contract/http/redemption-codes';
import { sliceOf, type SliceOf } from '../../http/slice-of.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';
import { listRedemptions } from './redemptions.repo.ts';

type Batch = { readonly id: number; readonly environmentId: number };

/** A part of those who redeemed codes of a batch, newest first. */
export async function readRedemptions(
  deps: PlayerDependencies,
  { id, environmentId }: Batch,
  { cursor = null, limit }: { readonly cursor?: string | null | undefined; readonly limit: number },
): Promise<SliceOf<RedemptionRow>> {
  const rows = await listRedemptions(deps.database, id, cursor, limit + 1);
  const slice = sliceOf(rows, limit, ({ redemption_id: redemption }) => String(redemption));
  return { ...slice, data: await namePlayers(deps, environmentId, slice.data) };
}

/** With the names of their players, as far as those can be asked for. */
async function namePlayers(
  { playerStore }: PlayerDependencies,
  environmentId: number,
  rows: readonly Omit<RedemptionRow, 'name'>[],
): Promise<RedemptionRow[]> {
  if (rows.length === 0) return [];
  const servers = [...new Set(rows.map(({ server_id: id }) => id))];
  const wanted = rows.map(({ server_id: serverId, account_id: accountId }) => ({ serverId, accountId }));
  const { players } = await playerStore.lookUp(environmentId, servers, wanted);
  const names = new Map(players.map((player) => [`${player.server_id}:${player.account_id}`, player.name]));
  return rows.map((row) => ({ ...row, name: names.get(`${row.server_id}:${row.account_id}`) ?? null }));
}
