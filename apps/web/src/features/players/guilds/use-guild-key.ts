import { useParams, useSearch } from '@tanstack/react-router';
import type { GuildKey } from '../../../api/guilds.ts';
import { useBranch } from '../../../engine/use-branch.ts';

/** The guild of the page's address; an address without a server means the first one. */
export function useGuildKey(): GuildKey {
  const { environment } = useBranch();
  const { id = '' } = useParams({ strict: false });
  const { server = '1' } = useSearch({ strict: false });
  return { environment, serverId: Number(server) || 0, guildId: Number(id) || 0 };
}
