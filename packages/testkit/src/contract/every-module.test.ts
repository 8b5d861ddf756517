import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { registry } from '@quartermaster/domain/modules/index';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { identityFromRecordId, recordIdOf } from '@quartermaster/domain/record/identity';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { describe, expect, it } from 'vitest';
import { sampleModules } from '../modules/sample-modules.ts';
import { brokenRecords } from '../records/broken-records.ts';
import { validRecord } from '../records/valid-record.ts';

const modules: readonly (readonly [string, ResolvedModule])[] = [...sampleModules(), ...registry.modules].map(
  (module) => [module.key, module] as const,
);

describe.each(modules)('%s', (_key, module) => {
  it('accepts a valid record', () => {
    expect(validateFields(module, validRecord(module))).toEqual([]);
  });

  it.each(brokenRecords(module).map((broken) => [broken.name, broken] as const))(
    'refuses %s',
    (_name, broken) => {
      const found = validateFields(module, broken.data).filter(
        ({ path, code }) =>
          (path === broken.path || path.startsWith(`${broken.path}.`)) &&
          (broken.code === null || code === broken.code),
      );
      expect(found).not.toEqual([]);
    },
  );

  it('stores a record in one way', () => {
    const once = normalizeRecord(module, validRecord(module));
    expect(canonicalJson(normalizeRecord(module, once))).toBe(canonicalJson(once));
    expect(diffRecords(module, readRecord(module, once), readRecord(module, once))).toEqual([]);
  });

  it('finds the identity in the record id again', () => {
    const record = validRecord(module);
    const identity = identityFromRecordId(module, recordIdOf(module, record));
    expect(recordIdOf(module, { ...record, ...identity })).toBe(recordIdOf(module, record));
  });
});
