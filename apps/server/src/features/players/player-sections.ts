import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { AskForPlayerLogBody } from '@quartermaster/contract/http/approvals';
import type { PlayerLogNarrowing, PlayerLogQuery } from '@quartermaster/contract/http/player-log';
import type { TimelineQuery } from '@quartermaster/contract/http/player-records';
import { createDrawOddsReader } from './draw-odds.ts';
import type { NamedPlayer, PlayerDoor } from './open-player.ts';
import type { PlayerAddress } from './player-audit.ts';
import type { PlayerReader } from './player-reader.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { askForPlayerLog, exportPlayerLog } from './export-log.ts';
import { readPlayerLog } from './read-log.ts';
import {
  readDraws,
  readGuildChat,
  readDrawTally,
  readPlayerTimeline,
  readSection,
  readStaffActions,
  readSummary,
  type SectionReader,
} from './read-sections.ts';

/** The sections of a player's page, each by itself. Personal data is masked for those who may not read it. */
export function createPlayerSections(deps: PlayersDependencies, door: PlayerDoor) {
  const { playerStore } = deps;
  const oddsOf = createDrawOddsReader(deps);
  const visit = async <T>(
    named: NamedPlayer,
    reader: PlayerReader,
    read: (player: PlayerAddress) => Promise<T>,
  ): Promise<T> => read(await door.open(named, reader));

  return {
    summary: (named: NamedPlayer, reader: PlayerReader) =>
      visit(named, reader, (player) => readSummary(deps, player, reader)),

    wallets: (named: NamedPlayer, reader: PlayerReader) =>
      visit(named, reader, async (player) => ({ data: [...(await playerStore.wallets(player))] })),

    guild: (named: NamedPlayer, reader: PlayerReader) => visit(named, reader, playerStore.guild),

    guildChat: (named: NamedPlayer, slice: SliceQuery, reader: PlayerReader) =>
      visit(named, reader, (player) => readGuildChat(deps, player, slice)),

    section: <T>(named: NamedPlayer, slice: SliceQuery, reader: PlayerReader, read: SectionReader<T>) =>
      visit(named, reader, (player) => readSection(deps, player, slice, { reader, read })),

    draws: (named: NamedPlayer, slice: SliceQuery, reader: PlayerReader) =>
      visit(named, reader, (player) => readDraws(deps, oddsOf, player, slice)),

    drawTally: (named: NamedPlayer, reader: PlayerReader) =>
      visit(named, reader, (player) => readDrawTally(deps, oddsOf, player)),

    staffActions: (named: NamedPlayer, slice: SliceQuery, reader: PlayerReader) =>
      visit(named, reader, (player) => readStaffActions(deps, player, slice, reader)),

    timeline: (named: NamedPlayer, query: TimelineQuery, reader: PlayerReader) =>
      visit(named, reader, (player) => readPlayerTimeline(deps, player, query, reader)),

    log: (named: NamedPlayer, query: PlayerLogQuery, reader: PlayerReader) =>
      visit(named, reader, (player) => readPlayerLog(deps, named, player, query)),

    exportLog: (named: NamedPlayer, narrowing: PlayerLogNarrowing, reader: PlayerReader) =>
      visit(named, reader, (player) => exportPlayerLog(deps, named, player, narrowing, reader)),

    askForLog: (named: NamedPlayer, body: AskForPlayerLogBody, reader: PlayerReader) =>
      visit(named, reader, (player) => askForPlayerLog(deps, named.env, player, body, reader)),
  };
}
