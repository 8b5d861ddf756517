import type { ResolvedModule } from '@quartermaster/domain/core/module';
import {
  describeModule,
  modulesNamedBy,
  type ModuleReference,
} from '@quartermaster/domain/reference/describe-module';
import { queryOptions } from '@tanstack/react-query';
import { hasModule, loadModule } from '../../engine/load-module.ts';
import { readLanguage } from '../../i18n/language.ts';

/** A module's fields and rules in words, in the reader's language. Modules that it names come first. */
export function moduleReferenceQuery(module: ResolvedModule) {
  const language = readLanguage();
  return queryOptions({
    queryKey: ['reference', module.key, language],
    queryFn: async (): Promise<ModuleReference> => {
      const named = await Promise.all(modulesNamedBy(module).filter(hasModule).map(loadModule));
      const byKey = new Map([module, ...named].map((each) => [each.key, each]));
      return describeModule({ module, registry: { find: (key) => byKey.get(key) }, language });
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
}
