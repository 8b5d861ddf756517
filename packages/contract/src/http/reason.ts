import * as z from 'zod';
import { isReason, REASON_LENGTH } from './limits.ts';

/** The reason for an action; it is kept in the staff log. */
export const reason = z
  .string()
  .trim()
  .min(REASON_LENGTH.minOfCjk)
  .max(REASON_LENGTH.max)
  .refine(
    isReason,
    `at least ${REASON_LENGTH.min} characters, ${REASON_LENGTH.minOfCjk} in Chinese or Japanese`,
  )
  .describe(
    `The reason, kept in the staff log: at least ${REASON_LENGTH.min} characters, ${REASON_LENGTH.minOfCjk} in Chinese or Japanese.`,
  );
