import { issue } from '@quartermaster/domain/core/issue';
import { parseJson, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import { findJsonFault } from '@quartermaster/domain/core/json-fault';
import * as z from 'zod';

/** Any JSON value, with the domain's (read-only) type. */
export const jsonValue: z.ZodType<JsonValue> = z.json();

/** JSON as a query parameter. */
export const jsonParameter = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((text, context) => {
      const value: unknown = parseJson(text);
      if (value !== undefined) return value;
      context.addIssue({
        code: 'custom',
        params: { problem: issue('', 'json', { ...findJsonFault(text) }) },
      });
      return z.NEVER;
    });

/** One record's fields as stored: never converted on its way to the screen and back. */
export const recordData: z.ZodType<RecordData> = z.record(z.string(), jsonValue);
