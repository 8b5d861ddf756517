import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { auditQuery, type AuditEntry } from '../../api/audit.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { AgoText } from '../../ui/ago-text.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import styles from './settings.module.css';

/** Who changed the settings, newest first. */
export function SettingsHistory() {
  const { t } = useTranslation('settings');
  const { data } = useQuery(auditQuery('settings.'));
  return (
    <Card flush title={t('history')}>
      {data === undefined ? <SkeletonRows rows={2} columns={3} /> : null}
      {data?.data.length === 0 ? <p className={styles.none}>{t('historyNone')}</p> : null}
      {data && data.data.length > 0 ? (
        <ul className={styles.steps}>
          {data.data.map((entry) => (
            <li key={entry.id}>
              <span>{t('settingChanged', { before: zoneIn(entry.before), after: zoneIn(entry.after) })}</span>
              <span className={styles.who}>
                {entry.author} · <AgoText value={entry.at} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function zoneIn(settings: AuditEntry['before']): string {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return '–';
  const zone = settings['default_time_zone'];
  return typeof zone === 'string' ? zoneLabel(zone) : '–';
}
