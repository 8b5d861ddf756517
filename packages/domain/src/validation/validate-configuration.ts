import { issue, type RecordIssue } from '../core/issue.ts';
import type { Registry, ResolvedModule } from '../core/module.ts';
import type { PlayerFacts } from '../core/player-facts.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { readRecord } from '../record/read-record.ts';
import { referencesOf } from '../record/references-of.ts';
import type { FindRecord, ModuleRecord, ReadRecords } from '../rules/rule-logic.ts';
import { addUnaskedClients, checkModuleRules, checkRecordRules } from './check-rules.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkKindsOfTargets } from './check-kinds-of-targets.ts';
import { checkSelfReferences } from './check-self.ts';
import { checkNamed } from './check-named.ts';
import { createRecordIndex, type RecordIndex } from './record-index.ts';
import { reviewFields } from './review-fields.ts';
import { createSupply, type Supply } from './supply.ts';
import { checkFields } from './validate-fields.ts';
import { inWords } from './validate-record.ts';

/** A whole configuration to check, or only some modules of it against the whole. */
export type Configuration = {
  readonly registry: Registry;
  /** On a protected environment missing languages are errors, elsewhere warnings. */
  readonly isProtected: boolean;
  /** May be asked several times for one module. */
  readonly records: ReadRecords;
  readonly onlyModules?: readonly string[];
  /** Every record is here and checked, so that what nothing gives cannot be got anywhere. */
  readonly isWhole?: boolean;
  /** The oldest client that the version supports; empty: it names none. Absent: nothing is asked about it. */
  readonly client?: string | undefined;
  /** What is known of players. Without it, nothing is checked that asks about them. */
  readonly players?: PlayerFacts | undefined;
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
  const supply = configuration.isWhole === true ? createSupply() : null;
  const { isProtected, players, client } = configuration;
  const sight: Sight = { registry, index, isProtected, players, client, supply };
  for (const module of chosen) checkModule(module, records, sight, issues);
  return [...issues, ...(supply?.problems() ?? [])];
}

type Sight = {
  readonly registry: Registry;
  readonly index: RecordIndex;
  readonly isProtected: boolean;
  readonly players: PlayerFacts | undefined;
  readonly client: string | undefined;
  readonly supply: Supply | null;
};

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
  sight: Sight,
  issues: RecordIssue[],
): void {
  const records = [...readRecords(module.key)];
  const addOf =
    (recordId: string): AddIssue =>
    (path, code, params, severity) => {
      issues.push({ ...issue(path, code, params, severity), module: module.key, recordId });
    };
  if (sight.client === '') addUnaskedClients(module, records, addOf(''));
  for (const record of records) checkOneRecord(module, record, sight, addOf(record.recordId));
  checkModuleRules(records, (recordId, ...found) => addOf(recordId)(...found), {
    module,
    findRecord: findRecordIn(sight.index),
    readRecords,
    players: sight.players,
  });
}

function findRecordIn(index: RecordIndex): FindRecord {
  return (moduleKey, id) => {
    const found = index.find({ module: moduleKey, id, by: null });
    return typeof found === 'string' ? undefined : found;
  };
}

function checkOneRecord(module: ResolvedModule, record: ModuleRecord, sight: Sight, push: AddIssue): void {
  const { registry, index, isProtected, supply } = sight;
  const client = sight.client === '' ? undefined : sight.client;
  const { data } = record;
  const findRecord = findRecordIn(index);
  const add = inWords(module, data, { findModule: (key) => registry.find(key), findRecord }, push);
  checkFields(module, data, add);
  reviewFields(module, data, { isProtected }, add);
  checkRecordRules(data, add, { module, isProtected, findRecord, client });
  const references = referencesOf(module, data);
  supply?.add(module, record, references);
  checkSelfReferences(module, data, references, add);
  checkKindsOfTargets(references, findRecord, add);
  checkAmounts(data, references, findRecord, add);
  for (const reference of references) {
    const found = index.find(reference);
    const { path, module: key, id } = reference;
    if (found === 'missing') add(path, 'reference_missing', { module: key, id });
    else if (found !== 'unknown_module')
      checkNamed({ module, data, reference, named: found, to: registry.find(key), isProtected }, add);
  }
}
