import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { PlainError } from './plain-error.ts';
import { CACHE_PROTOCOLS, ENVIRONMENT_PLACEHOLDER } from './shared-cache.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** What the environment says, validated once at the start; nothing else reads `process.env`. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Whether an empty database gets the demo game and its four staff accounts. */
  readonly demo: boolean;
  /** Null: a password is made up and told once. */
  readonly demoPassword: string | null;
  readonly logLevel: LogLevel;
  readonly platformName: string;
  /** Whether X-Forwarded-For and X-Forwarded-Proto are believed. */
  readonly trustProxy: boolean;
  /** Only from these addresses and networks; null: whoever connects is the proxy. */
  readonly trustedProxies: readonly string[] | null;
  /** Open connections of one address; 0: as many as it likes. Not counted behind a proxy. */
  readonly connectionsPerAddress: number;
  /** A session in which nothing was asked for so long ends. */
  readonly sessionIdleMinutes: number;
  /** Opens /metrics to other hosts; null: only this one reads them. */
  readonly metricsToken: string | null;
  /** Where a newer console is announced: an address, or the port of this host. Null: none is. */
  readonly newVersion: string | number | null;
  /** What the game's servers share, which "clear cache" empties; null: each keeps its own. */
  readonly gameCacheUrl: string | null;
  readonly loginCacheUrl: string | null;
  /** Absolute path of the folder for nightly backups; null: none are made. */
  readonly backupDir: string | null;
  /** How many nightly backups are kept. */
  readonly backupKeep: number;
  /** How many months of players' logins and log entries are kept beside the present one. */
  readonly playerLogMonths: number;
};

/** One row of the settings table; the fallback is written as a person would set it. */
export type SettingRow = {
  readonly variable: string;
  readonly fallback: string;
  readonly meaning: string;
};

/** Every setting there is: the README's table and the parser below are both made from it. */
export const SETTING_ROWS = [
  { variable: 'PORT', fallback: '8000', meaning: 'port the console listens on' },
  {
    variable: 'HOST',
    fallback: '127.0.0.1',
    meaning: 'address the console listens on; 0.0.0.0 for every interface',
  },
  { variable: 'DATA_DIR', fallback: '.data', meaning: 'folder for the embedded database and the files' },
  {
    variable: 'DATABASE_URL',
    fallback: '',
    meaning:
      'postgres:// address of your own server, with a role that owns its database and is no superuser; empty: the embedded PostgreSQL',
  },
  {
    variable: 'DEMO',
    fallback: '',
    meaning: '1 loads the demo game into an empty database, 0 never does; empty: only into the embedded one',
  },
  {
    variable: 'DEMO_PASSWORD',
    fallback: '',
    meaning: 'password of the four demo accounts; empty: one is made up',
  },
  { variable: 'LOG_LEVEL', fallback: 'warn', meaning: LOG_LEVELS.join(', ') },
  { variable: 'PLATFORM_NAME', fallback: 'Quartermaster', meaning: 'name shown above the menu' },
  {
    variable: 'TRUST_PROXY',
    fallback: '0',
    meaning:
      '1 believes the X-Forwarded-* headers of the one reverse proxy in front; its addresses or networks (10.0.0.5,10.1.0.0/16): only where they come from there',
  },
  {
    variable: 'CONNECTIONS_PER_ADDRESS',
    fallback: '500',
    meaning:
      'connections that one address may hold open; 0: no limit. Behind a proxy (TRUST_PROXY) the proxy has to limit them',
  },
  {
    variable: 'SESSION_IDLE_MINUTES',
    fallback: '480',
    meaning: 'minutes without a call after which a session ends; at least 10, the life of an access token',
  },
  {
    variable: 'METRICS_TOKEN',
    fallback: '',
    meaning: 'Bearer token with which other hosts may read `/metrics`; empty: only programs on this host',
  },
  {
    variable: 'NEW_VERSION_URL',
    fallback: '',
    meaning:
      'announces a newer console to everybody: its address, or a port of this host such as 8001; empty: none',
  },
  {
    variable: 'GAME_CACHE_URL',
    fallback: '',
    meaning:
      'memcached:// or valkey:// (redis://) address of the cache that game servers share, which Clear Game Cache empties; `{environment}` in it stands for the environment; empty: each game server keeps its own',
  },
  {
    variable: 'LOGIN_CACHE_URL',
    fallback: '',
    meaning: 'the same for the cache of players’ sign-ins, which Clear Login Cache empties',
  },
  {
    variable: 'BACKUP_DIR',
    fallback: '',
    meaning:
      'folder, best on another disk, for a backup of database and files that is made and checked every night at 01:23 UTC; empty: none',
  },
  { variable: 'BACKUP_KEEP', fallback: '7', meaning: 'how many nightly backups are kept' },
  {
    variable: 'PLAYER_LOG_MONTHS',
    fallback: '13',
    meaning:
      'months of players’ logins and log entries that are kept beside the present one; older ones are dropped',
  },
] as const satisfies readonly SettingRow[];

type Variable = (typeof SETTING_ROWS)[number]['variable'];
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and validates the settings; a wrong value stops the start with a sentence. */
export function readSettings(env: Environment): Settings {
  const text = (variable: Variable): string => {
    const row = SETTING_ROWS.find((candidate) => candidate.variable === variable);
    return env[variable]?.trim() || (row?.fallback ?? '');
  };
  const databaseUrl = parseUrl('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:']);
  return {
    port: parsePort(text('PORT')),
    host: text('HOST'),
    dataDir: resolve(text('DATA_DIR')),
    databaseUrl,
    demo: parseSwitch('DEMO', text('DEMO') || (databaseUrl === null ? '1' : '0')),
    demoPassword: parsePassword(text('DEMO_PASSWORD')),
    logLevel: parseLogLevel(text('LOG_LEVEL')),
    platformName: text('PLATFORM_NAME'),
    ...parseProxies(text('TRUST_PROXY')),
    connectionsPerAddress: parseWhole('CONNECTIONS_PER_ADDRESS', text('CONNECTIONS_PER_ADDRESS'), {
      min: 0,
      max: 100_000,
    }),
    sessionIdleMinutes: parseWhole('SESSION_IDLE_MINUTES', text('SESSION_IDLE_MINUTES'), {
      min: 10,
      max: 20_160,
    }),
    metricsToken: text('METRICS_TOKEN') || null,
    newVersion: parseNewVersion(text('NEW_VERSION_URL')),
    gameCacheUrl: parseCacheUrl('GAME_CACHE_URL', text('GAME_CACHE_URL')),
    loginCacheUrl: parseCacheUrl('LOGIN_CACHE_URL', text('LOGIN_CACHE_URL')),
    backupDir: text('BACKUP_DIR') === '' ? null : resolve(text('BACKUP_DIR')),
    backupKeep: parseWhole('BACKUP_KEEP', text('BACKUP_KEEP'), { min: 1, max: 1000 }),
    playerLogMonths: parseWhole('PLAYER_LOG_MONTHS', text('PLAYER_LOG_MONTHS'), { min: 1, max: 240 }),
  };
}

function refuse(variable: Variable, value: string, expectation: string): never {
  throw new PlainError(`The setting ${variable} is "${value}", but it must be ${expectation}.`);
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) refuse('PORT', value, 'a whole number from 0 to 65535');
  return port;
}

type Range = { readonly min: number; readonly max: number };

function parseWhole(variable: Variable, value: string, { min, max }: Range): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    refuse(variable, value, `a whole number from ${min} to ${max}`);
  return number;
}

function parseNewVersion(value: string): string | number | null {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port <= 65_535) return port;
  return parseUrl('NEW_VERSION_URL', value, ['http:', 'https:']);
}

function parseProxies(value: string): Pick<Settings, 'trustProxy' | 'trustedProxies'> {
  if (value === '0' || value === '1') return { trustProxy: value === '1', trustedProxies: null };
  const networks = value.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork))
    refuse('TRUST_PROXY', value, '0, 1, or addresses and networks such as 10.0.0.5,10.1.0.0/16');
  return { trustProxy: true, trustedProxies: networks };
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}

function parseSwitch(variable: Variable, value: string): boolean {
  if (value !== '0' && value !== '1') refuse(variable, value, '0 or 1');
  return value === '1';
}

function parsePassword(value: string): string | null {
  if (value === '') return null;
  if (value.length < 8) refuse('DEMO_PASSWORD', '…', 'at least 8 characters long');
  return value;
}

function parseLogLevel(value: string): LogLevel {
  return (
    LOG_LEVELS.find((level) => level === value) ??
    refuse('LOG_LEVEL', value, `one of ${LOG_LEVELS.join(', ')}`)
  );
}

function parseCacheUrl(variable: Variable, value: string): string | null {
  parseUrl(variable, value.replaceAll(ENVIRONMENT_PLACEHOLDER, 'environment'), Object.keys(CACHE_PROTOCOLS));
  return value === '' ? null : value;
}

function parseUrl(variable: Variable, value: string, protocols: readonly string[]): string | null {
  if (value === '') return null;
  const expectation = `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  const url = URL.parse(value);
  // The value of a database address holds a password, so it is not repeated.
  if (url === null || !protocols.includes(url.protocol)) refuse(variable, '…', expectation);
  return value;
}
