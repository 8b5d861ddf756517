import type { ResolvedField } from './field.ts';
import type { ResolvedModule } from './module.ts';

/** The fields of a module that say when something is open; of its records themselves, not of their rows. */
export const timeslotFields = ({
  fields,
}: Pick<ResolvedModule, 'fields'>): readonly ResolvedField<'timeslot'>[] =>
  fields.filter((field) => field.kind === 'timeslot');
