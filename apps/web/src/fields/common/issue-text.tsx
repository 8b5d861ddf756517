import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import type { Issue } from '@quartermaster/domain/core/issue';
import styles from './common.module.css';
import { useIssueText } from './use-issue-text.ts';

type IssueTextsProps = { readonly id: string; readonly issues: readonly Issue[] };

/** Problems in words, beside what caused them. A mark tells errors from warnings, not colour alone. */
export function IssueTexts({ id, issues }: IssueTextsProps) {
  return issues.length === 0 ? null : <ShownIssues id={id} issues={issues} />;
}

function ShownIssues({ id, issues }: IssueTextsProps) {
  const textOf = useIssueText(issues);
  return (
    <div id={id} className={styles.issues}>
      {issues.map((found) => (
        <p
          key={`${found.path} ${found.code}`}
          className={found.severity === 'error' ? styles.error : styles.warning}
        >
          {found.severity === 'error' ? <CloseCircleFilled aria-hidden /> : <WarningFilled aria-hidden />}{' '}
          {textOf(found)}
        </p>
      ))}
    </div>
  );
}
