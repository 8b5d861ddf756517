import { AppError } from '@quartermaster/contract/errors/app-error';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type {
  BoardName,
  CachesAnswer,
  CacheState,
  ClearCachesAnswer,
  ClearCachesBody,
} from '@quartermaster/contract/http/cache-control';
import { QUICK_HELPER_DONE, QUICK_HELPER_PARTIAL } from '@quartermaster/contract/http/quick-helper-outcome';
import type { Language } from '@quartermaster/domain/core/language';
import type { Registry } from '@quartermaster/domain/core/module';
import { instantOnWall } from '@quartermaster/domain/simulation/wall-clock';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Settings } from '../../platform/settings.ts';
import { createSharedCache, type FoundKeys, type SharedCache } from '../../platform/shared-cache.ts';
import type { Place } from '../chosen-place/index.ts';
import { findLiveBundle, type FleetService, type GameOrder, type AskedNode } from '../fleet/index.ts';
import type { ItemSourcesService } from '../item-sources/index.ts';
import { storeRefusal, type QuickHelperService } from '../quick-helper/index.ts';
import { settingsStates, sharedState } from './cache-states.ts';
import { findRunningSeasons } from './running-seasons.ts';

type Dependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'gameCacheUrl' | 'loginCacheUrl'>;
  readonly fleet: Pick<FleetService, 'orderEach'>;
  readonly quickHelper: Pick<QuickHelperService, 'emptyGameCache' | 'emptyLoginCache'>;
  readonly itemSources: Pick<ItemSourcesService, 'update' | 'rebuiltAt'>;
};

type Context = Dependencies & { readonly game: SharedCache; readonly login: SharedCache };

/** The person who clears, the place, and the reader's language. */
type Clearing = { readonly place: Place; readonly actor: Actor; readonly language: Language };

const MINUTE = 60_000;
const HALF_A_DAY = 12 * 60;
/** How long keys are looked for before what was found is answered, in milliseconds. */
const WITHIN = { page: 1_000, count: 5_000, clear: 15_000 } as const;

/** The caches between the settings and the players: what is known of each, and how it is cleared. */
export function createCacheControlService(deps: Dependencies) {
  const { settings } = deps;
  const context: Context = {
    ...deps,
    game: createSharedCache(settings.gameCacheUrl),
    login: createSharedCache(settings.loginCacheUrl),
  };
  return {
    list: (place: Place) => listCaches(context, place),
    clear: (body: ClearCachesBody, clearing: Clearing) => clearCaches(context, body, clearing),
  };
}

export type CacheControlService = ReturnType<typeof createCacheControlService>;

async function listCaches(context: Context, place: Place): Promise<CachesAnswer> {
  const { database, branches, clock, game, login, itemSources } = context;
  const environment = await branches.getEnvironment(database, place.env);
  const now = clock.now();
  const [[gameState, ranking], loginState, live, rebuiltAt, seasons] = await Promise.all([
    gameStates(game, place.env),
    sharedState('login', login, place.env),
    findLiveBundle(database, environment.id),
    itemSources.rebuiltAt(place),
    findRunningSeasons(context, environment, now),
  ]);
  return {
    minutes_to_reset: minutesToReset(now, environment.gameTimeZone),
    caches: [gameState, loginState, ...settingsStates(live, rebuiltAt), ranking],
    seasons: [...seasons],
  };
}

/** Rankings are in the game cache: their keys are counted alone, where that is possible. */
async function gameStates(game: SharedCache, env: string): Promise<readonly [CacheState, CacheState]> {
  const state = await sharedState('game', game, env);
  const scan = { isDryRun: true, withinMilliseconds: WITHIN.page };
  const found =
    state.problem === null
      ? await game.clearPrefix(env, rankingPrefix(undefined), scan).catch(() => null)
      : null;
  const keys = found?.keys ?? null;
  const ranking: CacheState = { ...state, cache: 'ranking', keys, hits: null, misses: null };
  return [state, { ...ranking, counted_in_part: found?.isWhole === false }];
}

const rankingPrefix = (board: BoardName | undefined): string =>
  board === undefined ? 'ranking:' : `ranking:${board}:`;

/** Minutes until the game's next midnight; after it, as many minutes below zero as have gone. */
function minutesToReset(now: Date, timeZone: string): number {
  const next = instantOnWall(now, 1, '00:00', timeZone);
  const minutes = Math.ceil((next.getTime() - now.getTime()) / MINUTE);
  return minutes > HALF_A_DAY ? minutes - 2 * HALF_A_DAY : minutes;
}

async function clearCaches(
  context: Context,
  body: ClearCachesBody,
  clearing: Clearing,
): Promise<ClearCachesAnswer> {
  const { database } = context;
  const { place, actor, language } = clearing;
  if (body.dry_run) {
    await refuseRunningSeason(context, body, place);
    return answerOf(body, await countKeys(context, body, place), [], language);
  }
  const { cache, board = null, prefix = null } = body;
  const entry = { action: 'cache.clear', after: { environment: place.env, cache, board, prefix } };
  return auditRefusal(database, actor, entry, async () => {
    await refuseRunningSeason(context, body, place);
    const { found, servers } = await clearOne(context, body, clearing);
    const matched = found?.keys ?? null;
    await writeAudit(database, actor, { ...entry, after: { ...entry.after, matched } });
    return answerOf(body, found, servers, language);
  });
}

/** @throws AppError `season_running`: clearing a ranking would throw players off their places */
async function refuseRunningSeason(
  context: Context,
  { cache, board }: ClearCachesBody,
  { env }: Place,
): Promise<void> {
  if (cache !== 'ranking') return;
  if (board === undefined) throw new AppError('board_required');
  const environment = await context.branches.getEnvironment(context.database, env);
  const seasons = await findRunningSeasons(context, environment, context.clock.now());
  const running = seasons.find((season) => season.board === board);
  if (running === undefined) return;
  const module = context.registry.find(running.module)?.titles.title ?? running.module;
  throw new AppError('season_running', { module, record: running.record_id });
}

/** How many keys would be cleared; null where they cannot be counted. */
async function countKeys(context: Context, body: ClearCachesBody, { env }: Place): Promise<FoundKeys | null> {
  const store = storeOf(context, body);
  if (store === null) return null;
  if (prefixOf(body) !== '') return scanKeys(store, body, env);
  try {
    const figures = await store.measure(env);
    return figures && { keys: figures.keys, isWhole: true };
  } catch (problem) {
    throw storeRefusal(problem, store, settingOf(body));
  }
}

/** Counts or clears the keys that begin as asked. */
async function scanKeys(store: SharedCache, body: ClearCachesBody, env: string): Promise<FoundKeys | null> {
  // Each game server keeps its ranking itself and discards it on request; there are no keys to look for.
  if (store.store === 'in-process' && body.prefix === undefined) return null;
  if (!store.takesPrefix) throw new AppError('cache_without_prefix', { store: store.store });
  const { dry_run: isDryRun } = body;
  const withinMilliseconds = isDryRun ? WITHIN.count : WITHIN.clear;
  try {
    return await store.clearPrefix(env, prefixOf(body), { isDryRun, withinMilliseconds });
  } catch (problem) {
    throw storeRefusal(problem, store, settingOf(body));
  }
}

const storeOf = ({ game, login }: Context, { cache }: ClearCachesBody): SharedCache | null =>
  cache === 'login' ? login : cache === 'game' || cache === 'ranking' ? game : null;

const settingOf = ({ cache }: ClearCachesBody): string =>
  cache === 'login' ? 'LOGIN_CACHE_URL' : 'GAME_CACHE_URL';

/** How the keys begin; '' means all of them. */
function prefixOf({ cache, board, prefix = '' }: ClearCachesBody): string {
  const own = prefix.replace(/\*$/, '');
  return cache === 'ranking' ? rankingPrefix(board) + own : own;
}

type Cleared = { readonly found: FoundKeys | null; readonly servers: readonly AskedNode[] };

/** Clears it, and tells the game servers that hold something of it. */
async function clearOne(context: Context, body: ClearCachesBody, clearing: Clearing): Promise<Cleared> {
  const { place, actor } = clearing;
  const { fleet, quickHelper, itemSources } = context;
  const store = storeOf(context, body);
  const found = store === null || prefixOf(body) === '' ? null : await scanKeys(store, body, place.env);
  const counted = found ?? (await countKeys(context, body, place));
  const tell = async (order: GameOrder): Promise<Cleared> => ({
    found: counted,
    servers: await fleet.orderEach(place.env, order, actor),
  });
  if (found !== null) return tell(body.cache === 'login' ? 'clear_login_cache' : 'clear_cache');
  switch (body.cache) {
    case 'game':
    case 'ranking':
      await quickHelper.emptyGameCache(clearing);
      return tell('clear_cache');
    case 'login':
      await quickHelper.emptyLoginCache(clearing);
      return tell('clear_login_cache');
    case 'item_source':
      await itemSources.update(place, actor);
      return { found: null, servers: [] };
    case 'localization':
    case 'node_config':
    case 'cdn':
      return tell('reload');
  }
}

function answerOf(
  { cache, dry_run: isDryRun }: ClearCachesBody,
  found: FoundKeys | null,
  servers: readonly AskedNode[],
  language: Language,
): ClearCachesAnswer {
  const needsServers = cache !== 'item_source' && !isDryRun;
  const isPartial = needsServers && (servers.length === 0 || servers.some(({ answered }) => !answered));
  return {
    cache,
    dry_run: isDryRun,
    matched: found?.keys ?? null,
    cleared: isDryRun ? null : (found?.keys ?? null),
    stopped_early: found?.isWhole === false,
    result: isPartial ? QUICK_HELPER_PARTIAL : QUICK_HELPER_DONE,
    servers: [...servers],
    message: isPartial ? errorText('socket_unresponsive', {}, language) : null,
  };
}
