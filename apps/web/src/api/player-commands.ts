import type {
  CommandAnswer as AnswerOnWire,
  CommandLine as LineOnWire,
  CommandRow as RowOnWire,
  PreviewCommandAnswer as PreviewOnWire,
  WaitingAnswer as WaitingOnWire,
} from '@quartermaster/contract/http/player-commands';
import type { CommandKind } from '@quartermaster/domain/actions/commands';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, postAsking } from './client.ts';
import { playerKeys, playerPath, type PlayerKey } from './player.ts';
import type { Camelized } from './wire-names.ts';

export type CommandLine = Camelized<LineOnWire>;
export type CommandRow = Camelized<RowOnWire>;
export type CommandPreview = Camelized<PreviewOnWire>;
export type DoneCommand = Camelized<AnswerOnWire>;
type WaitingCommand = Camelized<WaitingOnWire>;

/** A command as it travels: its parameters are spelled as on the wire. */
export type Command = { readonly kind: CommandKind; readonly params: object };

/** The address of the commands on a player or guild, and the query key of everything shown of it. */
export type CommandPlace = { readonly path: string; readonly keys: readonly unknown[] };

/** The commands on a player. */
export const playerCommands = (player: PlayerKey): CommandPlace => ({
  path: `${playerPath(player)}/commands`,
  keys: playerKeys.all(player),
});

/** The reason, and the revision of the player or guild it was decided on. */
export type CommandJustification = {
  readonly reason: string;
  readonly ticket?: string;
  readonly acceptedWarnings?: readonly string[];
  readonly expectedRevision: number;
};

/** What staff did there, newest first. */
export function commandsQuery({ path, keys }: CommandPlace) {
  return queryOptions({
    queryKey: [...keys, 'commands'],
    queryFn: ({ signal }) => getJson<RowOnWire[]>(path, signal),
    refetchOnWindowFocus: false,
  });
}

/**
 * What a command would change. Loaded again whenever a form is opened, since players change. Not below
 * the player's own keys: once the command is done, its preview is not loaded again.
 */
export function previewQuery({ path, keys }: CommandPlace, command: Command) {
  return queryOptions({
    queryKey: ['command-preview', ...keys, command],
    queryFn: () => postAsking<PreviewOnWire>(`${path}/preview`, command),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Does a command, once for each key; or it waits for a second person. */
export function runCommand(
  { path }: CommandPlace,
  command: Command & CommandJustification,
  key: string,
): Promise<DoneCommand | WaitingCommand> {
  return postAsking<AnswerOnWire | WaitingOnWire>(path, command, key);
}

/** What undoing a command would change now. */
export function undoPreviewQuery({ path, keys }: CommandPlace, commandId: string, revision: number) {
  return queryOptions({
    queryKey: ['undo-preview', ...keys, commandId, revision],
    queryFn: () => postAsking<PreviewOnWire>(`${path}/${commandId}/undo/preview`, {}),
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

export function undoCommand(
  { path }: CommandPlace,
  { commandId, ...justification }: CommandJustification & { readonly commandId: string },
  key: string,
): Promise<DoneCommand> {
  return postAsking<AnswerOnWire>(`${path}/${commandId}/undo`, justification, key);
}
