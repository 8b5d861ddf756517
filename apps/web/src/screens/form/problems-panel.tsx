import { issueKey, type Severity } from '@quartermaster/domain/core/issue';
import { takesEffectOnSave } from '@quartermaster/domain/core/module';
import { CheckCircleOutlined, CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { AboutCount } from '../../api/list-referrers.ts';
import { IssueLine } from '../../engine/form/issue-line.tsx';
import { BLOCKS_TITLES } from '../../engine/record/blocks-titles.ts';
import { groupByBlocks, topField, type FormIssue } from '../../engine/record/record-issues.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { useIssueText } from '../../fields/common/use-issue-text.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './side-panel.module.css';

type ProblemsPanelProps = { readonly form: FormSession; readonly onOpen: (path: string) => void };

type AllProblemsProps = ProblemsPanelProps & { readonly about: readonly AboutCount[] };

/** Everything that is wrong with the record, then with the records about it taken together. */
export function ProblemsPanel({ about, ...props }: AllProblemsProps) {
  const { t } = useTranslation('form');
  const parts = about.flatMap(({ module, problems }) => problems.map((found) => ({ ...found, module })));
  const own = useFormState(props.form, (state) => state.shown.all.length);
  if (parts.length === 0) return <OwnProblems {...props} />;
  return (
    <>
      {own > 0 ? <OwnProblems {...props} /> : null}
      <section className={styles.group}>
        <h3 className={styles.groupTitle}>{t('problemsOfParts')}</h3>
        <ul className={styles.list}>
          {parts.map((found) => (
            <li key={`${found.module} ${found.recordId} ${issueKey(found)}`}>
              <RecordPageLink module={found.module} recordId={found.recordId} path={found.path}>
                <span className={styles.problem}>
                  <SeverityMark severity={found.severity} />
                  <span>
                    <IssueLine issue={found} />
                  </span>
                </span>
              </RecordPageLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What weighs most first; each line leads to its field. */
function OwnProblems({ form, onOpen }: ProblemsPanelProps) {
  const { t } = useTranslation('form');
  const issues = useFormState(form, (state) => state.shown.all);
  const openFields = useFormState(form, (state) => countOpenFields(state.issues.all));
  // Untouched fields of a new record: they are no mistakes yet, but the record is not complete either.
  if (issues.length === 0 && openFields > 0) {
    return <p className={styles.note}>{t('fieldsToFill', { count: openFields })}</p>;
  }
  if (issues.length === 0) {
    return (
      <>
        <p className={styles.fine}>
          <CheckCircleOutlined aria-hidden /> {t('noProblems')}
        </p>
        {takesEffectOnSave(form.module) ? null : <p className={styles.note}>{t('releaseChecksMore')}</p>}
      </>
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
              <SeverityMark severity={found.severity} />
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

function SeverityMark({ severity }: { readonly severity: Severity }) {
  const isError = severity === 'error';
  return (
    <span className={isError ? styles.error : styles.warning}>
      {isError ? <CloseCircleFilled aria-hidden /> : <WarningFilled aria-hidden />}
    </span>
  );
}
