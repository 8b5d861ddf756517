import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { loadModule } from './load-module.ts';

export function moduleQuery(key: string) {
  return queryOptions({
    queryKey: ['definition', key],
    queryFn: () => loadModule(key),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
}

/** The definition of a module; suspends while its script is on its way. */
export function useModule(key: string): ResolvedModule {
  return useSuspenseQuery(moduleQuery(key)).data;
}
