import * as z from 'zod';
import { BOARDS } from './choices.ts';
import { instant } from './instant.ts';
import { QUICK_HELPER_DONE, QUICK_HELPER_PARTIAL } from './quick-helper-outcome.ts';

/** The caches between the settings and the players. */
const CACHES = ['game', 'login', 'localization', 'item_source', 'node_config', 'cdn', 'ranking'] as const;
const cacheName = z.enum(CACHES);
export type CacheName = z.infer<typeof cacheName>;

const boardName = z.enum(BOARDS);
export type BoardName = z.infer<typeof boardName>;

/** Where a cache is kept: in each game server, in a store that they share, in the console, on the CDN. */
const CACHE_PLACES = ['in-process', 'memcached', 'valkey', 'console', 'cdn'] as const;

/** A ranking that players are climbing at the moment. */
const runningSeason = z.object({
  board: boardName,
  module: z.string(),
  record_id: z.string(),
});
export type RunningSeason = z.infer<typeof runningSeason>;

/** What is known of a cache. Null: it cannot be known from here. */
const cacheState = z.object({
  cache: cacheName,
  store: z.enum(CACHE_PLACES),
  /** Why nothing is known of a store that the settings name. */
  problem: z.string().nullable(),
  keys: z.number().int().nullable(),
  /** True: the store has more keys than one second was enough to scan, so there may be more than `keys`. */
  counted_in_part: z.boolean(),
  hits: z.number().int().nullable(),
  misses: z.number().int().nullable(),
  /** Hash of what it is made from. */
  hash: z.string().nullable(),
  since: instant.nullable(),
  /** Whether keys can be cleared by how they begin. */
  takes_prefix: z.boolean(),
});
export type CacheState = z.infer<typeof cacheState>;

/** `GET …/caches`. `minutes_to_reset`: until the next midnight of the game, negative right after one. */
export const cachesAnswer = z.object({
  minutes_to_reset: z.number().int(),
  caches: z.array(cacheState),
  seasons: z.array(runningSeason),
});
export type CachesAnswer = z.infer<typeof cachesAnswer>;

/** `POST …/caches/clear`. */
export const clearCachesBody = z.object({
  cache: cacheName.describe('Which cache is cleared.'),
  board: boardName.optional().describe('Of `ranking` only: the ranking.'),
  prefix: z
    .string()
    .max(200)
    .regex(/^[^\s*]*\*?$/)
    .optional()
    .describe('How the keys begin, with at most one star at the end.'),
  dry_run: z.boolean().default(true).describe('True: only count the keys.'),
});
export type ClearCachesBody = z.infer<typeof clearCachesBody>;

/** A game server, and whether it answered. */
const cleared = z.object({ node: z.string(), answered: z.boolean() });

/**
 * `matched` and `cleared` are null where the keys cannot be counted. `stopped_early`: time ran out before all
 * keys of the store were scanned; the same call again clears more. `result`: 200 when everything was done.
 */
export const clearCachesAnswer = z.object({
  cache: cacheName.describe('Which cache is cleared.'),
  dry_run: z.boolean(),
  matched: z.number().int().nullable(),
  cleared: z.number().int().nullable(),
  stopped_early: z.boolean(),
  result: z.union([z.literal(QUICK_HELPER_DONE), z.literal(QUICK_HELPER_PARTIAL)]),
  servers: z.array(cleared),
  /** The partial-success notice in the reader's language. */
  message: z.string().nullable(),
});
export type ClearCachesAnswer = z.infer<typeof clearCachesAnswer>;
