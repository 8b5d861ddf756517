import { recordIdWords } from '@quartermaster/domain/record/display-record';
import { useQuery } from '@tanstack/react-query';
import { hasModule } from '../../engine/load-module.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';

const PLAIN_NUMBER = /^\d+$/;

/**
 * A record's id as people read it; only an id that is no plain number asks what its module is, and stands
 * as it is stored until that is known: a link is never without words.
 */
export function useRecordId(module: string, id: string): string {
  const isAsked = !PLAIN_NUMBER.test(id) && hasModule(module);
  const { data } = useQuery({ ...moduleQuery(module), enabled: isAsked });
  return data === undefined || !isAsked ? id : recordIdWords(data, id, readLanguage());
}
