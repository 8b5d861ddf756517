import type { FieldKind } from '@quartermaster/domain/core/field';
import { COMPOUND_FACTS } from './compound-facts.ts';
import type { FactsOf } from './field-facts.ts';
import { PLAIN_FACTS } from './plain-facts.ts';
import { TIMESLOT_FACTS } from './timeslot-facts.ts';

/** Facts about every kind of field. */
export const ALL_FACTS: FactsOf<FieldKind> = { ...PLAIN_FACTS, ...COMPOUND_FACTS, timeslot: TIMESLOT_FACTS };
