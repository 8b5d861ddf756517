import { plainText, type RecordData } from '../core/json.ts';
import type { Registry } from '../core/module.ts';
import { FILE_MODULE } from '../fields/asset-field.ts';
import type { FieldReference } from '../fields/field-kind-logic.ts';
import type { ModuleRecord, ReadRecords } from '../rules/rule-logic.ts';

/** Finds records by the references of other records. Each module is read once, on first use. */
export type RecordIndex = {
  /** `unknown_module`: the console has no such module yet, so nothing can be said. */
  find(reference: Pick<FieldReference, 'module' | 'id' | 'by'>): RecordData | 'missing' | 'unknown_module';
};

/** An index over the records that a configuration consists of. */
export function createRecordIndex(registry: Registry, records: ReadRecords): RecordIndex {
  const indexes = new Map<string, ReadonlyMap<string, RecordData>>();

  function indexOf(module: string, by: string | null): ReadonlyMap<string, RecordData> {
    const name = `${module}\n${by ?? ''}`;
    let index = indexes.get(name);
    if (index === undefined) {
      index = buildIndex(records(module), by);
      indexes.set(name, index);
    }
    return index;
  }

  return {
    find({ module, id, by }) {
      if (registry.find(module) === undefined) return 'unknown_module';
      return indexOf(module, by).get(id) ?? 'missing';
    },
  };
}

function buildIndex(records: Iterable<ModuleRecord>, by: string | null): ReadonlyMap<string, RecordData> {
  const index = new Map<string, RecordData>();
  for (const { recordId, data } of records) index.set(by === null ? recordId : plainText(data[by]), data);
  return index;
}

/** Whether a file may still be served but no longer chosen. */
export function isDeprecatedFile(reference: FieldReference, data: RecordData): boolean {
  return reference.module === FILE_MODULE.key && data[FILE_MODULE.deprecatedField] === true;
}

/** The language of the words in a picture that players of other languages see; `null`: none do. */
export function languageShownToOthers({ language }: FieldReference, data: RecordData): string | null {
  const words = plainText(data[FILE_MODULE.languageField]);
  return language === undefined || words === '' || words === language ? null : words;
}
