import type { FieldDefinitions, FieldKind } from '@quartermaster/domain/core/field';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { buildModule } from './build-module.ts';
import { SAMPLE_FIELDS } from './sample-fields.ts';

/** Every kind of field. */
export const ALL_FIELD_KINDS = Object.keys(SAMPLE_FIELDS) as readonly FieldKind[];

type Siblings = { readonly fields: FieldDefinitions; readonly values: RecordData };

const NONE: Siblings = { fields: {}, values: {} };

/** What fields of some kinds need beside them, and with which values. */
const SIBLINGS: { readonly [K in FieldKind]?: Siblings } = {
  reference_by: { fields: { size: SAMPLE_FIELDS.enum }, values: { size: 'small' } },
};

/** The fields that a field of a kind depends on, with values that ask for it. */
export function siblingsOf(kind: FieldKind): Siblings {
  return SIBLINGS[kind] ?? NONE;
}

/** A module of one field of a kind, `value`, beside the usual ones. */
function sampleModule(kind: FieldKind): ResolvedModule {
  return buildModule(
    { ...siblingsOf(kind).fields, value: SAMPLE_FIELDS[kind] },
    { key: `${kind.replaceAll('_', '-')}-sample-setting` },
  );
}

/** One small module per kind of field. */
export function sampleModules(): readonly ResolvedModule[] {
  return ALL_FIELD_KINDS.map(sampleModule);
}
