import type { RedemptionRow } from '@quartermaster/contract/http/redemption-codes';
import type { RedemptionDependencies } from './redemption-dependencies.ts';

/** Redemptions with the names of their players, as far as those can be asked for. */
export async function nameRedemptions(
  { playerStore }: Pick<RedemptionDependencies, 'playerStore'>,
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
