import * as z from 'zod';
import { jsonValue } from './json.ts';

const number = z.number().int().min(1).max(999_999_999);

/**
 * `POST versions/super-acc`: fields of a super account. Without `id` it is the player's own one, or a
 * new one, which is active unless `status` says otherwise. `confirmation`: the environment typed by a person, where it is protected.
 */
export const superAccountBody = z
  .object({
    id: number.optional(),
    server_id: number,
    account_id: number,
    confirmation: z.string().max(100).optional(),
  })
  .catchall(jsonValue);

export type SuperAccountBody = z.infer<typeof superAccountBody>;
