import { isDateTime } from '@quartermaster/domain/fields/date-format';
import * as z from 'zod';
import { formedText } from './formed-text.ts';

/** An instant in an answer: UTC, `YYYY-MM-DD HH:mm:ss`. */
export const instant = z.string();

/** An instant in a request, in the same spelling, of a day that exists. */
export const instantInput = formedText('date_time').refine(isDateTime, 'date_time');

/** The same in a query that may leave it out. */
export const optionalInstantInput = instantInput.optional();
