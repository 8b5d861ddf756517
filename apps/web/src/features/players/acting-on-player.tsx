import type { PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../api/api-error.ts';
import { playerQuery, type PlayerKey } from '../../api/player.ts';
import { ActionOutcome } from './commands/action-outcome.tsx';
import styles from './commands/commands.module.css';
import { PlayerActionsProvider } from './commands/player-actions-provider.tsx';
import { useCommandActions, type Preset } from './commands/command-actions.ts';

/** An action that was begun beside something of a player's, on a page that is not theirs. */
export type Acting = { readonly player: PlayerKey; readonly kind: PlayerActionKind; readonly preset: Preset };

type ActingProps = {
  /** A new object for each beginning; null: nothing was begun yet. */
  readonly acting: Acting | null;
  /** Something was done or undone: what the page shows is to be read again. */
  readonly onDone: () => void;
};

/** The form of the action and its result. */
export function ActingOnPlayer({ acting, onDone }: ActingProps) {
  return acting === null ? null : <ActingOn acting={acting} onDone={onDone} />;
}

function ActingOn({ acting, onDone }: { readonly acting: Acting; readonly onDone: () => void }) {
  const { environment, serverId, accountId } = acting.player;
  const { data, error } = useQuery(playerQuery(acting.player));
  if (error && !data)
    return <Alert className={styles.outcome ?? ''} type="error" showIcon title={errorMessage(error)} />;
  if (!data) return null;
  return (
    <PlayerActionsProvider
      key={`${environment} ${serverId} ${accountId}`}
      player={acting.player}
      summary={data}
    >
      <Opener acting={acting} onDone={onDone} />
      <ActionOutcome />
    </PlayerActionsProvider>
  );
}

function Opener({ acting, onDone }: { readonly acting: Acting; readonly onDone: () => void }) {
  const { open, outcome } = useCommandActions();
  const opened = useRef<Acting | null>(null);
  useEffect(() => {
    if (opened.current === acting) return;
    opened.current = acting;
    open(acting.kind, acting.preset);
  }, [acting, open]);
  const reported = useRef(outcome);
  useEffect(() => {
    if (reported.current === outcome) return;
    reported.current = outcome;
    if (outcome !== null) onDone();
  }, [outcome, onDone]);
  return null;
}
