import type { Language } from '@quartermaster/domain/core/language';
import { timeslotType } from '@quartermaster/domain/enums/timeslot-type';

/** The name of a type of timeslot; the stored value where it is unknown. */
export function findTimeslotLabel(type: string, language: Language): string {
  return timeslotType.values.find(({ value }) => value === type)?.label[language] ?? type;
}
