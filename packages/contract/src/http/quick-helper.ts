import * as z from 'zod';
import { QUICK_HELPER_DONE, QUICK_HELPER_PARTIAL } from './quick-helper-outcome.ts';

const outcome = z.union([z.literal(QUICK_HELPER_DONE), z.literal(QUICK_HELPER_PARTIAL)]);

/** How the game servers of the environment took it. `message`: the partial-success notice in the reader's language. */
const delivery = {
  environment: z.string(),
  connected: z.number().int(),
  acknowledged: z.number().int(),
  message: z.string().nullable(),
};

/** `GET tools/update-node-config`: game servers ask for their configuration again. A success has `code` 200. */
export const updateNodeConfigAnswer = z.object({ code: outcome, ...delivery });

export type UpdateNodeConfigAnswer = z.infer<typeof updateNodeConfigAnswer>;

/** Where the game keeps what it prepared: in each game server, or in a store that they share. */
const CACHE_STORES = ['in-process', 'memcached', 'valkey'] as const;

/** `GET {origin}/clearcache.php` and `{origin}/clearlogincache.php`. A success has `type` 200. */
export const clearCacheAnswer = z.object({ type: outcome, store: z.enum(CACHE_STORES), ...delivery });

export type ClearCacheAnswer = z.infer<typeof clearCacheAnswer>;
