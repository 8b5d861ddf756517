import { askForFileAnswer } from '@quartermaster/contract/http/approvals';
import {
  importPlayerAnswer,
  importPlayerFields,
  playerFileReason,
} from '@quartermaster/contract/http/player-file';
import { playerParams } from '@quartermaster/contract/http/player-identity';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { environmentParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Account, type RequestContext, type Route } from '../../http/route.ts';
import type { TransferCaller } from './export-player.ts';
import type { PlayerTransferService } from './player-transfer.service.ts';

const PLAYERS = '/environments/:env/servers/:server/players';
const MAX_BYTES = 100 * 1024 * 1024;

const params = environmentParams.extend(playerParams);
const exporting = { roles: ROLES_BY_ACTION['players.ask_file'] };

type Dependencies = { readonly playerTransfer: PlayerTransferService };

export function createPlayerTransferRoutes({ playerTransfer }: Dependencies): readonly Route[] {
  return [...exportRoutes(playerTransfer), importRoute(playerTransfer)];
}

function exportRoutes(playerTransfer: PlayerTransferService): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${PLAYERS}/:account/file`,
        access: exporting,
        params,
        query: playerFileReason,
        answer: rawBody,
        summary:
          'Export all data of a player, with a reason; roles without the permission need an approved request',
        lane: 'heavy',
      },
      async ({ params: named, query, ...caller }) => {
        const stream = await playerTransfer.export(named, query.reason, callerOf(caller));
        const name = `player-${named.env}-${named.server}-${named.account}.json`;
        const headers = {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
        };
        return reply(stream, { headers });
      },
    ),
    route(
      {
        method: 'POST',
        path: `${PLAYERS}/:account/file-requests`,
        access: exporting,
        params,
        body: playerFileReason,
        answer: askForFileAnswer,
        status: 201,
        summary:
          'Request approval to export a player: beyond the daily limit, or for a role without the permission',
      },
      ({ params: named, body, ...caller }) =>
        playerTransfer.askForExport(named, body.reason, callerOf(caller)),
    ),
  ];
}

function importRoute(playerTransfer: PlayerTransferService): Route {
  return route(
    {
      method: 'POST',
      path: `${PLAYERS}/import`,
      access: { roles: ROLES_BY_ACTION['players.import_file'] },
      params: params.omit({ account: true }),
      body: importPlayerFields,
      upload: { maxBytes: MAX_BYTES },
      answer: importPlayerAnswer,
      status: 201,
      summary: 'Import a player from a file into an unprotected environment',
      lane: 'heavy',
    },
    ({ params: { env, server }, body: { reason }, upload, ...caller }) => {
      const wanted = { env, server, reason, content: upload.stream };
      return playerTransfer.import(wanted, callerOf(caller));
    },
  );
}

function callerOf(caller: { readonly account: Account; readonly request: RequestContext }): TransferCaller {
  return { staff: caller.account, actor: actorOf(caller) };
}
