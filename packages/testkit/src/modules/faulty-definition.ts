import type { FieldDefinitions } from '@quartermaster/domain/core/field';
import type { ModuleDefinition } from '@quartermaster/domain/core/module';
import { createRegistry, RegistryError } from '@quartermaster/domain/core/registry';
import { buildDefinition, LABEL, SAMPLE_FAMILY } from './build-module.ts';
import { sampleEnum } from './sample-fields.ts';

const owner = buildDefinition(
  {
    size: { kind: 'enum', of: sampleEnum, label: LABEL },
    limit: { kind: 'integer', label: LABEL },
    parts: { kind: 'rows', label: LABEL, fields: { no: { kind: 'integer', label: LABEL } } },
  },
  { key: 'owner-setting' },
);
const child = buildDefinition(
  {
    sample: { kind: 'reference', to: 'sample-setting', label: LABEL },
    amount: { kind: 'integer', label: LABEL },
  },
  { key: 'child-setting', kind: 'child', parent: 'sample' },
);
const FIELDS: FieldDefinitions = {
  size: { kind: 'enum', of: sampleEnum, label: LABEL },
  open: { kind: 'boolean', label: LABEL },
  name: { kind: 'text', label: LABEL },
  from: { kind: 'integer', label: LABEL },
  until: { kind: 'integer', label: LABEL },
  day: { kind: 'date', label: LABEL },
  timeslot: { kind: 'timeslot', label: LABEL, optional: true },
  owner: { kind: 'reference', to: 'owner-setting', label: LABEL },
  gate: { kind: 'group', label: LABEL, fields: { limit: { kind: 'integer', label: LABEL } } },
  rows: {
    kind: 'rows',
    label: LABEL,
    fields: {
      sort: { kind: 'enum', of: sampleEnum, label: LABEL },
      flag: { kind: 'boolean', label: LABEL },
      owner: { kind: 'reference', to: 'owner-setting', label: LABEL },
    },
  },
};

/** What a registry says of a sample module with these fields and overrides, beside an owner and a child of it. */
export function problemsOf(
  fields: FieldDefinitions,
  overrides: Partial<ModuleDefinition>,
): readonly string[] {
  try {
    createRegistry([SAMPLE_FAMILY], [buildDefinition({ ...FIELDS, ...fields }, overrides), owner, child]);
    return [];
  } catch (error) {
    if (error instanceof RegistryError) return error.problems;
    throw error;
  }
}
