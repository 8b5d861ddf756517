import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { drawAlarmsQuery, type DrawAlarm } from '../../api/draw-audit.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './home.module.css';

/** What players drew that chance does not explain; nothing where all is well. */
export function DrawAlarmsCard() {
  const { t } = useTranslation('home');
  const { data } = useQuery(drawAlarmsQuery());
  if (data === undefined || data.alarms.length === 0) return null;
  return (
    <Card flush title={t('drawAlarms')}>
      <ul className={styles.lines}>
        {data.alarms.map((alarm) => (
          <li key={`${alarm.environment} ${alarm.gachaponId} ${alarm.release}`} className={styles.issue}>
            <Alarm alarm={alarm} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Alarm({ alarm: { environment, gachaponId, release, at } }: { readonly alarm: DrawAlarm }) {
  const { t } = useTranslation('home');
  return (
    <>
      <Tag tone="red" glyph="!">
        {environment}
      </Tag>{' '}
      <Link
        to="/draw-audit"
        search={({ v }) => ({
          env: environment,
          v,
          gachapon: String(gachaponId),
          ...(release === null ? {} : { release: String(release) }),
        })}
      >
        {t('drawAlarm', { gachapon: gachaponId, release: release ?? '–' })}
      </Link>{' '}
      <DateTimeText value={at} />
    </>
  );
}
