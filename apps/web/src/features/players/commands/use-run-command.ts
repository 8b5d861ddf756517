import type { CommandKind } from '@quartermaster/domain/actions/commands';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import {
  runCommand,
  type Command,
  type CommandJustification,
  type DoneCommand,
} from '../../../api/player-commands.ts';
import { uniqueId } from '../../../engine/record/unique-id.ts';
import { useCommandActions, type Outcome } from './command-actions.ts';

const OUTDATED: readonly (string | undefined)[] = ['player_changed', 'guild_changed'];

/** Whether the player or guild was changed since it was loaded. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && OUTDATED.includes(error.body.code);

/** Reads everything about the player or guild again. */
export function useRefreshTarget(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { keys } = useCommandActions().target;
  return () => queryClient.invalidateQueries({ queryKey: keys });
}

/**
 * Does a command. The key belongs to the opened form: pressing twice, or again after the answer was
 * lost, does it once.
 */
export function useRunCommand(onDone: () => void) {
  const { target, settle } = useCommandActions();
  const refresh = useRefreshTarget();
  const [key] = useState(uniqueId);
  return useMutation({
    mutationFn: (command: Command & CommandJustification) => runCommand(target, command, key),
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

export function doneOf(kind: CommandKind | 'undo', answer: DoneCommand): Outcome {
  const { commandId, lines, canUndo, delivery } = answer;
  return {
    type: 'done',
    kind,
    lines,
    unheard: delivery.message,
    undo: canUndo ? { commandId, kind } : null,
  };
}
