import type { RecordData } from '@quartermaster/domain/core/json';
import type { Place } from '../../api/place.ts';
import type { IncompleteInputs } from './incomplete-inputs.ts';

/** Unsaved input of a form. */
export type FormDraft = {
  readonly data: RecordData;
  readonly incomplete?: IncompleteInputs;
  readonly baseRevision: number | null;
  readonly at: string;
};

/**
 * One place to keep the draft of one record of one person, for as long as the browser's tab lives. `record`: its ID,
 * or a key of a new one.
 */
export function createDraftStore(storage: Storage, userId: number, place: Place, record: string) {
  const key = ['form-draft', userId, place.environment, place.version, place.module, record].join(':');
  return {
    read: (): FormDraft | null => {
      try {
        const stored = storage.getItem(key);
        return stored === null ? null : (JSON.parse(stored) as FormDraft);
      } catch {
        return null;
      }
    },
    write: (draft: FormDraft) => {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full session store must not interrupt typing; the leave guard still warns.
      }
    },
    drop: () => storage.removeItem(key),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
