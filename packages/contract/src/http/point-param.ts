import * as z from 'zod';
import { parsePoint } from './point.ts';

/** A point in a query or a body. */
export const pointParam = z
  .string()
  .max(200)
  .refine((text) => parsePoint(text) !== null);
