import { wayToCommand, type CommandKind } from '@quartermaster/domain/actions/commands';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { meQuery } from '../../../api/get-me.ts';
import { playerCommands } from '../../../api/player-commands.ts';
import type { PlayerKey, PlayerSummary } from '../../../api/player.ts';
import { ModuleFields } from '../../../engine/module-fields.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import { CommandActionsProvider } from './command-actions-provider.tsx';
import type { CommandTarget } from './command-actions.ts';
import { ActedPlayerContext } from './player-actions.ts';

type ProviderProps = {
  readonly player: PlayerKey;
  readonly summary: PlayerSummary;
  readonly children: ReactNode;
};

/** Everything below may begin an action on this player. */
export function PlayerActionsProvider({ player, summary, children }: ProviderProps) {
  const { isProtected } = useBranch().details;
  const { data: me } = useSuspenseQuery(meQuery());
  const { status } = summary.player;
  const acted = useMemo(() => ({ player, summary }), [player, summary]);
  const target = useMemo<CommandTarget>(() => {
    const { name, revision, language } = summary.player;
    return {
      ...playerCommands(player),
      type: 'player',
      environment: player.environment,
      name,
      revision,
      languages: LANGUAGES.filter((each) => each === language),
    };
  }, [player, summary]);
  const wayTo = useCallback(
    (kind: CommandKind) => (status === 'deleted' ? null : wayToCommand(me.type, kind, isProtected)),
    [status, me.type, isProtected],
  );
  return (
    <ActedPlayerContext value={acted}>
      <ModuleFields module={null} references={summary.references} isLive>
        <CommandActionsProvider target={target} role={me.type} wayTo={wayTo}>
          {children}
        </CommandActionsProvider>
      </ModuleFields>
    </ActedPlayerContext>
  );
}
