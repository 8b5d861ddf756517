import * as z from 'zod';
import { jsonValue } from './json.ts';
import { confirmation } from './request-parts.ts';

const number = z.number().int().min(1).max(999_999_999);

/**
 * `POST versions/super-acc`: fields of a super account. Without `id` it is the player's own one, or a
 * new one, which is active unless `status` says otherwise. `confirmation`: the environment typed by a person, where it is protected.
 */
export const superAccountBody = z
  .object({
    id: number.optional().describe('The ID of a super account; without it, the player’s own or a new one.'),
    server_id: number.describe('The number of the game server.'),
    account_id: number.describe('The number of the account on that server.'),
    confirmation,
  })
  .catchall(jsonValue);

export type SuperAccountBody = z.infer<typeof superAccountBody>;
