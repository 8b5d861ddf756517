import type { CacheName, CacheState } from '@quartermaster/contract/http/cache-control';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import { localization } from '@quartermaster/domain/modules/data-tools/localization';
import type { SharedCache } from '../../platform/shared-cache.ts';
import type { LiveBundle } from '../fleet/index.ts';

const UNKNOWN = {
  problem: null,
  keys: null,
  counted_in_part: false,
  hits: null,
  misses: null,
  hash: null,
  since: null,
  takes_prefix: false,
} as const;

/** What a store that game servers share tells of itself. One that is away does no harm to the others. */
export async function sharedState(
  cache: Extract<CacheName, 'game' | 'login'>,
  store: SharedCache,
  environment: string,
): Promise<CacheState> {
  const known = { ...UNKNOWN, cache, store: store.store, takes_prefix: store.takesPrefix };
  try {
    return { ...known, ...(await store.measure(environment)) };
  } catch (problem) {
    return { ...known, problem: (problem as Error).message };
  }
}

/** What game servers and players hold of the settings, by what it was made from. */
export function settingsStates(live: LiveBundle | null, rebuiltAt: string | null): readonly CacheState[] {
  const texts = live?.modules.find(({ module }) => module === localization.key);
  const files = live?.modules.find(({ module }) => module === fileSetting.key);
  const since = live === null ? null : formatDateTime(live.patch?.at ?? live.release.at);
  const made = (cache: CacheName, store: CacheState['store'], hash: string | null): CacheState => ({
    ...UNKNOWN,
    cache,
    store,
    hash,
    since: hash === null ? null : since,
  });
  return [
    made('localization', 'in-process', texts?.hash ?? null),
    { ...UNKNOWN, cache: 'item_source', store: 'console', since: rebuiltAt },
    made(
      'node_config',
      'in-process',
      live?.patch?.manifest.content_hash ?? live?.release.content_hash ?? null,
    ),
    made('cdn', 'cdn', files?.hash ?? null),
  ];
}
