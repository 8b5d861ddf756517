import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { recordIdWords } from '@quartermaster/domain/record/display-record';
import { useQuery } from '@tanstack/react-query';
import { hasModule } from '../../engine/load-module.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';

const PLAIN_NUMBER = /^\d+$/;

export const isPlainId = (id: string): boolean => PLAIN_NUMBER.test(id);

/**
 * A record's ID as people read it. Plain numbers stay; others need their module, and are shown as stored until
 * it is loaded, so that a link always has a text.
 */
export function useRecordId(module: string, id: string): string {
  const isAsked = !isPlainId(id) && hasModule(module);
  const { data } = useQuery({ ...moduleQuery(module), enabled: isAsked });
  return shownId(isAsked ? data : undefined, id);
}

/** The same where the definition is at hand. */
export const shownId = (module: ResolvedModule | undefined, id: string): string =>
  module === undefined || isPlainId(id) ? id : recordIdWords(module, id, readLanguage());
