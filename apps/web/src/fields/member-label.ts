import { localized, type Language } from '@quartermaster/domain/core/language';
import { formatText } from '@quartermaster/domain/texts/format-text';

const MEMBER = localized('{list}, no. {no}', '{list} {no}', '{list} {no}');

/** A member of a list whose label names all of them, by its place: `Groups, no. 3`. */
export function memberLabel(list: string, index: number, language: Language): string {
  return formatText(MEMBER[language], { list, no: `${index + 1}` });
}
