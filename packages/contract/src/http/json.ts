import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import * as z from 'zod';

/** Any JSON value, with the domain's (read-only) type. */
export const jsonValue: z.ZodType<JsonValue> = z.json();

/** One record's fields as stored: never converted on its way to the screen and back. */
export const recordData: z.ZodType<RecordData> = z.record(z.string(), jsonValue);
