import { PLANNED_PER_PAGE } from '@quartermaster/contract/http/limits';
import type { EnumTone } from '@quartermaster/domain/core/field';
import { issueKey, type Issue } from '@quartermaster/domain/core/issue';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  plannedRecordsQuery,
  type PlannedModule,
  type PlannedRecord,
  type SettingsImportProgress,
} from '../../api/settings-files.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { pathLabel } from '../../fields/path-label.ts';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { recordLabel } from '../../fields/reference/use-record-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import { AnswerState } from '../../ui/table/answer-state.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './settings-files.module.css';
import { useScreenTitle } from '../../engine/use-screen-title.ts';

type PlannedRecordsProps = { readonly job: SettingsImportProgress; readonly planned: PlannedModule };

/** What would become of the records of one module, a page at a time. */
export function PlannedRecords({ job, planned }: PlannedRecordsProps) {
  const { t } = useTranslation('tools');
  const { t: tc } = useTranslation();
  const [offset, setOffset] = useState(0);
  const asked = useQuery(moduleQuery(planned.module));
  const module = asked.data;
  const page = useQuery(plannedRecordsQuery(useBranch(), job.id, planned.module, offset));
  if (!page.data || !module) return <AnswerState of={[page, asked]} rows={3} />;
  const { records, references, next } = page.data;
  return (
    <ModuleFields module={module} references={references}>
      {planned.problems.length > 0 ? <Problems module={module} problems={planned.problems} /> : null}
      <ul className={styles.records}>
        {records.map((record) => (
          <Planned key={record.recordId} module={module} record={record} />
        ))}
      </ul>
      {offset > 0 || next !== null ? (
        <nav aria-label={t('pagesOf', { module: module.titles.title[readLanguage()] })}>
          <Button
            size="small"
            disabled={offset === 0}
            onClick={() => setOffset(Math.max(0, offset - PLANNED_PER_PAGE))}
          >
            {tc('previousPage')}
          </Button>{' '}
          <Button size="small" disabled={next === null} onClick={() => setOffset(next ?? 0)}>
            {tc('nextPage')}
          </Button>
        </nav>
      ) : null}
    </ModuleFields>
  );
}

const TONES: Readonly<Record<PlannedRecord['outcome'], EnumTone>> = {
  added: 'green',
  changed: 'orange',
  removed: 'red',
  invalid: 'red',
};

function Planned({ module, record }: { readonly module: ResolvedModule; readonly record: PlannedRecord }) {
  const { t } = useTranslation('tools');
  const name = recordLabel(module, record).label;
  const outcomes = {
    added: t('added'),
    changed: t('changed'),
    removed: t('removed'),
    invalid: t('invalid'),
  };
  return (
    <li className={styles.record}>
      <span className={styles.who}>
        {name}
        <RecordIdText module={module.key} id={record.recordId} />
      </span>
      <span className={styles.what}>
        <Tag tone={TONES[record.outcome]}>{outcomes[record.outcome]}</Tag>
        {record.fields.map(({ path, keys, before, after }) => (
          <FieldChange key={path} module={module} path={path} keys={keys} before={before} after={after} />
        ))}
        {record.issues.map((problem) => (
          <IssueLine key={issueKey(problem as Issue)} module={module} problem={problem as Issue} />
        ))}
      </span>
    </li>
  );
}

type ProblemsProps = { readonly module: ResolvedModule; readonly problems: PlannedModule['problems'] };

function Problems({ module, problems }: ProblemsProps) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ recordId, issue }) => (
        <li key={`${recordId} ${issueKey(issue as Issue)}`}>
          <RecordIdText module={module.key} id={recordId} />{' '}
          <IssueLine module={module} problem={issue as Issue} />
        </li>
      ))}
    </ul>
  );
}

function IssueLine({ module, problem }: { readonly module: ResolvedModule; readonly problem: Issue }) {
  const { t } = useTranslation();
  const language = readLanguage();
  const titleOf = useScreenTitle();
  return (
    <span className={problem.severity === 'error' ? styles.error : styles.warning}>
      {t('labelled', {
        label: pathLabel(module, problem.path, language),
        text: moduleIssueText(problem, language, { module, titleOf }),
      })}
    </span>
  );
}
