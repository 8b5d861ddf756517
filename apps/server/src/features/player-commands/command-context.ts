import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { PlayerChange } from '../../players/player-change.ts';
import type { CommandContext } from './command.ts';
import { openGrants } from './open-grants.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';

/** What a command works with while it holds a player. Everything is read in the transaction of the change. */
export function contextOf(
  deps: PlayerCommandsDependencies,
  change: PlayerChange,
  given: {
    readonly other: PlayerChange | null;
    readonly environment: Environment;
    readonly staff: Pick<Account, 'id' | 'role'>;
    readonly ticket: string | null;
    readonly commandId: string;
  },
): CommandContext {
  const now = deps.clock.now();
  return { ...given, ...openGrants(deps.registry, change.console, { ...given, now }), change, now };
}
