import type { GuildRef } from './guild-store.ts';
import type { PlayerRef } from './player-ref.ts';

/** What audit entries about players have in place of a module. */
export const PLAYER_MODULE = 'player';

/** What the audit log has in place of a record's id. */
export const playerKey = ({ serverId, accountId }: Pick<PlayerRef, 'serverId' | 'accountId'>): string =>
  `${serverId}:${accountId}`;

/** The `module` of audit entries about guilds. */
export const GUILD_MODULE = 'guild';

export const guildKey = ({ serverId, guildId }: Pick<GuildRef, 'serverId' | 'guildId'>): string =>
  `${serverId}:${guildId}`;
