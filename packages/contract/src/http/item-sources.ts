import * as z from 'zod';
import { flag } from './flag.ts';
import { instant } from './instant.ts';
import { recordData } from './json.ts';
import { DEFAULT_PER_PAGE } from './list-limits.ts';
import { paginatorOf } from './paginator.ts';
import { recordTitle } from './record-title.ts';
import { pageNumber, pageSize } from './request-parts.ts';

/** `GET tools/update-item-sources`: what the new count found. `rebuilt_at` is UTC. */
export const updateItemSourcesAnswer = z.object({
  environment: z.string(),
  version: z.string(),
  items: z.number().int(),
  sources: z.number().int(),
  items_without_source: z.number().int(),
  rebuilt_at: instant,
});

export type UpdateItemSourcesAnswer = z.infer<typeof updateItemSourcesAnswer>;

/** How many sources, and how many sinks, a list of items shows of each item. */
export const SHOWN_USES = 4;

/** The most sources, and the most sinks, of one item that is asked for by its id. */
export const MAX_USES = 1000;

/** `GET tools/item-sources`. */
export const itemSourcesQuery = z.object({
  page: pageNumber,
  per_page: pageSize(DEFAULT_PER_PAGE, 100),
  item_id: z.string().max(20).optional().describe('One item.'),
  search: z.string().trim().max(100).optional().describe('A part of the ID or the texts of an item.'),
  item_types: z.string().max(200).optional().describe('Types of items, separated by commas.'),
  without_source: flag(false).describe('`1`: items that nothing gives.'),
  without_sink: flag(false).describe('`1`: items that nothing takes.'),
});

export type ItemSourcesQuery = z.infer<typeof itemSourcesQuery>;

/** Whether players can meet a record now, by its status and period and those of its parent. */
const OPENINGS = ['open', 'opens', 'ended', 'closed', 'off'] as const;

/**
 * A record that gives or takes an item, in the field at `path` and, counted by `places`, in so many altogether.
 * `title`: a record without a name in each language has that of its parent. `rows`: the rows that `path` leads
 * through, outermost first, without what they hold below. `opens_at`: UTC, with `opens` only.
 */
const itemUse = z.object({
  module: z.string(),
  record_id: z.string(),
  title: recordTitle,
  path: z.string(),
  rows: z.array(recordData),
  places: z.number().int(),
  status: z.string().nullable(),
  opening: z.enum(OPENINGS),
  opens_at: instant.nullable(),
});

export type ItemUse = z.infer<typeof itemUse>;

const uses = z.object({ total: z.number().int(), data: z.array(itemUse) });

/**
 * `sources`: records that give the item; `sinks`: records that take it, and the item itself where players use it.
 */
const itemSourcesRow = z.object({
  item_id: z.string(),
  title: recordTitle,
  image: z.string().nullable(),
  item_type: z.string().nullable(),
  sources: uses,
  sinks: uses,
});

export type ItemSourcesRow = z.infer<typeof itemSourcesRow>;

/** As the records are now. `rebuilt_at`: when the totals were counted last; null: never. */
export const itemSourcesAnswer = paginatorOf(itemSourcesRow).extend({ rebuilt_at: instant.nullable() });

export type ItemSourcesAnswer = z.infer<typeof itemSourcesAnswer>;
