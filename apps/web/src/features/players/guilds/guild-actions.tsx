import { isPossible, mayDo } from '@quartermaster/domain/actions/action-list';
import { commandAction, type CommandKind } from '@quartermaster/domain/actions/commands';
import { GUILD_ACTIONS } from '@quartermaster/domain/actions/guild/index';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { meQuery } from '../../../api/get-me.ts';
import { guildCommands, type GuildDetail, type GuildKey } from '../../../api/guilds.ts';
import { ModuleFields } from '../../../engine/module-fields.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import { ActionsMenu } from '../commands/actions-menu.tsx';
import { CommandActionsProvider } from '../commands/command-actions-provider.tsx';
import { useCommandActions, type CommandTarget } from '../commands/command-actions.ts';

type ProviderProps = {
  readonly guild: GuildKey;
  readonly detail: GuildDetail;
  readonly children: ReactNode;
};

/** Provides the actions on a guild to everything below. */
export function GuildActionsProvider({ guild, detail, children }: ProviderProps) {
  const { isProtected } = useBranch().details;
  const { data: me } = useSuspenseQuery(meQuery());
  const { environment, serverId, guildId } = guild;
  const { name, revision, state, memberLimit, boss } = detail;
  const lap = boss?.lap;
  const target = useMemo<CommandTarget>(
    () => ({
      ...guildCommands({ environment, serverId, guildId }),
      type: 'guild',
      environment,
      name,
      revision,
      languages: [],
      present: {
        rename_guild: { name },
        ...(memberLimit === null ? {} : { set_member_limit: { member_limit: String(memberLimit) } }),
        ...(lap === undefined ? {} : { set_boss_progress: { lap: String(lap) } }),
      },
    }),
    [environment, serverId, guildId, name, revision, memberLimit, lap],
  );
  const wayTo = useCallback(
    (kind: CommandKind) => {
      const action = commandAction(kind);
      return isPossible(action, state) && mayDo(action, me.type, isProtected) ? 'do' : null;
    },
    [state, me.type, isProtected],
  );
  // Undo is possible in every state but dissolved.
  const mayUndo = useCallback(
    (kind: CommandKind) => state !== 'dissolved' && mayDo(commandAction(kind), me.type, isProtected),
    [state, me.type, isProtected],
  );
  return (
    <ModuleFields module={null} isLive>
      <CommandActionsProvider target={target} role={me.type} wayTo={wayTo} mayUndo={mayUndo}>
        {children}
      </CommandActionsProvider>
    </ModuleFields>
  );
}

/** Menu of what can be done to the guild of the page. */
export function GuildActionsMenu({ detail }: { readonly detail: GuildDetail }) {
  const { may } = useCommandActions();
  const kinds = useMemo(
    () => GUILD_ACTIONS.filter(({ place, kind }) => place === 'guild' && may(kind)).map(({ kind }) => kind),
    [may],
  );
  const groups = useMemo(() => (kinds.length === 0 ? [] : [{ key: 'guild', title: null, kinds }]), [kinds]);
  const { notice, state } = detail;
  // The form begins with the current notice.
  const presets = useMemo(() => ({ set_guild_notice: { notice } }), [notice]);
  return <ActionsMenu groups={groups} presets={presets} isOver={state === 'dissolved'} />;
}
