import { useQuery } from '@tanstack/react-query';
import { readLanguage } from '../i18n/language.ts';
import { hasModule } from './load-module.ts';
import { moduleQuery } from './use-module.ts';

/** What a module is called; its key until its definition is here, and where it is no longer defined. */
export function useModuleTitle(key: string): string {
  const { data } = useQuery({ ...moduleQuery(key), enabled: hasModule(key) });
  return data?.titles.title[readLanguage()] ?? key;
}

export function ModuleTitle({ module }: { readonly module: string }) {
  return useModuleTitle(module);
}
