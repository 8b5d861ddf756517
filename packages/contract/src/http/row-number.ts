import { z } from 'zod';

/** The number of a row in an address: from 1 to the largest that an `integer` of PostgreSQL holds. */
export const rowNumber = z.coerce.number().int().min(1).max(2_147_483_647);
