import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { useQuery } from '@tanstack/react-query';
import type { ReleaseIssue } from '../../api/releases.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import { moduleQuery } from '../use-module.ts';
import { useScreenTitle } from '../use-screen-title.ts';

/**
 * A problem in words: the field that it is about, where it is about one, and the sentence. Both are empty
 * until the definition of its module is here; the code of a problem is for programs.
 */
export function useIssueWords(issue: ReleaseIssue): { readonly field: string; readonly text: string } {
  const language = readLanguage();
  const titleOf = useScreenTitle();
  const { data: module, isPending } = useQuery(moduleQuery(issue.module));
  const unknown = isPending ? '' : issue.code;
  return {
    field: module && issue.path !== '' ? pathLabel(module, issue.path, language) : '',
    text: module ? moduleIssueText(issue, language, { module, titleOf }) : unknown,
  };
}
