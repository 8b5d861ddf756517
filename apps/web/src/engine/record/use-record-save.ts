import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { createRecord } from '../../api/create-record.ts';
import type { RecordRow } from '../../api/list-records.ts';
import type { Place } from '../../api/place.ts';
import { updateRecord } from '../../api/update-record.ts';
import { createListCache } from '../list/list-cache.ts';
import { moduleToCreate } from './use-refusal-notice.tsx';

export type SaveRequest = {
  readonly data: RecordData;
  /** `null` creates the record. */
  readonly base: { readonly recordId: string; readonly revision: number } | null;
  /** Typed on protected environments where a save takes effect at once. */
  readonly confirmation?: string;
  /** Why, for the history. */
  readonly note?: string;
};

/** Another person saved the record meanwhile. `theirs` null: they deleted it. */
export type SaveConflict = { readonly base: RecordData | null; readonly theirs: RecordRow | null };

export type SaveOutcome =
  | {
      readonly kind: 'saved';
      readonly record: RecordRow;
      readonly issues: readonly Issue[];
      readonly merged: boolean;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'conflict'; readonly conflict: SaveConflict }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly issues: readonly Issue[];
      /** The module of a record that has to be created first. */
      readonly createFirst: string | null;
    };

/** Saves a record and says what came of it; the lists that show it follow. Only an outage is an error. */
export function useRecordSave(place: Place) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: SaveRequest): Promise<SaveOutcome> => {
      try {
        const answer = await send(place, request);
        if (!answer.changed) return { kind: 'unchanged' };
        const cache = createListCache(queryClient, place);
        if (request.base === null) cache.add(answer.record);
        else cache.update([answer.record]);
        return {
          kind: 'saved',
          record: answer.record,
          issues: answer.issues,
          merged: answer.merged,
        };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  });
}

function send(place: Place, { data, base, confirmation, note }: SaveRequest) {
  if (base === null) return createRecord(place, { data, confirmation, note });
  return updateRecord(place, base.recordId, { data, baseRevision: base.revision, confirmation, note });
}

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 409 && isConflict(error.body.conflict))
    return { kind: 'conflict', conflict: error.body.conflict };
  // The edited record no longer exists; only another person can have deleted it.
  if (error.body.code === 'already_deleted')
    return { kind: 'conflict', conflict: { base: null, theirs: null } };
  const isAnswer = error.status === 409 || error.status === 422 || error.status === 400;
  if (!isAnswer) throw error;
  const { issues = [] } = error.body;
  return { kind: 'refused', message: error.message, issues, createFirst: moduleToCreate(error) };
}

function isConflict(value: unknown): value is SaveConflict {
  return typeof value === 'object' && value !== null && 'theirs' in value && 'base' in value;
}
