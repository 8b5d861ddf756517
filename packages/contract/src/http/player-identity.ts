import * as z from 'zod';
import { idInAddress, namedInstant } from './formed-text.ts';
import { MAX_ACCOUNT_ID } from './limits.ts';
import { cursor, pageSize } from './request-parts.ts';

/** The number of a player’s account, unique on its server only. */
export const accountId = z.number().int().min(1).max(MAX_ACCOUNT_ID);

/** A player is known by server and account: the same account number on two servers is two players. */
export const playerIdentity = { server_id: z.number().int(), account_id: accountId };

/** `…/servers/:server/players/:account` of an address. */
export const playerParams = {
  server: idInAddress.describe('The number of the game server.'),
  account: idInAddress.describe('The number of the account on that server.'),
};

/** An instant: UTC, `YYYY-MM-DD HH:mm:ss`. */
export const instant = z.string();

/** An optional instant in a query, in the same spelling. */
export const wantedInstant = namedInstant.optional();

/** One part of a long list: `next_cursor` asks for the part after it, null at the end. */
export const sliceOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), next_cursor: z.string().nullable() });

/** `?cursor=&limit=` of every list of a player. */
export const sliceQuery = z.object({
  cursor,
  limit: pageSize(50, 200),
});
export type SliceQuery = z.infer<typeof sliceQuery>;
