import { createClient } from '@redis/client';
import { Memcache } from 'memcache';

/** Where the game keeps what it prepared. */
export type CacheStore = 'in-process' | 'memcached' | 'valkey';

/** A store of prepared answers that the game's servers share, as far as the console has to do with it. */
export type SharedCache = {
  readonly store: CacheStore;
  /**
   * Empties what the environment's game servers share.
   * @throws CacheAwayError, CacheRefusedError
   */
  clear(environment: string): Promise<void>;
};

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
const UNREACHED = /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|time(d )?\s?out|timeout/i;

/** Without an address every game server keeps its own, and there is nothing to empty from here. */
export function createSharedCache(address: string | null): SharedCache {
  if (address === null) return { store: 'in-process', clear: async () => undefined };
  const protocol = address.slice(0, address.indexOf(':') + 1).toLowerCase();
  const store = CACHE_PROTOCOLS[protocol] ?? 'valkey';
  const empty = store === 'memcached' ? emptyMemcached : emptyValkey;
  return {
    store,
    clear: (environment) =>
      empty(new URL(address.replaceAll(ENVIRONMENT_PLACEHOLDER, environment))).catch(explain),
  };
}

// A person presses the button now and then: a connection each time is simpler than one that is kept.

async function emptyMemcached(url: URL): Promise<void> {
  const { username, password } = url;
  const client = new Memcache({
    nodes: [`${url.hostname}:${url.port || MEMCACHED_PORT}`],
    timeout: TIMEOUT_MS,
    ...(username === ''
      ? {}
      : { sasl: { username: decodeURIComponent(username), password: decodeURIComponent(password) } }),
  });
  // What goes wrong is the call's own failure; an event that nobody hears would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await client.flush())) throw new CacheRefusedError('memcached did not empty itself.');
  } finally {
    await client.disconnect();
  }
}

async function emptyValkey(url: URL): Promise<void> {
  const client = createClient({
    url: url.href.replace(/^valkey/, 'redis'),
    socket: { connectTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Only the database that the address names: others on the same server are not ours.
    await client.flushDb();
  } finally {
    client.destroy();
  }
}

function explain(problem: unknown): never {
  if (problem instanceof CacheRefusedError) throw problem;
  const { message = '', code = '' } = problem as { message?: string; code?: string };
  const isAway = UNREACHED.test(`${code} ${message} ${(problem as Error).name}`);
  throw isAway
    ? new CacheAwayError(message, { cause: problem })
    : new CacheRefusedError(message, { cause: problem });
}
