import { issue, type IssueCode, type RecordIssue, type Severity } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { Registry, ResolvedModule } from '../core/module.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { readRecord } from '../record/read-record.ts';
import { referencesOf } from '../record/references-of.ts';
import type { FindRecord, ModuleRecord, ReadRecords } from '../rules/rule-logic.ts';
import { checkModuleRules, checkRecordRules } from './check-rules.ts';
import { checkKindsOfTargets } from './check-kinds-of-targets.ts';
import { checkSelfReferences } from './check-self.ts';
import { createRecordIndex, isDeprecatedFile, type RecordIndex } from './record-index.ts';
import { reviewFields } from './review-fields.ts';
import { checkFields } from './validate-fields.ts';

/** A whole configuration to check, or only some modules of it against the whole. */
export type Configuration = {
  readonly registry: Registry;
  /** On a protected environment missing languages are errors, elsewhere warnings. */
  readonly isProtected: boolean;
  /** May be asked several times for one module. */
  readonly records: ReadRecords;
  readonly onlyModules?: readonly string[];
};

/**
 * Everything that forbids a release (errors) or needs a tick (warnings): fields, record rules,
 * module rules, references. Linear in the number of records. A problem of a module as a whole has
 * the record id ''.
 */
export function validateConfiguration(configuration: Configuration): RecordIssue[] {
  const { registry, onlyModules } = configuration;
  const records: ReadRecords = (key) => currentRecords(registry.find(key), configuration.records(key));
  const index = createRecordIndex(registry, records);
  const chosen =
    onlyModules === undefined
      ? registry.modules
      : registry.modules.filter(({ key }) => onlyModules.includes(key));
  const issues: RecordIssue[] = [];
  for (const module of chosen) checkModule(module, records, index, configuration.isProtected, issues);
  return issues;
}

/** Stored records may be older than today's definition. */
function* currentRecords(
  module: ResolvedModule | undefined,
  records: Iterable<ModuleRecord>,
): Iterable<ModuleRecord> {
  if (module === undefined) return;
  for (const { recordId, data } of records) yield { recordId, data: readRecord(module, data) };
}

function checkModule(
  module: ResolvedModule,
  readRecords: ReadRecords,
  index: RecordIndex,
  isProtected: boolean,
  issues: RecordIssue[],
): void {
  const records = [...readRecords(module.key)];
  const addOf =
    (recordId: string): AddIssue =>
    (path, code, params, severity) => {
      issues.push({ ...issue(path, code, params, severity), module: module.key, recordId });
    };
  for (const { recordId, data } of records) checkOneRecord(module, data, index, isProtected, addOf(recordId));
  checkModuleRules(
    module,
    records,
    (recordId, path, code: IssueCode, params, severity: Severity) =>
      addOf(recordId)(path, code, params, severity),
    findRecordIn(index),
    readRecords,
  );
}

function findRecordIn(index: RecordIndex): FindRecord {
  return (moduleKey, id) => {
    const found = index.find({ module: moduleKey, id, by: null });
    return typeof found === 'string' ? undefined : found;
  };
}

function checkOneRecord(
  module: ResolvedModule,
  data: RecordData,
  index: RecordIndex,
  isProtected: boolean,
  add: AddIssue,
): void {
  checkFields(module, data, add);
  reviewFields(module, data, { isProtected }, add);
  checkRecordRules(module, data, findRecordIn(index), add, { isProtected });
  const references = referencesOf(module, data);
  checkSelfReferences(module, data, references, add);
  checkKindsOfTargets(references, findRecordIn(index), add);
  for (const reference of references) {
    const found = index.find(reference);
    if (found === 'missing')
      add(reference.path, 'reference_missing', { module: reference.module, id: reference.id });
    else if (found !== 'unknown_module' && isDeprecatedFile(reference, found)) {
      add(reference.path, 'reference_deprecated', { module: reference.module, id: reference.id }, 'warning');
    }
  }
}
