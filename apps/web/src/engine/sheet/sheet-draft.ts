import type { RecordRow } from '../../api/list-records.ts';
import type { Place } from '../../api/place.ts';
import { isChanged, storedRow, type SheetContent, type SheetRow } from './sheet-model.ts';

/** Keeps the unsaved rows of one sheet of one person, for as long as the browser's tab lives. */
export function createSheetDraftStore(storage: Storage, userId: number, place: Place, group: string) {
  const key = ['sheet-draft', userId, place.environment, place.version, place.module, group].join(':');

  const read = (): SheetContent => {
    try {
      return JSON.parse(storage.getItem(key) ?? '') as SheetContent;
    } catch {
      return { rows: [], removed: [] };
    }
  };

  return {
    /** The current records with the unsaved input for exactly these revisions. */
    restore: (records: readonly RecordRow[]): SheetContent => {
      const draft = read();
      const typed = new Map(draft.rows.map((row) => [row.key, row]));
      const gone = new Set(draft.removed.map((row) => row.key));
      const isCurrent = (row: SheetRow | undefined, { revision }: RecordRow) =>
        row?.stored?.revision === revision;
      const rows = records.map((record) => {
        const row = typed.get(record.recordId);
        return row && isCurrent(row, record) ? row : storedRow(record);
      });
      return {
        rows: [
          ...rows.filter(({ key: id }) => !gone.has(id)),
          ...draft.rows.filter(({ stored }) => stored === null),
        ],
        removed: rows.filter(({ key: id }) => gone.has(id)),
      };
    },
    keep: ({ rows, removed }: SheetContent): void => {
      const changed = rows.filter(isChanged);
      if (changed.length === 0 && removed.length === 0) {
        storage.removeItem(key);
        return;
      }
      try {
        storage.setItem(key, JSON.stringify({ rows: changed, removed }));
      } catch {
        // A full session store must not interrupt typing.
      }
    },
  };
}

export type SheetDraftStore = ReturnType<typeof createSheetDraftStore>;
