import type { Language } from '@quartermaster/domain/core/language';
import { timeslotType } from '@quartermaster/domain/enums/timeslot-type';
import { labelOf } from '@quartermaster/domain/enums/label-of';

/** The name of a type of timeslot; the stored value where it is unknown. */
export function findTimeslotLabel(type: string, language: Language): string {
  return labelOf(timeslotType, type)?.[language] ?? type;
}
