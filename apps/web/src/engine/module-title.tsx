import { useQuery } from '@tanstack/react-query';
import { readLanguage } from '../i18n/language.ts';
import { hasModule } from './load-module.ts';
import { moduleQuery } from './use-module.ts';

/** What a module is called; one that is no longer defined goes by its key. */
export function ModuleTitle({ module: key }: { readonly module: string }) {
  const { data } = useQuery({ ...moduleQuery(key), enabled: hasModule(key) });
  return data?.titles.title[readLanguage()] ?? key;
}
