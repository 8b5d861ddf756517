import { resolve } from 'node:path';
import * as z from 'zod';
import { FILES_URL_FORM, parseFilesUrl } from './files-url.ts';
import { PlainError } from './plain-error.ts';
import { CACHE_PROTOCOLS, ENVIRONMENT_PLACEHOLDER } from './shared-cache.ts';

/** What the README says of a setting; the fallback is written as a person would set it. */
type Reference = {
  readonly fallback: string;
  readonly meaning: string;
  /** Its value is never repeated, because it holds a password or may hold one. */
  readonly isSecret?: boolean;
};

const references = z.registry<Reference>();

/** A setting that has a value in any case. `type` says what it must be as the end of a sentence. */
const setting = <T>(fallback: string, meaning: string, type: z.ZodType<T, string>) =>
  z
    .string()
    .optional()
    .transform((text) => text?.trim() || fallback)
    .pipe(type)
    .register(references, { fallback, meaning });

/** A setting that is null when it is empty. */
const optional = <T>(meaning: string, type: z.ZodType<T, string>, isSecret = false) =>
  z
    .string()
    .optional()
    .transform((text) => text?.trim() || null)
    .pipe(type.nullable())
    .register(references, { fallback: '', meaning, isSecret });

const text = z.string();
const folder = text.transform((path) => resolve(path));
const toggle = z.enum(['0', '1'], '0 or 1').transform((value) => value === '1');

function whole(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return text
    .regex(/^\d+$/, expected)
    .transform(Number)
    .pipe(z.number().min(min, expected).max(max, expected));
}

/** `sample` puts something in place of what is filled in later. */
function address(protocols: readonly string[], sample = (value: string) => value) {
  const isAddress = (value: string): boolean => protocols.includes(URL.parse(sample(value))?.protocol ?? '');
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return text.refine(isAddress, `an address that starts with ${starts}`);
}

const cache = address(Object.keys(CACHE_PROTOCOLS), (value) =>
  value.replaceAll(ENVIRONMENT_PLACEHOLDER, 'environment'),
);

const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);
const LOG_LEVELS = logLevel.options.join(', ');

const networks = text
  .transform((list) => list.split(',').map((network) => network.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));

/** Whether X-Forwarded-For and X-Forwarded-Proto are believed, and from whom; null: from every client. */
const proxies = z.union(
  [
    toggle.transform((trustProxy) => ({ trustProxy, trustedProxies: null })),
    networks.transform((trustedProxies) => ({ trustProxy: true, trustedProxies })),
  ],
  '0, 1, or addresses and networks such as 10.0.0.5,10.1.0.0/16',
);

/** Every setting there is, as the README lists them. */
const SCHEMA = z.object({
  PORT: setting('8000', 'port the console listens on', whole(0, 65_535)),
  HOST: setting('127.0.0.1', 'address the console listens on; 0.0.0.0 for every interface', text),
  DATA_DIR: setting('.data', 'folder for the embedded database and the files', folder),
  DATABASE_URL: optional(
    'postgres:// address of your own server (PostgreSQL 16 or newer with its contrib package), with a role that owns its database and is no superuser; empty: the embedded PostgreSQL',
    address(['postgres:', 'postgresql:']),
    true,
  ),
  FILES_URL: optional(
    'S3-compatible store that consoles share instead of the folder of files, such as `s3://KEY:SECRET@HOST:PORT/BUCKET?region=REGION`; empty: `DATA_DIR/files`',
    text.refine((value) => parseFilesUrl(value) !== null, `an address such as ${FILES_URL_FORM}`),
    true,
  ),
  REPLICA_URL: optional(
    'postgres:// address where the SQL console reads, best a replica, with a role that may only read ([guide](docs/guides/query-the-database.md)); empty: the embedded PostgreSQL, or no SQL console with DATABASE_URL',
    address(['postgres:', 'postgresql:']),
    true,
  ),
  DEMO: optional(
    '1 loads the demo game into an empty database, 0 never does; empty: only into the embedded one',
    toggle,
  ),
  DEMO_PASSWORD: optional(
    'password of the four demo accounts; empty: one is generated',
    text.min(8, 'at least 8 characters long'),
    true,
  ),
  DEMO_PLAYERS: setting(
    '20000',
    'players that the demo game creates in production, in the background of its first start',
    whole(100, 1_000_000),
  ),
  LOG_LEVEL: setting('warn', LOG_LEVELS, z.enum(logLevel.options, `one of ${LOG_LEVELS}`)),
  PLATFORM_NAME: setting('Quartermaster', 'name shown above the menu', text),
  TRUST_PROXY: setting(
    '0',
    '1 trusts the X-Forwarded-* headers of the one reverse proxy in front; its addresses or networks (10.0.0.5,10.1.0.0/16): only where they come from there',
    proxies,
  ),
  CONNECTIONS_PER_ADDRESS: setting(
    '500',
    'connections that one address may hold open; 0: no limit. Behind a proxy (TRUST_PROXY) the proxy has to limit them',
    whole(0, 100_000),
  ),
  SESSION_IDLE_MINUTES: setting(
    '480',
    'minutes without a call after which a session ends; at least 10, the life of an access token',
    whole(10, 20_160),
  ),
  METRICS_TOKEN: optional(
    'Bearer token with which other hosts may read `/metrics`; empty: only programs on this host',
    text,
    true,
  ),
  NEW_VERSION_URL: optional(
    'announces a newer console to all users: its address, or a port of this host such as 8001; empty: none',
    z.union(
      [whole(1, 65_535), address(['http:', 'https:'])],
      'a port from 1 to 65535, or an address that starts with http:// or https://',
    ),
    true,
  ),
  GAME_CACHE_URL: optional(
    'memcached:// or valkey:// (redis://) address of the cache that game servers share, which Clear Game Cache empties; `{environment}` in it is replaced by the environment; empty: each game server keeps its own',
    cache,
    true,
  ),
  LOGIN_CACHE_URL: optional(
    'the same for the cache of players’ sign-ins, which Clear Login Cache empties',
    cache,
    true,
  ),
  BACKUP_DIR: optional(
    'folder, best on another disk, for a backup of database and files that is made and checked every night at 01:23 UTC; empty: none',
    folder,
  ),
  BACKUP_KEEP: setting('7', 'how many nightly backups are kept', whole(1, 1000)),
  PLAYER_LOG_MONTHS: setting(
    '13',
    'months of players’ logins and log entries that are kept in addition to the current one; older ones are deleted',
    whole(1, 240),
  ),
});

/** The rows of the README's table. */
export const SETTING_ROWS = Object.entries(SCHEMA.shape).map(([variable, schema]) => ({
  variable,
  ...referenceOf(schema),
}));

function referenceOf(schema: z.ZodType): Reference {
  const reference = references.get(schema);
  if (reference === undefined) throw new Error('Every setting is made with setting() or optional().');
  return reference;
}

type Environment = Readonly<Record<string, string | undefined>>;

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the environment once, at the start; nothing else reads `process.env`.
 * @throws PlainError with a sentence for each wrong value
 */
export function readSettings(env: Environment) {
  const { data, error } = SCHEMA.safeParse(env);
  if (error) throw new PlainError(error.issues.map((issue) => complaint(issue, env)).join('\n'));
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    filesUrl: data.FILES_URL,
    replicaUrl: data.REPLICA_URL,
    demo: data.DEMO ?? data.DATABASE_URL === null,
    demoPassword: data.DEMO_PASSWORD,
    demoPlayers: data.DEMO_PLAYERS,
    logLevel: data.LOG_LEVEL,
    platformName: data.PLATFORM_NAME,
    ...data.TRUST_PROXY,
    connectionsPerAddress: data.CONNECTIONS_PER_ADDRESS,
    sessionIdleMinutes: data.SESSION_IDLE_MINUTES,
    metricsToken: data.METRICS_TOKEN,
    newVersion: data.NEW_VERSION_URL,
    gameCacheUrl: data.GAME_CACHE_URL,
    loginCacheUrl: data.LOGIN_CACHE_URL,
    backupDir: data.BACKUP_DIR,
    backupKeep: data.BACKUP_KEEP,
    playerLogMonths: data.PLAYER_LOG_MONTHS,
  };
}

function complaint({ path, message }: z.core.$ZodIssue, env: Environment): string {
  const variable = z.keyof(SCHEMA).parse(path[0]);
  const { fallback, isSecret } = referenceOf(SCHEMA.shape[variable]);
  const value = isSecret === true ? '…' : env[variable]?.trim();
  const remedy = fallback === '' ? 'or leave it out' : `or leave it out for the default (${fallback})`;
  return `The setting ${variable} is "${value}", but it must be ${message}. Change it, ${remedy}.`;
}
