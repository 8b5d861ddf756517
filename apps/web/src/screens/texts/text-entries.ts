import type { TextRow } from '../../api/localization.ts';
import type { StoredText, TextDraft, TextDrafts, TextPlace } from './text-drafts.ts';
import type { RowAt } from './use-text-window.ts';

/** A line of the grid: a text as it is stored, what was done to it since, or both. */
export type TextEntry = {
  /** Undefined while the row is on its way. */
  readonly key: string | undefined;
  readonly row: TextRow | undefined;
  readonly draft: TextDraft | undefined;
};

export type TextEntries = { readonly count: number; readonly at: (index: number) => TextEntry };

/** New keys are above everything stored, so that they are visible until they are saved. */
export function addedDrafts(drafts: TextDrafts): readonly TextDraft[] {
  return [...drafts.values()].filter(({ stored }) => stored === null);
}

export function textEntries(
  added: readonly TextDraft[],
  total: number,
  rowAt: RowAt,
  drafts: TextDrafts,
): TextEntries {
  return {
    count: added.length + total,
    at: (index) => {
      const draft = added[index];
      if (draft !== undefined) return { key: draft.key, row: undefined, draft };
      const row = rowAt(index - added.length);
      const key = row?.id;
      return { key, row, draft: key === undefined ? undefined : drafts.get(key) };
    },
  };
}

/** What an edit of this line is based on. */
export function storedOf({ row, draft }: TextEntry): StoredText | null {
  if (draft !== undefined) return draft.stored;
  if (row === undefined) return null;
  return { revision: row.record.revision, data: row.record.data, place: placeOfRow(row) };
}

/** The field and the record that a line is a text of; null for a text of the localization module. */
export function textPlaceOf({ row, draft }: Pick<TextEntry, 'row' | 'draft'>): TextPlace | null {
  return row === undefined ? (draft?.stored?.place ?? null) : placeOfRow(row);
}

function placeOfRow({ module, recordId, path, field }: TextRow): TextPlace | null {
  return field === null ? null : { module, recordId, path, field };
}
