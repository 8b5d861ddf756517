import type { RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES, type LocalizedText } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import {
  localizedTextsOf,
  problemsOfText,
  textsIn,
  type LocalizedTextField,
} from '@quartermaster/domain/record/localized-texts';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';
import type { Issue } from '@quartermaster/domain/core/issue';
import { filePathOf } from '@quartermaster/domain/fields/asset-field';
import { changesAfter, type LastChanges } from './text-history.ts';

/** A text that translators work on. `field` null: a text of the localization module, whose `path` is empty. */
export type TextEntry = {
  readonly id: string;
  readonly module: ResolvedModule;
  readonly recordId: string;
  /** That of the record. */
  readonly revision: number;
  readonly path: string;
  readonly field: LocalizedTextField | null;
  readonly texts: LocalizedText;
  readonly changes: LastChanges;
  /** Normalized: what the text, its record and its field are found by. */
  readonly searchText: string;
  readonly namespace: string | null;
  readonly hasFile: boolean;
  readonly hasProblem: boolean;
};

/** A record between two changes of the log, with the fields that its texts follow from. */
export type RecordState = {
  readonly recordId: string;
  readonly sortKey: string;
  readonly revision: number;
  readonly isHead: boolean;
  /** The record was not there before. */
  readonly isNew: boolean;
  readonly data: RecordData;
};

/** The texts of a record, from all its states, oldest first. Empty where it was deleted. */
export function entriesOf(module: ResolvedModule, states: readonly RecordState[]): readonly TextEntry[] {
  const head = states.at(-1);
  if (head?.isHead !== true) return [];
  const changes = lastChangesOf(module, states);
  return textsOf(module, head.data).map((text) =>
    describe(module, head, { ...text, changes: changes.get(text.path) ?? {} }),
  );
}

/** What is wrong with a text of the localization module, besides languages that are missing. */
export function problemsOfKeyedText(
  module: ResolvedModule,
  data: RecordData,
  context: { readonly isProtected: boolean },
): readonly Issue[] {
  return validateRecord(module, data, context).filter(({ code }) => code !== 'required');
}

type Text = Pick<TextEntry, 'path' | 'field' | 'texts'>;

function textsOf(module: ResolvedModule, data: RecordData): readonly Text[] {
  return module.key === TEXT_MODULE.key
    ? [{ path: '', field: null, texts: textsIn(data) }]
    : localizedTextsOf(module, data);
}

function lastChangesOf(
  module: ResolvedModule,
  states: readonly RecordState[],
): ReadonlyMap<string, LastChanges> {
  let known = new Map<string, { readonly texts: LocalizedText; readonly changes: LastChanges }>();
  for (const { isNew, data } of states) {
    const before = isNew ? new Map<string, never>() : known;
    known = new Map(
      textsOf(module, data).map(({ path, texts }) => [
        path,
        { texts, changes: changesAfter(before.get(path), texts) },
      ]),
    );
  }
  return new Map([...known].map(([path, { changes }]) => [path, changes]));
}

function describe(
  module: ResolvedModule,
  { recordId, data, revision }: RecordState,
  text: Text & Pick<TextEntry, 'changes'>,
): TextEntry {
  const { path, field } = text;
  const isKeyed = field === null;
  return {
    ...text,
    id: isKeyed ? recordId : `${module.key}/${recordId}/${path}`,
    module,
    recordId,
    revision,
    searchText: searchTextOf(module, recordId, data, text),
    namespace: isKeyed && typeof data['namespace'] === 'string' ? data['namespace'] : null,
    hasFile: isKeyed && LANGUAGES.some((language) => filePathOf(data[`asset_path_${language}`]) !== null),
    hasProblem: hasProblem(module, data, text),
  };
}

function hasProblem(module: ResolvedModule, data: RecordData, { field, texts }: Text): boolean {
  if (field !== null) return problemsOfText(field, texts).length > 0;
  return problemsOfKeyedText(module, readRecord(module, data), { isProtected: false }).length > 0;
}

function searchTextOf(
  module: ResolvedModule,
  recordId: string,
  data: RecordData,
  { field, texts }: Text,
): string {
  const { title } = field === null ? { title: null } : displayRecord(module, data);
  const names = title === null ? [] : typeof title === 'string' ? [title] : Object.values(title);
  const labels = field === null ? [] : Object.values(field.label);
  return [recordId, ...names, ...labels, ...Object.values(texts)].map(normalizeSearchText).join('\n');
}
