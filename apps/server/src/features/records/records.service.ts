import { findUnknownNames } from '@quartermaster/domain/core/definition-problems';
import { RegistryError } from '@quartermaster/domain/core/registry';
import type { BatchAnswer, BatchChange, FixedFieldsAnswer } from '@quartermaster/contract/http/records';
import type {
  CopyAnswer,
  CopyBody,
  CopyPlanAnswer,
  CopyPlanBody,
  CopySourcesAnswer,
} from '@quartermaster/contract/http/copies';
import type { EventHomeAnswer } from '@quartermaster/contract/http/event-home';
import type { FoundRecord, NameMeaning, NamesBody, SearchQuery } from '@quartermaster/contract/http/search';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import type { Actor } from '../../platform/actor.ts';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { findAcrossModules, referencedBy } from '../../engine/referenced-records.ts';
import { findFixedFields } from '../../engine/fixed-records.ts';
import { findRecords } from '../../engine/stored-record.ts';
import { createChangeSetService } from './change-sets.ts';
import type { AdaptedDependencies } from './read-adapted.ts';
import { checkBesideOthers } from './check-beside-others.ts';
import { checkRecord } from './check-record.ts';
import { findByName } from './find-by-name.ts';
import { listFixedFields } from './list-fixed-fields.ts';
import { listCopySources } from './list-copy-sources.ts';
import { planLinkedCopies, type CopyDependencies } from './plan-linked-copies.ts';
import { presentPlan } from './present-copies.ts';
import { readHome } from './read-home.ts';
import { createRecordReader } from './read-records.ts';
import { findPlace, fixedNow, type EditDependencies, type VersionAddress } from './record-place.ts';
import { createAcross, updateAcross, type NewRecord, type RecordEdit } from './write-across.ts';
import { findRecordsAnywhere } from './search-records.ts';
import { takeRecord, type TakenRecord } from './take-record.ts';
import { writeBatch } from './write-batch.ts';
import { writeLinkedCopies } from './write-linked-copies.ts';
import { createRecordWriter, type WriteOptions } from './write-records.ts';

export type RecordsService = ReturnType<typeof createRecordsService>;

/** Records of any module: read, edit, undo. Throws where a definition asks for what no feature offers. */
export function createRecordsService(deps: AdaptedDependencies & CopyDependencies) {
  refuseUnknownNames(deps);
  return {
    ...createRecordReader(deps),
    ...createRecordWriter(deps),
    changeSets: createChangeSetService(deps),
    search: (address: VersionAddress, query: SearchQuery): Promise<FoundRecord[]> =>
      findRecordsAnywhere(deps, address, query),
    findByName: (address: VersionAddress, body: NamesBody, reader: Language): Promise<NameMeaning[]> =>
      findByName(deps, address, body, reader),
    writeBatch: (
      address: ModuleAddress,
      changes: readonly BatchChange[],
      actor: Actor,
      options: WriteOptions,
    ): Promise<BatchAnswer> => writeBatch(deps, address, changes, actor, options),
    take: (
      address: ModuleAddress,
      taken: TakenRecord,
      actor: Actor,
      options: WriteOptions,
    ): Promise<boolean> => takeRecord(deps, address, taken, actor, options),
    createAcross: (
      address: VersionAddress,
      news: readonly NewRecord[],
      actor: Actor,
      options: WriteOptions,
    ): Promise<void> => createAcross(deps, address, news, actor, options),
    listCopySources: (address: VersionAddress): Promise<CopySourcesAnswer> => listCopySources(deps, address),
    home: (address: ModuleAddress, recordId: string): Promise<EventHomeAnswer> =>
      readHome(deps, address, recordId),
    planCopy: async (
      address: ModuleAddress,
      recordId: string,
      choices: CopyPlanBody,
    ): Promise<CopyPlanAnswer> => presentPlan(deps, await planLinkedCopies(deps, address, recordId, choices)),
    copy: (address: ModuleAddress, recordId: string, body: CopyBody, actor: Actor): Promise<CopyAnswer> =>
      writeLinkedCopies(deps, address, recordId, body, actor),
    updateAcross: (
      address: VersionAddress,
      edits: readonly RecordEdit[],
      actor: Actor,
      options: WriteOptions,
    ): Promise<readonly number[]> => updateAcross(deps, address, edits, actor, options),
    listFixedFields: (address: ModuleAddress, recordIds: readonly string[]): Promise<FixedFieldsAnswer> =>
      listFixedFields(deps, address, recordIds),
    validate: (address: ModuleAddress, data: RecordData, recordId?: string): Promise<readonly Issue[]> =>
      validateDraft(deps, address, data, recordId),
  };
}

/** Everything wrong with a record as a form has it: what forbids saving first, then what forbids a release. */
async function validateDraft(
  deps: EditDependencies,
  address: ModuleAddress,
  input: RecordData,
  recordId: string | undefined,
): Promise<readonly Issue[]> {
  const place = await findPlace(deps, address);
  const { module, branch, branchOf } = place;
  const data = normalizeRecord(module, readRecord(module, input));
  const [head] =
    recordId === undefined ? [] : await findRecords(deps.database, module, branch.branchId, [recordId]);
  const heads = new Map(head === undefined ? [] : [[head.recordId, head]]);
  const fixedFields = await findFixedFields(deps.database, fixedNow(deps), module, branch.branchId, heads);
  const forbidding = validateFields(
    module,
    data,
    head === undefined
      ? {}
      : {
          previous: readRecord(module, head.data),
          fixed: fixedFields(head.recordId),
          now: deps.clock.now(),
        },
  );
  const found = await findAcrossModules(deps.database, deps.registry, referencedBy(module, [data]), branchOf);
  const id = recordId ?? recordIdOf(module, data);
  return [
    ...forbidding,
    ...checkRecord(deps.registry, place, data, found),
    ...(await checkBesideOthers(deps, place, id, data)),
  ];
}

/** Otherwise the first save of such a record, or the first look at such a list, would fail. */
function refuseUnknownNames({
  registry,
  adapters,
  fixedRecords,
}: AdaptedDependencies & EditDependencies): void {
  const problems = findUnknownNames([...registry.modules, ...registry.adapted], {
    fixedOnce: Object.keys(fixedRecords),
    stores: Object.keys(adapters),
  });
  if (problems.length > 0) throw new RegistryError(problems);
}
