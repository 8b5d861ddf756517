import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CopyPlan, PlannedRecord } from '../../api/copies.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import styles from './events.module.css';
import { problemsId } from './problems-id.ts';

/** The copies that would block a release: among hundreds, each leads to its problems. */
export function BlockingRecords({ plan }: { readonly plan: CopyPlan }) {
  const { t } = useTranslation('events');
  if (plan.blocking === 0) return null;
  const links = plan.records.filter(blocks).map((record) => (
    <li key={problemsId(record)}>
      <ModuleTitle module={record.module} />{' '}
      <Button type="link" size="small" onClick={() => showProblems(record)}>
        {titleText(record.title, readTextLanguage()) || record.recordId}
      </Button>
    </li>
  ));
  return (
    <Alert
      type="error"
      showIcon
      title={t('blocking', { count: plan.blocking })}
      description={<ul className={styles.blocking}>{links}</ul>}
    />
  );
}

const blocks = ({ copy }: PlannedRecord): boolean =>
  copy !== null && copy.issues.some(({ severity }) => severity === 'error');

/** Goes to the record's tick, with which it can be left out. Its group may have been closed. */
function showProblems(record: PlannedRecord): void {
  const problems = document.getElementById(problemsId(record));
  problems?.closest('details')?.setAttribute('open', '');
  problems?.closest('li')?.querySelector('input')?.focus({ preventScroll: true });
  problems?.scrollIntoView({ block: 'center' });
}
