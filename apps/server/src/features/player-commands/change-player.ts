import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import { PlayerChangeRefused, type PlayerChange } from '../../players/player-change.ts';
import type { GuildRef } from '../../players/guild-store.ts';
import type { PlayerRef, PlayerStore, ServerRef } from '../../players/player-store.ts';

const REFUSALS: Readonly<Record<PlayerChangeRefused['kind'], ErrorCode>> = {
  balance_too_low: 'balance_too_low',
  amount_too_large: 'amount_too_large',
  not_owned: 'not_owned',
  name_taken: 'name_taken',
  guild_name_taken: 'guild_name_taken',
  order_taken: 'duplicate_order',
  third_party_order_taken: 'duplicate_third_party_order',
  unknown: 'not_owned',
};

/**
 * Changes a player, all or nothing.
 * @throws AppError `server_not_found`, `user_not_found`, and what the player's state does not allow
 */
export async function changePlayer<T>(
  store: PlayerStore,
  player: PlayerRef,
  work: (change: PlayerChange) => Promise<T>,
): Promise<T> {
  return resultOf(store, player, await store.change(player, work).catch(refuseChange));
}

/** A player, and perhaps a second one of the same server. */
type HeldPlayers = { readonly player: PlayerRef; readonly otherAccountId: number | null };

/**
 * Changes a player along with a second one, all or nothing.
 * @throws AppError as above, and `same_player`, `other_player_deleted`
 */
export async function changePlayers<T>(
  store: PlayerStore,
  { player, otherAccountId }: HeldPlayers,
  work: (change: PlayerChange, other: PlayerChange | null) => Promise<T>,
): Promise<T> {
  if (otherAccountId === null) return changePlayer(store, player, (change) => work(change, null));
  if (otherAccountId === player.accountId) throw new AppError('same_player');
  const done = await store
    .changeTwo(player, otherAccountId, (change, other) => {
      if (other === null) throw new AppError('user_not_found', { account_id: otherAccountId });
      const { name, status } = other.account;
      if (status === 'deleted')
        throw new AppError('other_player_deleted', { name, account_id: otherAccountId });
      return work(change, other);
    })
    .catch(refuseChange);
  return resultOf(store, player, done);
}

async function resultOf<T>(
  store: PlayerStore,
  player: PlayerRef,
  done: { readonly result: T } | null,
): Promise<T> {
  if (done !== null) return done.result;
  throw (await hasServer(store, player))
    ? new AppError('user_not_found', { account_id: player.accountId })
    : new AppError('server_not_found', { server: player.serverId });
}

async function hasServer(store: PlayerStore, { environmentId, serverId }: ServerRef): Promise<boolean> {
  return (await store.servers(environmentId)).some((server) => server.serverId === serverId);
}

/** Why there is no guild: its server has no players, or no such guild. */
export async function noGuild(store: PlayerStore, guild: GuildRef): Promise<AppError> {
  return (await hasServer(store, guild))
    ? new AppError('guild_not_found', { guild_id: guild.guildId })
    : new AppError('server_not_found', { server: guild.serverId });
}

/** What the store refuses, as the error that callers know. */
export function refuseChange(problem: unknown): never {
  if (!(problem instanceof PlayerChangeRefused)) throw problem;
  const { order_id: orderId } = problem.params;
  const conflict = typeof orderId === 'string' ? { order_id: orderId } : undefined;
  throw new AppError(REFUSALS[problem.kind], problem.params, [], conflict, { cause: problem });
}
