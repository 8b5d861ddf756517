import type { GuildChatAnswer } from '@quartermaster/contract/http/guilds';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  DrawsAnswer,
  DrawTallyAnswer,
  PlayerSummaryAnswer,
  StaffAction,
  TimelineAnswer,
} from '@quartermaster/contract/http/player-answers';
import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { DrawRow, TimelineQuery } from '@quartermaster/contract/http/player-records';
import type { PlayerSummary } from '@quartermaster/contract/http/players';
import { seesPersonal } from '@quartermaster/domain/permissions/actions';
import type { PlayerRef, Slice } from '../../players/player-store.ts';
import { readTimelineCursor, timelineCursor } from '../../players/timeline-point.ts';
import type { DrawOddsReader } from './draw-odds.ts';
import { tallyDraws } from './draw-tally.ts';
import { nameRecordsIn } from './game-names.ts';
import { maskPersonal, maskRows } from './mask-personal.ts';
import type { PlayerAddress } from './player-audit.ts';
import type { PlayerReader } from './player-reader.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { listStaffActions } from './staff-actions.repo.ts';
import { nameStaffIn } from './staff-names.ts';
import { readTimeline, timelineKindsIn } from './timeline.ts';

/** Reads part of a section from the store. */
export type SectionReader<T> = (player: PlayerRef, slice: SliceQuery) => Promise<Slice<T>>;

/** The names of the records and staff that a row has by number. */
type Names = Pick<PlayerSummaryAnswer, 'references' | 'staff'>;

type PlayerSlice<T> = { data: T[]; next_cursor: string | null };

/** @throws AppError `user_not_found` */
export async function requireSummary(
  { playerStore }: PlayersDependencies,
  player: PlayerAddress,
): Promise<PlayerSummary> {
  const summary = await playerStore.summary(player);
  if (summary === null) throw new AppError('user_not_found', { account_id: player.accountId });
  return summary;
}

export async function readSummary(
  deps: PlayersDependencies,
  player: PlayerAddress,
  reader: PlayerReader,
): Promise<PlayerSummaryAnswer> {
  const summary = await requireSummary(deps, player);
  const isMasked = !isClear(player, reader);
  const personal = isMasked ? maskPersonal(summary.personal) : summary.personal;
  const names = await namesIn(deps, player, summary);
  const wallets = await deps.playerStore.wallets(player);
  return {
    player: { ...summary, personal },
    balances: wallets.map(({ asset_kind, balance }) => ({ asset_kind, balance })),
    counts: await deps.playerStore.counts(player),
    is_masked: isMasked,
    ...names,
  };
}

export async function readSection<T>(
  deps: PlayersDependencies,
  player: PlayerAddress,
  slice: SliceQuery,
  { reader, read }: { readonly reader: PlayerReader; readonly read: SectionReader<T> },
): Promise<PlayerSlice<T> & Names> {
  const { rows, nextCursor } = await read(player, slice);
  return {
    data: shown(rows, player, reader),
    next_cursor: nextCursor,
    ...(await namesIn(deps, player, rows)),
  };
}

/** Draws hold no personal data: nothing in them is masked. */
export async function readDraws(
  deps: PlayersDependencies,
  oddsOf: DrawOddsReader,
  player: PlayerAddress,
  slice: SliceQuery,
): Promise<DrawsAnswer> {
  const { rows, nextCursor } = await deps.playerStore.draws(player, slice);
  const odds = await oddsOf(player.environmentId, rows);
  const names = await namesIn(deps, player, [rows, odds]);
  return { data: [...rows], next_cursor: nextCursor, odds, ...names };
}

/** The most draws that are counted, as parts of a list that are as long as a call may ask for. */
const TALLIED_PARTS = 20;
const PART_LENGTH = 100;

/** What came out of each gachapon, over all draws of the player but where there are thousands. */
export async function readDrawTally(
  deps: PlayersDependencies,
  oddsOf: DrawOddsReader,
  player: PlayerAddress,
): Promise<DrawTallyAnswer> {
  const draws: DrawRow[] = [];
  let cursor: string | null = null;
  for (let part = 0; part < TALLIED_PARTS; part += 1) {
    const slice: SliceQuery = { limit: PART_LENGTH, ...(cursor === null ? {} : { cursor }) };
    const { rows, nextCursor } = await deps.playerStore.draws(player, slice);
    draws.push(...rows);
    cursor = nextCursor;
    if (cursor === null) break;
  }
  const data = tallyDraws(draws, await oddsOf(player.environmentId, draws));
  return { data, is_complete: cursor === null, ...(await namesIn(deps, player, data)) };
}

/** What is said in the guild that a player is in; nothing where they are in none. */
export async function readGuildChat(
  deps: PlayersDependencies,
  player: PlayerAddress,
  slice: SliceQuery,
): Promise<GuildChatAnswer> {
  const { current } = await deps.playerStore.guild(player);
  if (current === null) return { data: [], next_cursor: null, staff: {} };
  const { rows, nextCursor } = await deps.playerStore.guilds.chat(
    { ...player, guildId: current.guild_id },
    slice,
  );
  return { data: [...rows], next_cursor: nextCursor, staff: await nameStaffIn(deps.database, rows) };
}

export async function readStaffActions(
  deps: PlayersDependencies,
  player: PlayerAddress,
  { cursor, limit }: SliceQuery,
  reader: PlayerReader,
): Promise<PlayerSlice<StaffAction> & Names> {
  const before = readTimelineCursor(cursor);
  const found = await listStaffActions(deps.database, player, {
    before,
    from: null,
    to: null,
    limit: limit + 1,
    language: reader.language,
  });
  const kept = found.slice(0, limit);
  const last = kept.at(-1);
  const actions = kept.map(({ action }) => action);
  const nextCursor = found.length > limit && last !== undefined ? timelineCursor(last.point) : null;
  return {
    data: shown(actions, player, reader),
    next_cursor: nextCursor,
    ...(await namesIn(deps, player, actions)),
  };
}

export async function readPlayerTimeline(
  deps: PlayersDependencies,
  player: PlayerAddress,
  query: TimelineQuery,
  reader: PlayerReader,
): Promise<TimelineAnswer> {
  const { rows, nextCursor } = await readTimeline(deps, player, { ...query, language: reader.language });
  const entries = rows.map(({ entry }) => entry);
  const names = await namesIn(deps, player, entries);
  const kinds = timelineKindsIn(query.kinds);
  return { data: shown(entries, player, reader), next_cursor: nextCursor, kinds, ...names };
}

async function namesIn(deps: PlayersDependencies, player: PlayerAddress, rows: unknown): Promise<Names> {
  const [references, staff] = await Promise.all([
    nameRecordsIn(deps, player.environmentId, rows),
    nameStaffIn(deps.database, rows),
  ]);
  return { references, staff };
}

const isClear = ({ environment }: PlayerAddress, { role }: PlayerReader): boolean =>
  seesPersonal(role, environment.isProtected);

const shown = <T>(rows: readonly T[], player: PlayerAddress, reader: PlayerReader): T[] =>
  isClear(player, reader) ? [...rows] : rows.map(maskRows);
