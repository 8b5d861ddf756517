import type { ResolvedField } from './field.ts';

/** The modules whose records a field itself may name; what its rows name is said by their fields. */
export function targetsOf(field: ResolvedField | undefined): readonly string[] {
  if (field?.kind === 'reference') return [field.to];
  if (field?.kind !== 'reference_by') return [];
  return Object.values(field.targets).filter((key) => key !== null);
}
