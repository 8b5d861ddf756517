import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverInfoQuery, type ServerInfo } from '../api/get-server-info.ts';
import { parseInstant, wallTime } from '../i18n/format.ts';
import { readZone, zoneShortName } from '../i18n/zone.ts';
import styles from './server-clock.module.css';

const SECOND = 1000;

function serverNow(info: ServerInfo): Date {
  return new Date(parseInstant(info.time).getTime() + Date.now() - info.askedAt);
}

type ServerClockProps = {
  /** With its date, for places that have the room. */
  readonly isFull?: boolean;
};

/** The server's clock, ticking, in the chosen zone; what it runs on is its tooltip. */
export function ServerClock({ isFull = false }: ServerClockProps) {
  const { t } = useTranslation('layout');
  const { data: info } = useQuery(serverInfoQuery());
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), SECOND);
    return () => clearInterval(timer);
  }, []);
  if (!info) return <span className={styles.clock} />;
  const now = serverNow(info);
  const zone = readZone();
  const time = wallTime(now, zone);
  const runtime = t('runtime', { version: info.php_v });
  return (
    <span className={styles.clock} title={`${t('serverTime')}\n${time} ${zone}\n${runtime}`}>
      {isFull ? time : time.slice(11)} {zoneShortName(zone, now)}
    </span>
  );
}
