import { AppError } from '@quartermaster/contract/errors/app-error';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type { ClearCacheAnswer, UpdateNodeConfigAnswer } from '@quartermaster/contract/http/quick-helper';
import { QUICK_HELPER_DONE, QUICK_HELPER_PARTIAL } from '@quartermaster/contract/http/quick-helper-outcome';
import type { Language } from '@quartermaster/domain/core/language';
import type { Database } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Settings } from '../../platform/settings.ts';
import {
  CacheAwayError,
  CacheRefusedError,
  createSharedCache,
  type SharedCache,
} from '../../platform/shared-cache.ts';
import type { AuthService } from '../auth/index.ts';
import type { Place } from '../chosen-place/index.ts';
import type { FleetService, GameOrder, AcknowledgementCount } from '../fleet/index.ts';

type Dependencies = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'gameCacheUrl' | 'loginCacheUrl'>;
  readonly fleet: Pick<FleetService, 'order'>;
  readonly auth: Pick<AuthService, 'forgetSessions'>;
};

/** Who pressed a button of the Quick Helper, where, and in which language they read. */
export type Press = { readonly place: Place; readonly actor: Actor; readonly language: Language };

/** What the Quick Helper's buttons do to caches and game servers. */
export function createQuickHelperService({ database, settings, fleet, auth }: Dependencies) {
  const gameCache = createSharedCache(settings.gameCacheUrl);
  const loginCache = createSharedCache(settings.loginCacheUrl);

  const tell = async (order: GameOrder, { place, actor, language }: Press) =>
    outcomeOf(place, await fleet.order(place.env, order, actor), language);

  const emptyGameCache = (press: Press): Promise<void> =>
    empty(database, gameCache, { ...press, setting: 'GAME_CACHE_URL', action: 'game.clear_cache' });

  const emptyLoginCache = async (press: Press): Promise<void> => {
    const attempt = { ...press, setting: 'LOGIN_CACHE_URL', action: 'game.clear_login_cache' };
    await empty(database, loginCache, attempt);
    await auth.forgetSessions(database);
  };

  return {
    /** What game servers share, without telling them. */
    emptyGameCache,
    /** The same of players' sign-ins. */
    emptyLoginCache,

    /** Game servers ask for their configuration again and say what they run. */
    async updateNodeConfig(press: Press): Promise<UpdateNodeConfigAnswer> {
      const { result, ...delivered } = await tell('reload', press);
      return { code: result, ...delivered };
    },

    /** First what game servers share, then what each of them keeps. */
    async clearGameCache(press: Press): Promise<ClearCacheAnswer> {
      await emptyGameCache(press);
      const { result, ...delivered } = await tell('clear_cache', press);
      return { type: result, store: gameCache.store, ...delivered };
    },

    /** Players' sign-ins in the game, and the console's own memory of who is signed in. */
    async clearLoginCache(press: Press): Promise<ClearCacheAnswer> {
      await emptyLoginCache(press);
      const { result, ...delivered } = await tell('clear_login_cache', press);
      return { type: result, store: loginCache.store, ...delivered };
    },
  };
}

export type QuickHelperService = ReturnType<typeof createQuickHelperService>;

/** What was done is kept, whether or not a game server answers: then it is a success in part. */
function outcomeOf({ env }: Place, { connected, acknowledged }: AcknowledgementCount, language: Language) {
  const isAcknowledged = acknowledged > 0;
  return {
    result: isAcknowledged ? QUICK_HELPER_DONE : QUICK_HELPER_PARTIAL,
    environment: env,
    connected,
    acknowledged,
    message: isAcknowledged ? null : errorText('socket_unresponsive', {}, language),
  };
}

type Attempt = Press & { readonly setting: string; readonly action: string };

/** @throws AppError `connection_timeout`, `invalid_system_setting` */
async function empty(
  database: Database,
  cache: SharedCache,
  { place, actor, setting, action }: Attempt,
): Promise<void> {
  try {
    await cache.clear(place.env);
  } catch (problem) {
    const reason = (problem as Error).message;
    await writeAudit(database, actor, {
      action,
      after: { environment: place.env },
      outcome: 'failed',
      reason,
    });
    throw storeRefusal(problem, cache, setting);
  }
}

/** Why a store was not cleared: it does not answer, or it does not let us in; anything else as it is. */
export function storeRefusal(
  problem: unknown,
  { store }: Pick<SharedCache, 'store'>,
  setting: string,
): unknown {
  if (problem instanceof CacheAwayError)
    return new AppError('connection_timeout', { what: store }, [], undefined, { cause: problem });
  if (problem instanceof CacheRefusedError)
    return new AppError('invalid_system_setting', { setting }, [], undefined, { cause: problem });
  return problem;
}
