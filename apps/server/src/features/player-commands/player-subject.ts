import { AppError } from '@quartermaster/contract/errors/app-error';
import { isPlayerActionKind, playerAction } from '@quartermaster/domain/actions/player/index';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import type { PlayerChange } from '../../players/player-change.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import { changePlayers } from './change-player.ts';
import type { CommandContext, GivenCommand } from './command.ts';
import { commandOf, COMMANDS } from './commands/index.ts';
import { countUse } from './count-use.ts';
import type { CommandSubject, HeldSubject } from './held-subject.ts';
import { openGrants } from './open-grants.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';

/** A player, and perhaps a second one of the same server, as the subject of a command. */
export function playerSubject(
  deps: PlayerCommandsDependencies,
  player: PlayerRef,
  otherAccountId: number | null,
): CommandSubject {
  const accounts = otherAccountId === null ? [player.accountId] : [player.accountId, otherAccountId];
  return {
    places: accounts.map((accountId) => ({
      module: PLAYER_MODULE,
      recordId: playerKey({ ...player, accountId }),
    })),
    hold: (work) =>
      changePlayers(deps.playerStore, { player, otherAccountId }, (change, other) =>
        work(heldPlayers(deps, player, { change, other })),
      ),
  };
}

/** The player, and the second one of a command about two. */
type Pair = { readonly change: PlayerChange; readonly other: PlayerChange | null };

function heldPlayers(
  { registry, clock }: PlayerCommandsDependencies,
  player: PlayerRef,
  { change, other }: Pair,
): HeldSubject {
  const { account } = change;
  const contextOf = (given: GivenCommand): CommandContext => {
    const now = clock.now();
    const live = openGrants(registry, change.console, { ...given, now });
    return { ...given, ...live, change, other, now };
  };
  return {
    console: change.console,
    revision: account.revision,
    setCommandId: (id) => [change, other].forEach((each) => each?.setCommandId(id)),
    refuse(kind) {
      const reaches = isPlayerActionKind(kind) && playerAction(kind).reachesDeleted;
      if (account.status === 'deleted' && !reaches) throw new AppError('player_deleted');
    },
    changed: () => new AppError('player_changed', {}, [], { revision: account.revision }),
    async apply(given, { kind, params }) {
      if (!isPlayerActionKind(kind)) throw new Error(`${kind} is no command on a player.`);
      const context = contextOf(given);
      const applied = await COMMANDS[kind].apply(context, params);
      return { applied, use: await countUse(context, player, kind) };
    },
    async undo(given, { kind, state }) {
      const outcome = await commandOf(kind)?.undo?.(contextOf(given), state);
      if (outcome === undefined) throw new AppError('not_undoable');
      return outcome;
    },
    async log({ log, otherLog = [] }, staffId) {
      for (const entry of log) await change.log({ ...entry, staffId });
      for (const entry of otherLog) await other?.log({ ...entry, staffId });
    },
  };
}
