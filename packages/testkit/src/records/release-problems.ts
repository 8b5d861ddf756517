import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { validateConfiguration } from '@quartermaster/domain/validation/validate-configuration';
import { validRecord } from './valid-record.ts';

/** Records by module, each with what a test is about; the rest is filled in. */
export type Records = { readonly [module: string]: readonly RecordData[] };

/** What a record that is named is told: it is not there, off, or released too late. */
const OF_REFERENCES: readonly string[] = ['reference_missing', 'reference_off', 'named_before_release'];

/**
 * What a release of these records alone would be told, one line for each problem: module, record, path
 * and code. References to records that players do not get are no problem, but those in the paths `linked` are.
 */
export function releaseProblems(
  registry: Registry,
  records: Records,
  linked: readonly string[] = [],
): readonly string[] {
  const whole = (key: string) =>
    (records[key] ?? []).map((data) => ({
      recordId: recordIdOf(registry.get(key), data),
      data: validRecord(registry.get(key), data),
    }));
  return validateConfiguration({
    registry,
    isProtected: true,
    onlyModules: Object.keys(records),
    records: whole,
  })
    .filter(({ path, code }) => !OF_REFERENCES.includes(code) || linked.includes(path))
    .map(({ module, recordId, path, code }) => `${module} ${recordId} ${path} ${code}`);
}
