import { Memcache } from 'memcache';

/** Where the game keeps what it prepared. */
type CacheStore = 'in-process' | 'memcached' | 'valkey';

/** A store of prepared answers that the game's servers share, as far as the console has to do with it. */
export type SharedCache = {
  readonly store: CacheStore;
  /** Whether keys can be found by how they begin. */
  readonly takesPrefix: boolean;
  /**
   * Empties what the environment's game servers share.
   * @throws CacheAwayError, CacheRefusedError
   */
  clear(environment: string): Promise<void>;
  /**
   * Figures that the store reports; null: there is no shared store.
   * @throws CacheAwayError, CacheRefusedError
   */
  measure(environment: string): Promise<CacheFigures | null>;
  /**
   * The keys that begin with `prefix`, cleared where `isDryRun` is false. Null: the store cannot find keys.
   * @throws CacheAwayError, CacheRefusedError
   */
  clearPrefix(environment: string, prefix: string, scan: PrefixScan): Promise<FoundKeys | null>;
};

/** Keys have no index: a scan reads all of them, which takes too long in a large store. */
type PrefixScan = { readonly isDryRun: boolean; readonly withinMilliseconds: number };

/** `isWhole` is false where the time was over before the last key: there are `keys` or more. */
export type FoundKeys = { readonly keys: number; readonly isWhole: boolean };

/** `hits` and `misses`: of all calls since the store was started. */
type CacheFigures = { readonly keys: number; readonly hits: number; readonly misses: number };

/** The store does not answer. */
export class CacheAwayError extends Error {}

/** The store answers, and does not let us in. */
export class CacheRefusedError extends Error {}

/** Addresses of both kinds of store; `{environment}` in one stands for the environment's key. */
export const CACHE_PROTOCOLS: Readonly<Record<string, Exclude<CacheStore, 'in-process'>>> = {
  'memcached:': 'memcached',
  'redis:': 'valkey',
  'rediss:': 'valkey',
  'valkey:': 'valkey',
  'valkeys:': 'valkey',
};

export const ENVIRONMENT_PLACEHOLDER = '{environment}';

const TIMEOUT_MS = 3_000;
const MEMCACHED_PORT = '11211';
/** Keys that Valkey looks at between answers to others. */
const SCAN_COUNT = 1000;
/** Begins a scan of the keys, and marks its end. */
const FIRST_CURSOR = '0';
const UNREACHED = /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|time(d )?\s?out|timeout/i;

/** Without an address every game server keeps its own, and there is nothing to empty from here. */
export function createSharedCache(address: string | null): SharedCache {
  if (address === null) return IN_PROCESS;
  const protocol = address.slice(0, address.indexOf(':') + 1).toLowerCase();
  const store = CACHE_PROTOCOLS[protocol] ?? 'valkey';
  const { takesPrefix, clear, measure, clearPrefix } = store === 'memcached' ? MEMCACHED : VALKEY;
  const urlOf = (environment: string): URL =>
    new URL(address.replaceAll(ENVIRONMENT_PLACEHOLDER, environment));
  return {
    store,
    takesPrefix,
    clear: (environment) => clear(urlOf(environment)).catch(explain),
    measure: (environment) => measure(urlOf(environment)).catch(explain),
    clearPrefix: (environment, prefix, scan) => clearPrefix(urlOf(environment), prefix, scan).catch(explain),
  };
}

const IN_PROCESS: SharedCache = {
  store: 'in-process',
  takesPrefix: false,
  clear: async () => undefined,
  measure: async () => null,
  clearPrefix: async () => null,
};

/** What the console does with a store of one kind. */
type Kind = {
  readonly takesPrefix: boolean;
  readonly clear: (url: URL) => Promise<void>;
  readonly measure: (url: URL) => Promise<CacheFigures>;
  readonly clearPrefix: (url: URL, prefix: string, scan: PrefixScan) => Promise<FoundKeys | null>;
};

// A person presses the button now and then: a connection each time is simpler than one that is kept.

const MEMCACHED: Kind = {
  takesPrefix: false,
  clear: (url) =>
    withMemcached(url, async (client) => {
      if (!(await client.flush())) throw new CacheRefusedError('memcached did not empty itself.');
    }),
  measure: (url) =>
    withMemcached(url, async (client) => {
      const [stats = {}] = (await client.stats()).values();
      const figure = (name: string): number => Number(stats[name] ?? 0);
      return { keys: figure('curr_items'), hits: figure('get_hits'), misses: figure('get_misses') };
    }),
  // It cannot list its keys.
  clearPrefix: async () => null,
};

async function withMemcached<T>(url: URL, work: (client: Memcache) => Promise<T>): Promise<T> {
  const { username, password } = url;
  const client = new Memcache({
    nodes: [`${url.hostname}:${url.port || MEMCACHED_PORT}`],
    timeout: TIMEOUT_MS,
    ...(username === ''
      ? {}
      : { sasl: { username: decodeURIComponent(username), password: decodeURIComponent(password) } }),
  });
  // The call itself fails with the problem; an `error` event without a listener would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.disconnect();
  }
}

const VALKEY: Kind = {
  takesPrefix: true,
  // Only the database that the address names: others on the same server are not ours.
  clear: (url) =>
    withValkey(url, async (client) => {
      await client.flushDb();
    }),
  measure: (url) =>
    withValkey(url, async (client) => {
      const statistics = await client.info('stats');
      const figure = (name: string): number =>
        Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(statistics)?.[1] ?? 0);
      return {
        keys: await client.dbSize(),
        hits: figure('keyspace_hits'),
        misses: figure('keyspace_misses'),
      };
    }),
  clearPrefix: (url, prefix, { isDryRun, withinMilliseconds }) =>
    withValkey(url, async (client) => {
      const deadline = performance.now() + withinMilliseconds;
      let found = 0;
      let next = FIRST_CURSOR;
      do {
        const step = await client.scan(next, { MATCH: `${escapePattern(prefix)}*`, COUNT: SCAN_COUNT });
        next = step.cursor;
        // A key may come twice: only one that was still there counts as cleared.
        found += isDryRun || step.keys.length === 0 ? step.keys.length : await client.unlink(step.keys);
      } while (next !== FIRST_CURSOR && performance.now() < deadline);
      return { keys: found, isWhole: next === FIRST_CURSOR };
    }),
};

type ValkeyClient = Awaited<ReturnType<typeof createValkeyClient>>;

async function createValkeyClient(url: URL) {
  // Few consoles have such a store, and loading its library would cost every start 70 ms.
  const { createClient } = await import('@redis/client');
  return createClient({
    url: url.href.replace(/^valkey/, 'redis'),
    socket: { connectTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, reconnectStrategy: false },
  });
}

async function withValkey<T>(url: URL, work: (client: ValkeyClient) => Promise<T>): Promise<T> {
  const client = await createValkeyClient(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    client.destroy();
  }
}

/** Marks of a pattern as they are. */
function escapePattern(prefix: string): string {
  return prefix.replaceAll(/[*?[\]\\^]/g, String.raw`\$&`);
}

function explain(problem: unknown): never {
  if (problem instanceof CacheRefusedError) throw problem;
  const { message = '', code = '' } = problem as { message?: string; code?: string };
  const isAway = UNREACHED.test(`${code} ${message} ${(problem as Error).name}`);
  throw isAway
    ? new CacheAwayError(message, { cause: problem })
    : new CacheRefusedError(message, { cause: problem });
}
