import type { Branch } from '../../api/place.ts';
import type { TextDraft, TextDrafts } from './text-drafts.ts';

/** Keeps one person's unsaved texts of a version for as long as the browser's tab lives. */
export function createTextDraftStore(storage: Storage, userId: number, { environment, version }: Branch) {
  const key = ['text-drafts', userId, environment, version].join(':');
  return {
    read: (): TextDrafts => {
      try {
        return new Map(JSON.parse(storage.getItem(key) ?? '[]') as [string, TextDraft][]);
      } catch {
        return new Map();
      }
    },
    keep: (drafts: TextDrafts): void => {
      try {
        if (drafts.size === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify([...drafts]));
      } catch {
        // A full session store must not interrupt typing.
      }
    },
  };
}

export type TextDraftStore = ReturnType<typeof createTextDraftStore>;
