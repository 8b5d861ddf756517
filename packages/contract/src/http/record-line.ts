import type * as z from 'zod';
import { recordData } from './json.ts';
import { paginatorOf } from './paginator.ts';

/**
 * A record in one line: its fields, and beside them `revision`, `updated_at` and `updated_by`. What
 * was read may be sent back: those three are not fields. With `revision` a save is merged with later saves
 * of other people, or refused; without it, it is applied to the newest state.
 */
export const recordLine = recordData;

export type RecordLine = z.infer<typeof recordLine>;

/** A page of records in one line each. */
export const recordLinesAnswer = paginatorOf(recordLine);

export type RecordLinesAnswer = z.infer<typeof recordLinesAnswer>;

/** Fields of a record. What is absent from an update stays as it is; null empties an optional field. */
export const recordLineBody = recordData;
