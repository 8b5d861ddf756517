import type {
  CommandAnswer as AnswerOnWire,
  CommandLine as LineOnWire,
  CommandRow as RowOnWire,
  PreviewCommandAnswer as PreviewOnWire,
  WaitingAnswer as WaitingOnWire,
} from '@quartermaster/contract/http/player-commands';
import type { PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, postAsking } from './client.ts';
import { playerKeys, playerPath, type PlayerKey } from './player.ts';
import type { Camelized } from './wire-names.ts';

export type CommandLine = Camelized<LineOnWire>;
export type CommandRow = Camelized<RowOnWire>;
export type CommandPreview = Camelized<PreviewOnWire>;
export type DoneCommand = Camelized<AnswerOnWire>;
export type WaitingCommand = Camelized<WaitingOnWire>;

/** A command as it travels: its parameters are spelled as on the wire. */
export type PlayerCommand = { readonly kind: PlayerActionKind; readonly params: object };

/** Why, and on which state of the player it was decided. */
export type CommandJustification = {
  readonly reason: string;
  readonly ticket?: string;
  readonly acceptedWarnings?: readonly string[];
  readonly expectedRevision: number;
};

const commandsPath = (player: PlayerKey): string => `${playerPath(player)}/commands`;

/** What staff did to a player, newest first. */
export function commandsQuery(player: PlayerKey) {
  return queryOptions({
    queryKey: playerKeys.section(player, 'commands'),
    queryFn: ({ signal }) => getJson<RowOnWire[]>(commandsPath(player), signal),
    refetchOnWindowFocus: false,
  });
}

/**
 * What a command would change. Asked anew whenever a form is opened: players do not stand still. It is no
 * part of what is shown of a player: once the command is done, nobody asks what it would change.
 */
export function previewQuery(player: PlayerKey, command: PlayerCommand) {
  return queryOptions({
    queryKey: ['command-preview', ...playerKeys.all(player), command],
    queryFn: () => postAsking<PreviewOnWire>(`${commandsPath(player)}/preview`, command),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Does a command, once for each key; or it waits for a second person. */
export function runCommand(
  player: PlayerKey,
  command: PlayerCommand & CommandJustification,
  key: string,
): Promise<DoneCommand | WaitingCommand> {
  return postAsking<AnswerOnWire | WaitingOnWire>(commandsPath(player), command, key);
}

export function undoCommand(
  player: PlayerKey,
  { commandId, ...justification }: CommandJustification & { readonly commandId: string },
  key: string,
): Promise<DoneCommand> {
  return postAsking<AnswerOnWire>(`${commandsPath(player)}/${commandId}/undo`, justification, key);
}
