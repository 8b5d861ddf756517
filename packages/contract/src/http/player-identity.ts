import * as z from 'zod';
import { idInAddress } from './formed-text.ts';
import { MAX_ACCOUNT_ID } from './limits.ts';

/** The number of a player’s account, unique on its server only. */
export const accountId = z.number().int().min(1).max(MAX_ACCOUNT_ID);

/** A player is known by server and account: the same account number on two servers is two players. */
export const playerIdentity = { server_id: z.number().int(), account_id: accountId };

/** `…/servers/:server/players/:account` of an address. */
export const playerParams = {
  server: idInAddress.describe('The number of the game server.'),
  account: idInAddress.describe('The number of the account on that server.'),
};
