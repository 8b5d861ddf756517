import * as z from 'zod';
import { REASON_LENGTH } from './limits.ts';

/** Why somebody does something; it is kept in the staff log. */
export const reason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max);
