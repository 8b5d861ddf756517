import type { ReadAnswer } from '@quartermaster/contract/http/records';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { findText, withText } from '@quartermaster/domain/record/localized-texts';
import type { RecordChange } from '../../api/apply-changes.ts';
import type { Camelized } from '../../api/wire-names.ts';
import type { TextConflict } from './text-conflict-dialog.tsx';
import { changedLanguages, textIn, type TextDraft, type TextPlace } from './text-drafts.ts';

type StoredRecord = Camelized<ReadAnswer>['record'];

/** A draft of a text that is in a record. */
export type RecordTextDraft = TextDraft & {
  readonly stored: NonNullable<TextDraft['stored']> & { readonly place: TextPlace };
};

export const isRecordText = (draft: TextDraft): draft is RecordTextDraft =>
  draft.stored !== null && draft.stored.place !== null;

/** Another person changed the same text since it was read. */
export class TextConflictError extends Error {
  readonly conflict: TextConflict;

  constructor(conflict: TextConflict) {
    super(`The text ${conflict.key} was changed by somebody else`);
    this.conflict = conflict;
  }
}

/**
 * The drafts of one record's texts as a change of the record as it is now: what others did to its
 * other fields stays.
 * @throws TextConflictError where another person changed a language that a draft changes
 */
export function recordChange(
  module: ResolvedModule,
  record: StoredRecord,
  drafts: readonly RecordTextDraft[],
): RecordChange {
  const data = drafts.reduce(
    (next, draft) => withText(next, draft.stored.place.path, mergedTexts(module, record, draft)),
    record.data,
  );
  return { op: 'update', recordId: record.recordId, baseRevision: record.revision, data };
}

function mergedTexts(module: ResolvedModule, record: StoredRecord, draft: RecordTextDraft) {
  const { stored, data } = draft;
  const now: RecordData = { ...findText(module, record.data, stored.place.path)?.texts };
  const mine = changedLanguages(stored, data);
  if (mine.some((language) => textIn(now, language) !== textIn(stored.data, language)))
    throw new TextConflictError({
      key: draft.key,
      base: stored.data,
      theirs: { ...record, data: now },
      mine: data,
      place: stored.place,
    });
  const edited = mine.map((language) => [language, textIn(data, language)] as const);
  const texts = { ...now, ...Object.fromEntries(edited) };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
