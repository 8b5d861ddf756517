import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';
import type { FoundRecords } from '../../engine/referenced-records.ts';
import type { RecordPlace } from './record-place.ts';

/**
 * What a release would complain about, as far as the record and those it names tell. `found`: the
 * records that it names, as far as they exist.
 */
export function checkRecord(
  registry: Registry,
  { module, branch }: RecordPlace,
  data: RecordData,
  found: FoundRecords,
): Issue[] {
  const issues = validateRecord(module, data, {
    isProtected: branch.environment.isProtected,
    client: branch.version.clientMinVersion || undefined,
    findRecord: (key, id) => found.get(key)?.get(id),
    findModule: (key) => registry.find(key),
  });
  return [
    ...issues,
    ...missingReferences(registry, module.key, recordIdOf(module, data), referencesOf(module, data), found),
  ];
}

function missingReferences(
  registry: Registry,
  ownModule: string,
  ownId: string,
  references: ReturnType<typeof referencesOf>,
  found: FoundRecords,
): Issue[] {
  return references.flatMap(({ path, module, id, by }): Issue[] => {
    const isThere = by !== null || registry.find(module) === undefined || found.get(module)?.has(id) === true;
    const isItself = module === ownModule && id === ownId;
    return isThere || isItself
      ? []
      : [{ path, code: 'reference_missing', params: { module, id }, severity: 'error' }];
  });
}
