import { recordIdWords } from '@quartermaster/domain/record/display-record';
import { useQuery } from '@tanstack/react-query';
import { hasModule } from '../../engine/load-module.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';

const PLAIN_NUMBER = /^\d+$/;

/**
 * A record's ID as people read it. Plain numbers stay; others need their module, and are shown as stored until
 * it is loaded, so that a link always has a text.
 */
export function useRecordId(module: string, id: string): string {
  const isAsked = !PLAIN_NUMBER.test(id) && hasModule(module);
  const { data } = useQuery({ ...moduleQuery(module), enabled: isAsked });
  return data === undefined || !isAsked ? id : recordIdWords(data, id, readLanguage());
}
