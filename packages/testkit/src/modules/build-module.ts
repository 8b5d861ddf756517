import type { FieldDefinitions } from '@quartermaster/domain/core/field';
import type { ModuleDefinition, ResolvedModule } from '@quartermaster/domain/core/module';
import { resolveModule } from '@quartermaster/domain/core/resolve';

/** A label where the words do not matter. */
export const LABEL = { en: 'Sample', zh: '範例', jp: 'サンプル' } as const;

/** The only family of sample modules. */
export const SAMPLE_FAMILY = { key: 'samples', title: LABEL, icon: 'flask' } as const;

/** A small module definition; everything but the fields has a sensible value. */
export function buildDefinition(
  fields: FieldDefinitions,
  overrides: Partial<ModuleDefinition> = {},
): ModuleDefinition {
  return {
    key: 'sample-setting',
    family: SAMPLE_FAMILY.key,
    titles: { title: LABEL, record: LABEL },
    ...overrides,
    fields,
  };
}

/** A small resolved module. */
export function buildModule(
  fields: FieldDefinitions,
  overrides: Partial<ModuleDefinition> = {},
): ResolvedModule {
  return resolveModule(buildDefinition(fields, overrides));
}
