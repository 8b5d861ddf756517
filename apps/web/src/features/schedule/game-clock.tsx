import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverInfoQuery } from '../../api/get-server-info.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import type { PanelProps } from '../../engine/panels.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { parseInstant, wallTime } from '../../i18n/format.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { offsetAt } from './offset-at.ts';
import styles from './schedule-week.module.css';

const SECOND = 1000;

/** The clock of the game with the offset as it is typed, ticking. */
export function GameClock({ form }: PanelProps) {
  const { t } = useTranslation('schedule');
  const values = useFormState(form, (state) => state.values);
  const { gameTimeZone } = useBranch().details;
  const { data: info } = useQuery(serverInfoQuery());
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  if (!info) return null;
  const real = new Date(parseInstant(info.time).getTime() + now - info.askedAt);
  const offset = offsetAt(values, formatDateTime(real));
  const game = new Date(real.getTime() + offset * SECOND);
  return (
    <div className={styles.head}>
      <strong className={styles.clock}>{wallTime(game, gameTimeZone)}</strong>
      <span className={styles.note}>{zoneLabel(gameTimeZone)}</span>
      {offset === 0 ? <span className={styles.note}>{t('clockReal')}</span> : null}
    </div>
  );
}
