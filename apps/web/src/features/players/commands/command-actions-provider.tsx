import type { ActionWay } from '@quartermaster/domain/actions/asking';
import type { CommandKind } from '@quartermaster/domain/actions/commands';
import type { Role } from '@quartermaster/domain/core/module';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { lazyDialog } from '../../../ui/overlay/lazy-part.tsx';
import {
  CommandActionsContext,
  type CommandActions,
  type CommandTarget,
  type Outcome,
  type Preset,
  type UndoableCommand,
} from './command-actions.ts';

const CommandDialog = lazyDialog(async () => (await import('./command-dialog.tsx')).CommandDialog);
const UndoDialog = lazyDialog(async () => (await import('./undo-dialog.tsx')).UndoDialog);

type ProviderProps = {
  /** The player or guild; a stable object as long as nothing of it changes. */
  readonly target: CommandTarget;
  readonly role: Role;
  readonly wayTo: (kind: CommandKind) => ActionWay | null;
  /** Whether this person may undo a command; absent: if they may run it. */
  readonly mayUndo?: (kind: CommandKind) => boolean;
  readonly children: ReactNode;
};

type Opened =
  | { readonly type: 'command'; readonly kind: CommandKind; readonly preset: Preset }
  | { readonly type: 'undo'; readonly command: UndoableCommand };

const NO_PRESET: Preset = {};

/** Provides actions to everything below; renders their form and result. */
export function CommandActionsProvider({ target, role, wayTo, mayUndo, children }: ProviderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const value = useMemo<CommandActions>(
    () => ({
      target,
      role,
      wayTo,
      may: (kind) => wayTo(kind) !== null,
      mayUndo: mayUndo ?? ((kind) => wayTo(kind) === 'do'),
      open: (kind, preset = NO_PRESET) => setOpened({ type: 'command', kind, preset }),
      undo: (command) => setOpened({ type: 'undo', command }),
      outcome,
      settle: setOutcome,
    }),
    [target, role, wayTo, mayUndo, outcome],
  );
  const close = () => setOpened(null);
  return (
    <CommandActionsContext value={value}>
      {children}
      <Suspense>
        {opened?.type === 'command' ? (
          <CommandDialog kind={opened.kind} preset={opened.preset} onClose={close} />
        ) : null}
        {opened?.type === 'undo' ? <UndoDialog command={opened.command} onClose={close} /> : null}
      </Suspense>
    </CommandActionsContext>
  );
}
