import * as z from 'zod';
import { MAX_VIEW_NAME } from './limits.ts';

/** A saved view of a list: its filters, order and columns, spelled as in the list's address. */
const listView = z.object({
  name: z.string().trim().min(1).max(MAX_VIEW_NAME),
  address: z.string().max(8000),
});
export type ListView = z.infer<typeof listView>;

/**
 * `GET` and `PUT /list-views/:list`: one person's views of a list, in the order they gave them. A list is
 * a module, or a search for players by the key of its page: `user-global`, `user-control`.
 */
export const listViews = z.object({
  views: z.array(listView).max(50).describe('The views in their order.'),
});
export type ListViews = z.infer<typeof listViews>;
