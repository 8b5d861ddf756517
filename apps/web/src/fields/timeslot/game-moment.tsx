import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { WIRE_FORMAT, wallBetween, zoneCity } from '../shared/zone-time.ts';
import styles from './timeslot.module.css';

type GameMomentProps = {
  readonly label: string;
  /** Wall time of the game. */
  readonly wall: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (wall: string | null) => void;
  readonly onBlur: () => void;
  readonly after: ReactNode;
};

/** A moment in the game's own time, with the person's time under it. */
export function GameMoment({ label, wall, isInvalid, isDisabled, onChange, onBlur, after }: GameMomentProps) {
  const id = useId();
  const parsed = dayjs(wall);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <DatePicker
        id={id}
        className={styles.moment}
        value={wall !== '' && parsed.isValid() ? parsed : null}
        format={WIRE_FORMAT}
        placeholder={WIRE_FORMAT}
        showTime={{ defaultOpenValue: dayjs('00:00:00', 'HH:mm:ss') }}
        allowClear={false}
        onChange={(next) => onChange(next === null ? null : next.format(WIRE_FORMAT))}
        needConfirm={false}
        onBlur={onBlur}
        disabled={isDisabled}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
      />
      <p className={styles.beside}>
        <OwnTime wall={wall} />
        {after !== null && wall !== '' && <> · {after}</>}
      </p>
    </div>
  );
}

function OwnTime({ wall }: { readonly wall: string }) {
  const { t } = useTranslation('fields');
  const { timeZone, gameTimeZone } = useFieldEnvironment();
  const city = zoneCity(gameTimeZone);
  const own = wall === '' ? null : wallBetween(wall, gameTimeZone, timeZone);
  if (own === null || timeZone === gameTimeZone) return <>{t('timeslot.game', { city })}</>;
  return <>{t('timeslot.gameAndOwn', { city, own: own.slice(0, 16), ownCity: zoneCity(timeZone) })}</>;
}
