import * as z from 'zod';
import { parsePoint } from './point.ts';

/** A point in a query or a body. */
export const pointParam = z
  .string()
  .max(200)
  .refine((text) => parsePoint(text) !== null)
  .describe(
    'A state of settings: `dev/1.4.0` (a draft), `dev/1.4.0@2026-11-25 10:00:00` (a draft at a time, UTC) or `dev@12` (a release).',
  );
