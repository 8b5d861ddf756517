import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language, type LocalizedText } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import {
  refusalsOfText,
  reviewOfText,
  textsIn,
  type LocalizedTextField,
} from '@quartermaster/domain/record/localized-texts';
import type { RecordChange } from '../../api/apply-changes.ts';
import type { TextField } from '../../api/localization.ts';
import {
  blockedByErrors,
  joinIssues,
  recordIssues,
  withBlocks,
  type FormIssue,
} from '../../engine/record/record-issues.ts';

/** The address of a text that is a field of a record. */
export type TextPlace = {
  readonly module: string;
  readonly recordId: string;
  readonly path: string;
  readonly field: TextField;
};

/**
 * A text as it was read: what an edit is based on. `place` null: a text of the localization module,
 * whose `data` is the whole record; otherwise it is the text by language.
 */
export type StoredText = {
  readonly revision: number;
  readonly data: RecordData;
  readonly place: TextPlace | null;
};

/** What was done to one text and is not saved yet. */
export type TextDraft = {
  /** The key, or what tells a text of a record from others. */
  readonly key: string;
  /** Null: a new key. */
  readonly stored: StoredText | null;
  readonly data: RecordData;
  readonly isRemoved: boolean;
};

/** Unsaved work by key, in the order in which it was begun. */
export type TextDrafts = ReadonlyMap<string, TextDraft>;

export const NO_DRAFTS: TextDrafts = new Map();

/** A key with its texts, as it was typed or pasted. */
export type NewText = { readonly key: string; readonly texts: LocalizedText };

export function textIn(data: RecordData | undefined, language: Language): string {
  const text = data?.[language];
  return typeof text === 'string' ? text : '';
}

/** The drafts after a text was typed. What is as it was stored is no draft any more. */
export function typeText(
  drafts: TextDrafts,
  key: string,
  stored: StoredText | null,
  language: Language,
  text: string,
): TextDrafts {
  const draft = drafts.get(key) ?? { key, stored, data: stored?.data ?? { key }, isRemoved: false };
  const { [language]: _before, ...others } = draft.data;
  const data = text === '' ? others : { ...others, [language]: text };
  return withDraft(drafts, { ...draft, data });
}

/**
 * Marks stored texts to be deleted, or takes the mark away; new ones just go. A text of a record stays:
 * it is emptied, or its record is deleted.
 */
export function markRemoved(
  drafts: TextDrafts,
  rows: readonly { readonly key: string; readonly stored: StoredText | null }[],
  isRemoved: boolean,
): TextDrafts {
  return rows.reduce((next, { key, stored }) => {
    const base = drafts.get(key)?.stored ?? stored;
    if (base === null) return isRemoved ? without(next, [key]) : next;
    if (base.place !== null) return next;
    const draft = drafts.get(key) ?? { key, stored: base, data: base.data, isRemoved };
    return withDraft(next, { ...draft, isRemoved });
  }, drafts);
}

/** New keys to be filled in, each with the texts it came with. */
export function addTexts(
  drafts: TextDrafts,
  module: ResolvedModule,
  texts: readonly NewText[],
  namespace: string,
): TextDrafts {
  const added = texts.map(({ key, texts: own }): [string, TextDraft] => {
    const filled = LANGUAGES.flatMap((language): [string, JsonValue][] =>
      own[language] ? [[language, own[language]]] : [],
    );
    const data = { ...module.defaults, namespace, key, ...Object.fromEntries(filled) };
    return [key, { key, stored: null, data, isRemoved: false }];
  });
  return new Map([...added, ...drafts]);
}

/** The drafts without those of some keys: they are saved, or given up. */
export function without(drafts: TextDrafts, keys: readonly string[]): TextDrafts {
  const gone = new Set(keys);
  return new Map([...drafts].filter(([key]) => !gone.has(key)));
}

function withDraft(drafts: TextDrafts, draft: TextDraft): TextDrafts {
  return isUnchanged(draft) ? without(drafts, [draft.key]) : new Map(drafts).set(draft.key, draft);
}

function isUnchanged({ stored, data, isRemoved }: TextDraft): boolean {
  return stored !== null && !isRemoved && changedLanguages(stored, data).length === 0;
}

/** Languages in which a text differs from what is stored. */
export function changedLanguages(stored: StoredText | null, data: RecordData): readonly Language[] {
  return LANGUAGES.filter((language) => textIn(stored?.data, language) !== textIn(data, language));
}

/** What is wrong with a draft, apart from texts that are missing where it can be saved without them. */
export function draftIssues(
  module: ResolvedModule,
  draft: TextDraft,
  isProtected: boolean,
): readonly FormIssue[] {
  if (draft.isRemoved) return [];
  const found = draft.stored?.place
    ? textIssues(draft.stored.place, draft.data, isProtected)
    : recordIssues(module, draft.data, { previous: draft.stored?.data, isProtected });
  return found.filter(({ code, blocks }) => !MISSING.has(code) || blocks === 'save');
}

/** What says that a text is still to be written: in the localization module, in a field of a record. */
const MISSING: ReadonlySet<string> = new Set(['required', 'text_missing']);

function textIssues(place: TextPlace, data: RecordData, isProtected: boolean): readonly FormIssue[] {
  const field = fieldOf(place);
  const texts = textsIn(data);
  const scope = place.field.takesEffectOnSave ? 'environment' : 'versioned';
  const errors = blockedByErrors({ scope }, { isProtected });
  return joinIssues(
    withBlocks(refusalsOfText(field, texts), 'save'),
    withBlocks(reviewOfText(field, texts, { isProtected }), errors),
  );
}

/** The part of a field that its texts are checked by. */
function fieldOf({ path, field }: TextPlace): LocalizedTextField {
  const { label, maxLength, isMultiline, isRich } = field;
  return {
    kind: 'localized_text',
    key: path,
    label,
    required: false,
    rowFields: [],
    multiline: isMultiline && !isRich,
    rich: isRich,
    ...(maxLength === null ? {} : { maxLength }),
  };
}

/** The drafts as changes of one change set, in their order. */
export function changesOf(drafts: TextDrafts): readonly RecordChange[] {
  return [...drafts.values()].map(({ key, stored, data, isRemoved }): RecordChange => {
    if (stored === null) return { op: 'create', data };
    const at = { recordId: key, baseRevision: stored.revision };
    return isRemoved ? { op: 'delete', ...at } : { op: 'update', ...at, data };
  });
}
