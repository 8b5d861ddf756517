import { textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { wallBetween } from '../common/zone-time.ts';
import { zoneCity } from '../../i18n/zone.ts';
import styles from './timeslot.module.css';

type HoursInputProps = {
  readonly slot: JsonObject;
  readonly isDisabled: boolean;
  readonly onChange: (key: 'daily_from' | 'daily_to', next: string | null) => void;
};

/** Hours of the day; an end before the start runs over midnight, one at the start all day. */
export function HoursInput({ slot, isDisabled, onChange }: HoursInputProps) {
  const { t } = useTranslation('fields');
  const from = textOf(slot['daily_from']);
  const to = textOf(slot['daily_to']);
  const time = (key: 'daily_from' | 'daily_to', value: string) => (
    <Input
      className={styles.time}
      type="time"
      value={value}
      disabled={isDisabled}
      aria-label={t(`timeslot.${key}`)}
      onChange={({ target }) => onChange(key, target.value === '' ? null : target.value)}
    />
  );
  return (
    <div>
      <div className={styles.hours}>
        {time('daily_from', from)}
        <span aria-hidden>–</span>
        {time('daily_to', to)}
        {from !== '' && to !== '' && to <= from && (
          <span className={styles.note}>{t(to === from ? 'timeslot.allDay' : 'timeslot.overMidnight')}</span>
        )}
      </div>
      <OwnHours from={from} to={to} />
    </div>
  );
}

/** The same hours today in the person's own zone. */
function OwnHours({ from, to }: { readonly from: string; readonly to: string }) {
  const { t } = useTranslation('fields');
  const { timeZone, gameTimeZone } = useFieldEnvironment();
  const city = zoneCity(gameTimeZone);
  const [own, ownTo] = [from, to].map((time) => ownTime(time, gameTimeZone, timeZone));
  if (gameTimeZone === timeZone || own === undefined || ownTo === undefined)
    return <p className={styles.beside}>{t('timeslot.game', { city })}</p>;
  return (
    <p className={styles.beside}>
      {t('timeslot.gameAndOwn', { city, own: `${own} – ${ownTo}`, ownCity: zoneCity(timeZone) })}
    </p>
  );
}

function ownTime(time: string, gameZone: string, ownZone: string): string | undefined {
  if (time === '') return undefined;
  const today = new Date().toISOString().slice(0, 10);
  return wallBetween(`${today} ${time}:00`, gameZone, ownZone)?.slice(11, 16);
}
