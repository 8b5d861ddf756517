import type { Issue } from '@quartermaster/domain/core/issue';
import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { useFieldEnvironment } from '../field-environment.tsx';
import styles from './shared.module.css';

/** Problems in words, beside what caused them. A mark tells errors from warnings, not colour alone. */
export function IssueTexts({ id, issues }: { readonly id: string; readonly issues: readonly Issue[] }) {
  const { language, module } = useFieldEnvironment();
  if (issues.length === 0) return null;
  return (
    <div id={id} className={styles.issues}>
      {issues.map((found) => (
        <p
          key={`${found.path} ${found.code}`}
          className={found.severity === 'error' ? styles.error : styles.warning}
        >
          {found.severity === 'error' ? <CloseCircleFilled aria-hidden /> : <WarningFilled aria-hidden />}{' '}
          {module === null ? found.code : moduleIssueText(found, language, { module })}
        </p>
      ))}
    </div>
  );
}
