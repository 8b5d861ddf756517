import { useQuery } from '@tanstack/react-query';
import { readLanguage } from '../i18n/language.ts';
import { hasModule } from './load-module.ts';
import { useModuleNames } from './use-module-names.ts';
import { moduleQuery } from './use-module.ts';

/** What a module is called, by the menu until its definition is here; one that is no longer defined goes by its key. */
export function useModuleTitle(key: string): string {
  const { data } = useQuery({ ...moduleQuery(key), enabled: hasModule(key) });
  const nameOf = useModuleNames();
  return data?.titles.title[readLanguage()] ?? nameOf(key);
}

export function ModuleTitle({ module }: { readonly module: string }) {
  return useModuleTitle(module);
}
