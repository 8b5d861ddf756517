import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CopyPlan } from '../../api/copies.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import styles from './events.module.css';

/** Events that are open at the same time as the copies. */
export function Overlaps({ plan }: { readonly plan: CopyPlan }) {
  const { t } = useTranslation('events');
  const { overlaps, timeZone } = plan;
  if (overlaps.length === 0) return null;
  const day = (wire: string) => formatDateTime(wire, timeZone).slice(0, 16);
  return (
    <Alert
      type="warning"
      showIcon
      title={t('overlaps', { count: overlaps.length })}
      description={
        <ul className={styles.overlaps}>
          {overlaps.map(({ module, recordId, of, start, end }) => (
            <li key={`${module} ${recordId} ${of.recordId}`}>
              <ModuleTitle module={module} />{' '}
              <RecordPageLink module={module} recordId={of.recordId}>
                {titleText(of.title, readTextLanguage()) || of.recordId}
              </RecordPageLink>{' '}
              <span className={styles.hint}>
                {day(start)} – {day(end)}
              </span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
