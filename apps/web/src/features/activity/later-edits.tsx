import { Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LaterEdit } from '../../api/change-sets.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import styles from './activity.module.css';
import { ModuleLink } from './change-set-table.tsx';

type LaterEditsProps = { readonly edits: readonly LaterEdit[]; readonly onLeave: () => void };

/** The records that were edited since and prevent an undo, each with a link to its history. */
export function LaterEdits({ edits, onLeave }: LaterEditsProps) {
  const { t } = useTranslation('activity');
  return (
    <>
      <Alert type="warning" showIcon title={t('overlapTitle', { count: edits.length })} />
      <p>{t('overlapText')}</p>
      <ul className={styles.edits}>
        {edits.map(({ module, recordId, title, seq }) => (
          <li key={`${module}/${recordId}`}>
            <Link to="/$module/$recordId/history" params={{ module, recordId }} onClick={onLeave}>
              {titleText(title, readTextLanguage()) || recordId}
            </Link>{' '}
            <RecordIdText module={module} id={recordId} />{' '}
            <span className={styles.soft}>
              <ModuleLink module={module} /> · {t('changeSet', { seq })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
