import { guildParams } from '@quartermaster/contract/http/guilds';
import {
  commandAnswer,
  commandsAnswer,
  previewCommandAnswer,
  previewGuildCommandBody,
  runGuildCommandBody,
  undoCommandBody,
} from '@quartermaster/contract/http/player-commands';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { environmentParams } from '../../http/place-params.ts';
import { route, type Route } from '../../http/route.ts';
import { callerOf } from './player-commands.routes.ts';
import type { PlayerCommandsService } from './player-commands.service.ts';

const PATH = '/environments/:env/servers/:server/guilds/:guild/commands';
const params = environmentParams.extend(guildParams);
const commandParams = params.extend({ command: z.uuid().describe('The command that was run.') });
/** Roles that read guilds; the definition of each action narrows this down. */
const access = { roles: ROLES_BY_ACTION['guilds.read'] };

type Dependencies = { readonly playerCommands: PlayerCommandsService };

/** Commands on guilds: like those on players, but none needs approval. */
export function createGuildCommandRoutes({ playerCommands }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access,
        params,
        answer: commandsAnswer,
        summary: 'List staff commands on a guild, newest first',
      },
      (input) => playerCommands.list(input.params, callerOf(input)),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/preview`,
        access,
        params,
        body: previewGuildCommandBody,
        answer: previewCommandAnswer,
        summary: 'Preview a command on a guild',
      },
      (input) => playerCommands.preview(input.params, input.body, callerOf(input)),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/:command/undo/preview`,
        access,
        params: commandParams,
        answer: previewCommandAnswer,
        summary: 'Preview the undo of a command on a guild',
      },
      ({ params: { command, ...named }, ...input }) =>
        playerCommands.previewUndo(named, command, callerOf(input)),
    ),
    ...doRoutes(playerCommands),
  ];
}

function doRoutes(playerCommands: PlayerCommandsService): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        path: PATH,
        access,
        params,
        body: runGuildCommandBody,
        answer: commandAnswer,
        summary: 'Run a command on a guild with a reason',
      },
      (input) => playerCommands.runOnGuild(input.params, input.body, callerOf(input)),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/:command/undo`,
        access,
        params: commandParams,
        body: undoCommandBody,
        answer: commandAnswer,
        summary: 'Undo a command on a guild, if possible',
      },
      ({ params: { command: id, ...named }, ...input }) =>
        playerCommands.undo(named, { id, body: input.body }, callerOf(input)),
    ),
  ];
}
