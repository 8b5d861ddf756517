import { guildChatAnswer } from '@quartermaster/contract/http/guilds';
import {
  drawsAnswer,
  drawTallyAnswer,
  noteAnswer,
  playerGuildAnswer,
  playerSectionAnswer,
  playerSummaryAnswer,
  revealAnswer,
  staffActionsAnswer,
  timelineAnswer,
  walletsAnswer,
} from '@quartermaster/contract/http/player-answers';
import { playerParams } from '@quartermaster/contract/http/player-identity';
import { sliceQuery } from '@quartermaster/contract/http/slice';
import {
  battleRow,
  ledgerRow,
  listedPurchase,
  mailRow,
  timelineQuery,
} from '@quartermaster/contract/http/player-records';
import {
  loginRow,
  noteRow,
  possessionRow,
  possessionsQuery,
  sanctionRow,
} from '@quartermaster/contract/http/player-sections';
import { noteBody, pinNoteBody, revealBody } from '@quartermaster/contract/http/players';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { environmentParams } from '../../http/place-params.ts';
import { route, type Route } from '../../http/route.ts';
import type { PlayerStore } from '../../players/player-store.ts';
import { readerOf } from './player-reader.ts';
import type { PlayersService } from './players.service.ts';
import type { SectionReader } from './read-sections.ts';

const params = environmentParams.extend(playerParams);
const reading = { roles: ROLES_BY_ACTION['players.read'] };
const PLAYER = '/environments/:env/servers/:server/players/:account';

type Dependencies = { readonly playersService: PlayersService };

/** One player: the page's head, its sections, and what staff may do without changing anything in the game. */
export function createPlayerPageRoutes({ playersService }: Dependencies): Route[] {
  return [
    ...headRoutes(playersService),
    ...sectionRoutes(playersService),
    ...drawRoutes(playersService),
    ...historyRoutes(playersService),
    ...touchRoutes(playersService),
  ];
}

function headRoutes({ sections }: PlayersService): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PLAYER,
        access: reading,
        params,
        answer: playerSummaryAnswer,
        summary: 'Get the summary of a player',
      },
      (call) => sections.summary(call.params, readerOf(call)),
    ),
    route(
      {
        method: 'GET',
        path: `${PLAYER}/wallets`,
        access: reading,
        params,
        answer: walletsAnswer,
        summary: 'List the wallet balances of a player',
      },
      (call) => sections.wallets(call.params, readerOf(call)),
    ),
    route(
      {
        method: 'GET',
        path: `${PLAYER}/guild`,
        access: reading,
        params,
        answer: playerGuildAnswer,
        summary: 'Get the current and previous guilds of a player and the player’s chat messages',
      },
      (call) => sections.guild(call.params, readerOf(call)),
    ),
    route(
      {
        method: 'GET',
        path: `${PLAYER}/guild/chat`,
        access: reading,
        params,
        query: sliceQuery,
        answer: guildChatAnswer,
        summary: 'List the chat messages of the guild that a player is in, newest first',
      },
      (call) => sections.guildChat(call.params, call.query, readerOf(call)),
    ),
  ];
}

/** Sections that differ by their rows only. */
function sectionRoutes({ sections, store }: PlayersService): Route[] {
  const section = <T>(
    path: string,
    row: z.ZodType<T>,
    summary: string,
    read: (store: PlayerStore) => SectionReader<T>,
  ): Route =>
    route(
      {
        method: 'GET',
        path: `${PLAYER}/${path}`,
        access: reading,
        params,
        query: sliceQuery,
        answer: playerSectionAnswer(row),
        summary,
      },
      (call) => sections.section(call.params, call.query, readerOf(call), read(store)),
    );
  return [
    section('mails', mailRow, 'The mailbox of a player', (from) => from.mails),
    section('purchases', listedPurchase, 'What a player bought', (from) => from.purchases),
    section('battles', battleRow, 'The battles of a player', (from) => from.battles),
    section('logins', loginRow, 'When and from where a player came', (from) => from.logins),
    section('sanctions', sanctionRow, 'What was imposed on a player', (from) => from.sanctions),
    section('notes', noteRow, 'What staff noted about a player', (from) => from.notes),
    section('ledger', ledgerRow, 'What the console changed of a player', (from) => from.ledger),
    route(
      {
        method: 'GET',
        path: `${PLAYER}/possessions`,
        access: reading,
        params,
        query: possessionsQuery,
        answer: playerSectionAnswer(possessionRow),
        summary: 'List the possessions of a player by kind: items, pets, gods, equipment, skins, titles',
      },
      ({ query: { kind, ...slice }, ...call }) =>
        sections.section(call.params, slice, readerOf(call), (player, request) =>
          store.possessions(player, kind, request),
        ),
    ),
  ];
}

function drawRoutes({ sections }: PlayersService): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${PLAYER}/draws`,
        access: reading,
        params,
        query: sliceQuery,
        answer: drawsAnswer,
        summary: 'List the gachapon draws of a player with the odds at the time',
      },
      (call) => sections.draws(call.params, call.query, readerOf(call)),
    ),
    route(
      {
        method: 'GET',
        path: `${PLAYER}/draws/tally`,
        access: reading,
        params,
        answer: drawTallyAnswer,
        summary: 'Summarize the gachapon draws of a player: rare prizes, expected number, guarantee progress',
      },
      (call) => sections.drawTally(call.params, readerOf(call)),
    ),
  ];
}

function historyRoutes({ sections }: PlayersService): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${PLAYER}/staff-actions`,
        access: reading,
        params,
        query: sliceQuery,
        answer: staffActionsAnswer,
        summary: 'List staff actions on a player',
      },
      (call) => sections.staffActions(call.params, call.query, readerOf(call)),
    ),
    route(
      {
        method: 'GET',
        path: `${PLAYER}/timeline`,
        access: reading,
        params,
        query: timelineQuery,
        answer: timelineAnswer,
        summary: 'List the timeline of a player, newest first',
      },
      (call) => sections.timeline(call.params, call.query, readerOf(call)),
    ),
  ];
}

function touchRoutes(playersService: PlayersService): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: `${PLAYER}/reveal`,
        access: { roles: ROLES_BY_ACTION['players.reveal'] },
        params,
        body: revealBody,
        answer: revealAnswer,
        repetition: 'runs_again',
        summary: 'Reveal the masked data of a player; the reason is recorded',
      },
      (call) => playersService.reveal(call.params, call.body, readerOf(call)),
    ),
    route(
      {
        method: 'POST',
        path: `${PLAYER}/notes`,
        access: { roles: ROLES_BY_ACTION['players.note'] },
        params,
        body: noteBody,
        answer: noteAnswer,
        status: 201,
        summary: 'Add a note about a player',
      },
      (call) => playersService.addNote(call.params, call.body, readerOf(call)),
    ),
    route(
      {
        method: 'POST',
        path: `${PLAYER}/notes/:note/pin`,
        access: { roles: ROLES_BY_ACTION['players.note'] },
        params: params.extend({
          note: z.coerce.number().int().min(1).describe('The number of the note.'),
        }),
        body: pinNoteBody,
        answer: z.object({}),
        summary: 'Pin a note about a player, or unpin it',
      },
      async (call) => {
        await playersService.pinNote(call.params, call.params.note, call.body.pinned, readerOf(call));
        return {};
      },
    ),
  ];
}
