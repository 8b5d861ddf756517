import { AppError } from '@quartermaster/contract/errors/app-error';
import { isPossible } from '@quartermaster/domain/actions/action-list';
import { commandAction } from '@quartermaster/domain/actions/commands';
import { isGuildActionKind } from '@quartermaster/domain/actions/guild/index';
import { GUILD_MODULE, guildKey } from '../../players/audit-place.ts';
import type { GuildChange } from '../../players/guild-change.ts';
import type { GuildRef } from '../../players/guild-store.ts';
import { openRecordOf } from '../releases/index.ts';
import { noGuild, refuseChange } from './change-player.ts';
import type { GivenCommand, GuildCommandContext } from './command.ts';
import { GUILD_COMMANDS } from './commands/index.ts';
import type { CommandSubject, HeldSubject } from './held-subject.ts';
import { openLiveRecords } from './live-records.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';

/** Guild commands give nothing away and count towards no daily limit. */
const NO_USE = { valueCents: 0, exceeds: [] } as const;

/** A guild as the subject of a command. */
export function guildSubject(deps: PlayerCommandsDependencies, guild: GuildRef): CommandSubject {
  const { playerStore } = deps;
  return {
    places: [{ module: GUILD_MODULE, recordId: guildKey(guild) }],
    async hold(work) {
      const done = await playerStore.guilds
        .change(guild, (change) => work(heldGuild(deps, change)))
        .catch(refuseChange);
      if (done === null) throw await noGuild(playerStore, guild);
      return done.result;
    },
  };
}

function heldGuild({ registry, clock }: PlayerCommandsDependencies, change: GuildChange): HeldSubject {
  const { guild } = change;
  const contextOf = (given: GivenCommand): GuildCommandContext => {
    const now = clock.now();
    const { environment } = given;
    return {
      ...given,
      ...openLiveRecords(registry, change.console, environment.id),
      findOpenRecord: (module) => openRecordOf(change.console, registry, module, environment, now),
      change,
      now,
    };
  };
  return {
    console: change.console,
    revision: guild.revision,
    setCommandId: () => undefined,
    refuse(kind) {
      if (guild.state === 'dissolved') throw new AppError('guild_dissolved');
      if (kind !== 'undo' && !isPossible(commandAction(kind), guild.state)) throw new AppError('no_effect');
    },
    changed: () => new AppError('guild_changed', {}, [], { revision: guild.revision }),
    async apply(given, { kind, params }) {
      if (!isGuildActionKind(kind)) throw new Error(`${kind} is no command on a guild.`);
      return { applied: await GUILD_COMMANDS[kind].apply(contextOf(given), params), use: NO_USE };
    },
    async undo(given, { kind, state }) {
      const handler = isGuildActionKind(kind) ? GUILD_COMMANDS[kind] : undefined;
      const outcome = await handler?.undo?.(contextOf(given), state);
      if (outcome === undefined) throw new AppError('not_undoable');
      return outcome;
    },
    async log({ log, loggedFor }, staffId) {
      for (const entry of log) await change.log({ ...entry, staffId }, loggedFor);
    },
  };
}
