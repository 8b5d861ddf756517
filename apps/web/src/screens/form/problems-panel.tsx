import { issueKey } from '@quartermaster/domain/core/issue';
import { CheckCircleOutlined, CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { BLOCKS_TITLES } from '../../engine/record/blocks-titles.ts';
import { groupByBlocks, topField, type FormIssue } from '../../engine/record/record-issues.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { useIssueText } from '../../fields/common/use-issue-text.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './side-panel.module.css';

type ProblemsPanelProps = { readonly form: FormSession; readonly onOpen: (path: string) => void };

/** Everything that is wrong with the record, what weighs most first; each line leads to its field. */
export function ProblemsPanel({ form, onOpen }: ProblemsPanelProps) {
  const { t } = useTranslation('form');
  const issues = useFormState(form, (state) => state.shown.all);
  const openFields = useFormState(form, (state) => countOpenFields(state.issues.all));
  // Untouched fields of a new record: they are no mistakes yet, but the record is not complete either.
  if (issues.length === 0 && openFields > 0) {
    return <p className={styles.note}>{t('fieldsToFill', { count: openFields })}</p>;
  }
  if (issues.length === 0) {
    return (
      <p className={styles.fine}>
        <CheckCircleOutlined aria-hidden /> {t('noProblems')}
      </p>
    );
  }
  return groupByBlocks(issues).map((group) => (
    <ProblemGroup
      key={group.blocks}
      form={form}
      title={t(BLOCKS_TITLES[group.blocks])}
      hint={group.blocks === 'players' ? t('blocksPlayersHint') : null}
      issues={group.issues}
      onOpen={onOpen}
    />
  ));
}

function countOpenFields(issues: readonly FormIssue[]): number {
  const errors = issues.filter(({ severity }) => severity === 'error');
  return new Set(errors.map(({ path }) => topField(path))).size;
}

type ProblemGroupProps = ProblemsPanelProps & {
  readonly title: string;
  /** What follows from it, where the title does not say. */
  readonly hint: string | null;
  readonly issues: readonly FormIssue[];
};

function ProblemGroup({ form, title, hint, issues, onOpen }: ProblemGroupProps) {
  const language = readLanguage();
  const textOf = useIssueText(issues);
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {hint === null ? null : <p className={styles.note}>{hint}</p>}
      <ul className={styles.list}>
        {issues.map((found) => (
          <li key={issueKey(found)}>
            <button type="button" className={styles.problem} onClick={() => onOpen(found.path)}>
              <span className={found.severity === 'error' ? styles.error : styles.warning}>
                {found.severity === 'error' ? (
                  <CloseCircleFilled aria-hidden />
                ) : (
                  <WarningFilled aria-hidden />
                )}
              </span>
              <span>
                <span className={styles.place}>{pathLabel(form.module, found.path, language)}</span>
                <span>{textOf(found)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
