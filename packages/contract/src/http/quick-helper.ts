import * as z from 'zod';
import { DEFAULT_PER_PAGE } from './list-limits.ts';
import { QUICK_HELPER_DONE, QUICK_HELPER_PARTIAL } from './quick-helper-outcome.ts';
import { recordTitle } from './record-title.ts';
import { paginatorOf } from './paginator.ts';

const outcome = z.union([z.literal(QUICK_HELPER_DONE), z.literal(QUICK_HELPER_PARTIAL)]);

/** How the game servers of the environment took it. `message`: the partial-success notice in the reader's language. */
const told = {
  environment: z.string(),
  connected: z.number().int(),
  acknowledged: z.number().int(),
  message: z.string().nullable(),
};

/** `GET tools/update-node-config`: game servers ask for their configuration again. A success has `code` 200. */
export const updateNodeConfigAnswer = z.object({ code: outcome, ...told });

export type UpdateNodeConfigAnswer = z.infer<typeof updateNodeConfigAnswer>;

/** Where the game keeps what it prepared: in each game server, or in a store that they share. */
export const CACHE_STORES = ['in-process', 'memcached', 'valkey'] as const;

/** `GET {origin}/clearcache.php` and `{origin}/clearlogincache.php`. A success has `type` 200. */
export const clearCacheAnswer = z.object({ type: outcome, store: z.enum(CACHE_STORES), ...told });

export type ClearCacheAnswer = z.infer<typeof clearCacheAnswer>;

/** `GET tools/update-item-sources`: what the new count found. `rebuilt_at` is UTC. */
export const updateItemSourcesAnswer = z.object({
  environment: z.string(),
  version: z.string(),
  items: z.number().int(),
  sources: z.number().int(),
  items_without_source: z.number().int(),
  rebuilt_at: z.string(),
});

export type UpdateItemSourcesAnswer = z.infer<typeof updateItemSourcesAnswer>;

/** `GET tools/item-sources`: `item_id` asks for one item, `without_source` for those that nothing gives. */
export const itemSourcesQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(DEFAULT_PER_PAGE),
  item_id: z.string().max(20).optional(),
  without_source: z.enum(['0', '1']).default('0'),
});

export type ItemSourcesQuery = z.infer<typeof itemSourcesQuery>;

/** A record that gives an item, in the field at `path`. */
export const itemSource = z.object({
  module: z.string(),
  record_id: z.string(),
  title: recordTitle,
  path: z.string(),
  status: z.string().nullable(),
});

export const itemSourcesRow = z.object({
  item_id: z.string(),
  title: recordTitle,
  image: z.string().nullable(),
  sources: z.array(itemSource),
});

/** The sources as they were counted last. `rebuilt_at` null: never. */
export const itemSourcesAnswer = paginatorOf(itemSourcesRow).extend({ rebuilt_at: z.string().nullable() });

export type ItemSourcesAnswer = z.infer<typeof itemSourcesAnswer>;
