import type { GuildState } from '@quartermaster/domain/enums/guild-state';
import type { GuildChange } from '../../../players/guild-change.ts';
import { defineCommand, lineOf, type CommandOutcome } from '../command.ts';
import { guildEntry } from '../log-entries.ts';

type Before = { readonly state: GuildState };

/** Suspends a guild until it is restored. */
export const suspendGuild = defineCommand<'suspend_guild', Before>({
  kind: 'suspend_guild',
  apply: async ({ change }) => ({ ...(await moved(change, 'suspended')), undo: { state: 'active' } }),
  undo: ({ change }, { state }) => moved(change, state),
});

/** Ends a suspension. */
export const restoreGuild = defineCommand<'restore_guild', Before>({
  kind: 'restore_guild',
  apply: async ({ change }) => ({ ...(await moved(change, 'active')), undo: { state: 'suspended' } }),
  undo: ({ change }, { state }) => moved(change, state),
});

/** Dissolves a guild: all members leave. Cannot be undone. */
export const dissolveGuild = defineCommand<'dissolve_guild'>({
  kind: 'dissolve_guild',
  async apply({ change, staff }) {
    const { members } = change.guild;
    const left = members === 0 ? [] : [lineOf('guild_members', members, 0)];
    const loggedFor = await change.memberIds();
    const { lines, log } = await moved(change, 'dissolved');
    await change.removeAll(staff.id);
    return { lines: [...lines, ...left], log, loggedFor, undo: null };
  },
});

async function moved(change: GuildChange, state: GuildState): Promise<CommandOutcome> {
  const { guildId, state: before } = change.guild;
  if (before === state) return { lines: [], log: [] };
  await change.edit({ state });
  const line = lineOf('guild_state', before, state);
  return { lines: [line], log: [guildEntry('edit', state, guildId, line)] };
}
