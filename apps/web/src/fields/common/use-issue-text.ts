import type { Issue } from '@quartermaster/domain/core/issue';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { useQueries } from '@tanstack/react-query';
import { useFieldEnvironment } from '../field-environment.tsx';

/** Puts problems into words, with fields, values and other modules by the names people know. */
export function useIssueText(issues: readonly Issue[]): (found: Issue, fieldLabel?: string) => string {
  const { language, module, hasModule, loadModule } = useFieldEnvironment();
  const named = issues.map(({ params }) => params['module']).filter((key) => typeof key === 'string');
  const keys = [...new Set(named)].filter(hasModule);
  const loaded = useQueries({
    queries: keys.map((key) => ({
      queryKey: ['definition', key],
      queryFn: () => loadModule(key),
      staleTime: Infinity,
      structuralSharing: false,
    })),
  });
  const titleOf = (key: string) => loaded[keys.indexOf(key)]?.data?.titles.title[language];
  return (found, fieldLabel = '') =>
    module === null ? found.code : moduleIssueText(found, language, { module, titleOf, fieldLabel });
}
