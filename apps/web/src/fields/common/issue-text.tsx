import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { issueKey, type Issue } from '@quartermaster/domain/core/issue';
import { useTranslation } from 'react-i18next';
import styles from './common.module.css';
import { useIssueText } from './use-issue-text.ts';

type IssueTextsProps = {
  readonly id: string;
  readonly issues: readonly Issue[];
  /** What the problem is in, where several fields share the place; '': the place itself. */
  readonly labelOf?: (found: Issue) => string;
};

/** Problems in words, beside what caused them. A mark tells errors from warnings, not colour alone. */
export function IssueTexts(props: IssueTextsProps) {
  return props.issues.length === 0 ? null : <ShownIssues {...props} />;
}

function ShownIssues({ id, issues, labelOf }: IssueTextsProps) {
  const { t } = useTranslation();
  const textOf = useIssueText(issues);
  const labelled = (label: string, text: string): string =>
    label === '' ? text : t('labelled', { label, text });
  return (
    <div id={id} className={styles.issues}>
      {issues.map((found) => (
        <p key={issueKey(found)} className={found.severity === 'error' ? styles.error : styles.warning}>
          {found.severity === 'error' ? <CloseCircleFilled aria-hidden /> : <WarningFilled aria-hidden />}{' '}
          {labelled(labelOf?.(found) ?? '', textOf(found))}
        </p>
      ))}
    </div>
  );
}
