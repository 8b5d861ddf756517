import { useQuery } from '@tanstack/react-query';
import { readLanguage } from '../i18n/language.ts';
import { moduleQuery } from './use-module.ts';

/** What a module is called; its key until its definition is here. */
export function useModuleTitle(key: string): string {
  const { data } = useQuery(moduleQuery(key));
  return data?.titles.title[readLanguage()] ?? key;
}
