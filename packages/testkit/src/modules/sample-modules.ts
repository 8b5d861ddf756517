import type { FieldKind } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { buildModule } from './build-module.ts';
import { SAMPLE_FIELDS } from './sample-fields.ts';

/** Every kind of field. */
export const ALL_FIELD_KINDS = Object.keys(SAMPLE_FIELDS) as readonly FieldKind[];

/** A module of one field of a kind, `value`, beside the usual ones. */
export function sampleModule(kind: FieldKind): ResolvedModule {
  return buildModule({ value: SAMPLE_FIELDS[kind] }, { key: `${kind.replaceAll('_', '-')}-sample-setting` });
}

/** One small module per kind of field. */
export function sampleModules(): readonly ResolvedModule[] {
  return ALL_FIELD_KINDS.map(sampleModule);
}
