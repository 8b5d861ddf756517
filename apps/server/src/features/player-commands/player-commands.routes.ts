import {
  commandAnswer,
  commandsAnswer,
  previewCommandAnswer,
  previewCommandBody,
  runCommandAnswer,
  runCommandBody,
  undoCommandBody,
} from '@quartermaster/contract/http/player-commands';
import { playerParams } from '@quartermaster/contract/http/player-identity';
import { ROLES } from '@quartermaster/domain/core/module';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { environmentParams } from '../../http/place-params.ts';
import { reply } from '../../http/reply.ts';
import { actorOf, route, type Account, type RequestContext, type Route } from '../../http/route.ts';
import type { CommandCaller, PlayerCommandsService } from './player-commands.service.ts';

const PATH = '/environments/:env/servers/:server/players/:account/commands';
const params = environmentParams.extend(playerParams);
const commandParams = params.extend({ command: z.uuid().describe('The command that was run.') });
/** Who may do what depends on the command and the environment: the definitions of actions. */
const access = { roles: ROLES };

type Dependencies = { readonly playerCommands: PlayerCommandsService };

export function createPlayerCommandRoutes(deps: Dependencies): readonly Route[] {
  return [...lookRoutes(deps), ...doRoutes(deps)];
}

function lookRoutes({ playerCommands }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access: { roles: ROLES_BY_ACTION['players.read'] },
        params,
        answer: commandsAnswer,
        summary: 'List staff commands on a player, newest first',
      },
      (input) => playerCommands.list(input.params, callerOf(input)),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/preview`,
        access,
        params,
        body: previewCommandBody,
        answer: previewCommandAnswer,
        summary: 'Preview a command on a player',
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
        summary: 'Preview the undo of a command',
      },
      ({ params: { command, ...named }, ...input }) =>
        playerCommands.previewUndo(named, command, callerOf(input)),
    ),
  ];
}

function doRoutes({ playerCommands }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        path: PATH,
        access,
        params,
        body: runCommandBody,
        answer: runCommandAnswer,
        summary: 'Run a command on a player with a reason; 202 if it needs approval',
      },
      async (input) => {
        const answer = await playerCommands.run(input.params, input.body, callerOf(input));
        return reply(answer, { status: 'approval_id' in answer ? 202 : 200 });
      },
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/:command/undo`,
        access,
        params: commandParams,
        body: undoCommandBody,
        answer: commandAnswer,
        summary: 'Undo a command, if possible',
      },
      ({ params: { command: id, ...named }, ...input }) =>
        playerCommands.undo(named, { id, body: input.body }, callerOf(input)),
    ),
  ];
}

/** The caller of a command with their idempotency key. */
export function callerOf(input: {
  readonly account: Account;
  readonly request: RequestContext;
}): CommandCaller {
  const { account: staff, request } = input;
  const key = request.headers['idempotency-key'];
  return {
    staff,
    actor: actorOf(input),
    language: request.language,
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}
