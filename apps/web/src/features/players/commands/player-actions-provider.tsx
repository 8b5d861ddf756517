import { wayToAct, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { meQuery } from '../../../api/get-me.ts';
import type { PlayerKey, PlayerSummary } from '../../../api/player.ts';
import { ModuleFields } from '../../../engine/module-fields.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import {
  PlayerActionsContext,
  type Outcome,
  type PlayerActions,
  type Preset,
  type UndoableCommand,
} from './player-actions.ts';
import { lazyDialog } from '../../../ui/overlay/lazy-part.tsx';

const CommandDialog = lazyDialog(async () => (await import('./command-dialog.tsx')).CommandDialog);
const UndoDialog = lazyDialog(async () => (await import('./undo-dialog.tsx')).UndoDialog);

type ProviderProps = {
  readonly player: PlayerKey;
  readonly summary: PlayerSummary;
  readonly children: ReactNode;
};

type Opened =
  | { readonly type: 'command'; readonly kind: PlayerActionKind; readonly preset: Preset }
  | { readonly type: 'undo'; readonly command: UndoableCommand };

const NO_PRESET: Preset = {};

/** Everything below may begin an action; its form and what came of it are here. */
export function PlayerActionsProvider({ player, summary, children }: ProviderProps) {
  const { details } = useBranch();
  const { data: me } = useSuspenseQuery(meQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { isProtected } = details;
  const value = useMemo<PlayerActions>(() => {
    const wayTo = (kind: PlayerActionKind) =>
      summary.player.status === 'deleted' ? null : wayToAct(me.type, kind, isProtected);
    return {
      player,
      summary,
      role: me.type,
      wayTo,
      may: (kind) => wayTo(kind) !== null,
      mayUndo: (kind) => wayTo(kind) === 'do',
      open: (kind, preset = NO_PRESET) => setOpened({ type: 'command', kind, preset }),
      undo: (command) => setOpened({ type: 'undo', command }),
      outcome,
      settle: setOutcome,
    };
  }, [player, summary, me.type, isProtected, outcome]);
  const close = () => setOpened(null);
  return (
    <PlayerActionsContext value={value}>
      <ModuleFields module={null} references={summary.references} isLive>
        {children}
        <Suspense>
          {opened?.type === 'command' ? (
            <CommandDialog kind={opened.kind} preset={opened.preset} onClose={close} />
          ) : null}
          {opened?.type === 'undo' ? <UndoDialog command={opened.command} onClose={close} /> : null}
        </Suspense>
      </ModuleFields>
    </PlayerActionsContext>
  );
}
