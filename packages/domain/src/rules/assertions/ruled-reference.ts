import type { ResolvedModule } from '../../core/module.ts';

/** The module that a reference field of a module names; null: the field is none. */
export function ruledReference(module: ResolvedModule, key: string): string | null {
  const field = module.fieldByKey.get(key);
  return field?.kind === 'reference' ? field.to : null;
}
