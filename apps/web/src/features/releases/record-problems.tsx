import { issueKey } from '@quartermaster/domain/core/issue';
import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { useTranslation } from 'react-i18next';
import type { ReleaseProblem } from '../../api/releases.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './releases.module.css';
import { isCarried } from './warning-groups.ts';
import { useScreenTitle } from '../../engine/use-screen-title.ts';

type RecordProblemsProps = {
  readonly module: ResolvedModule | undefined;
  readonly problems: readonly ReleaseProblem[];
};

const isOther = (problem: ReleaseProblem): boolean => !isCarried(problem);

/** What keeps a changed record from going out, or wants a tick, beside the change that brought it. */
export function RecordProblems({ module, problems }: RecordProblemsProps) {
  const { t } = useTranslation();
  const { t: tr } = useTranslation('releases');
  const language = readLanguage();
  const titleOf = useScreenTitle();
  if (module === undefined || problems.length === 0) return null;
  const carried = problems.filter(isCarried).length;
  return (
    <ul className={styles.ownProblems}>
      {carried === 0 ? null : (
        <li className={styles.warning}>
          <WarningFilled aria-hidden /> {tr('carriedCount', { count: carried })}
        </li>
      )}
      {problems.filter(isOther).map((problem) => (
        <li key={issueKey(problem)} className={problem.severity === 'error' ? styles.error : styles.warning}>
          {problem.severity === 'error' ? <CloseCircleFilled aria-hidden /> : <WarningFilled aria-hidden />}{' '}
          {t('labelled', {
            label: pathLabel(module, problem.path, language),
            text: moduleIssueText(problem, language, { module, titleOf }),
          })}
        </li>
      ))}
    </ul>
  );
}
