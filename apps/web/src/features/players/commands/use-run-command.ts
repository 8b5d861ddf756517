import type { PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import {
  runCommand,
  type CommandJustification,
  type DoneCommand,
  type PlayerCommand,
} from '../../../api/player-commands.ts';
import { playerKeys } from '../../../api/player.ts';
import { uniqueId } from '../../../engine/record/unique-id.ts';
import { usePlayerActions, type Outcome } from './player-actions.ts';

/** Whether somebody changed the player since they were looked at. */
export const isChangedPlayer = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === 'player_changed';

/** Everything that is shown of a player is read again. */
export function useRefreshPlayer(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { player } = usePlayerActions();
  return () => queryClient.invalidateQueries({ queryKey: playerKeys.all(player) });
}

/**
 * Does a command. The key belongs to the opened form: pressing twice, or again after the answer was
 * lost, does it once.
 */
export function useRunCommand(onDone: () => void) {
  const { player, settle } = usePlayerActions();
  const refresh = useRefreshPlayer();
  const [key] = useState(uniqueId);
  return useMutation({
    mutationFn: (command: PlayerCommand & CommandJustification) => runCommand(player, command, key),
    onSuccess: async (answer, { kind }) => {
      settle(
        'approvalId' in answer
          ? {
              type: 'waiting',
              kind,
              approvalId: answer.approvalId,
              expiresAt: answer.expiresAt,
              isBeyond: answer.exceeds.length > 0,
            }
          : doneOf(kind, answer),
      );
      onDone();
      await refresh();
    },
  });
}

export function doneOf(kind: PlayerActionKind | 'undo', answer: DoneCommand): Outcome {
  const { commandId, lines, canUndo, delivery } = answer;
  return {
    type: 'done',
    kind,
    lines,
    unheard: delivery.message,
    undo: canUndo ? { commandId, kind, lines } : null,
  };
}
