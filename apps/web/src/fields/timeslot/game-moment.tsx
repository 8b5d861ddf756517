import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { utcFromWall, WIRE_FORMAT, wallFromUtc } from '../common/zone-time.ts';
import { zoneCity } from '../../i18n/zone.ts';
import styles from './timeslot.module.css';

type GameMomentProps = {
  readonly label: string;
  /** A UTC instant of the wire. */
  readonly instant: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (instant: string | null) => void;
  readonly onBlur: () => void;
  readonly after: ReactNode;
};

/** A moment, edited in the game's own time, with the person's time under it. */
export function GameMoment({
  label,
  instant,
  isInvalid,
  isDisabled,
  onChange,
  onBlur,
  after,
}: GameMomentProps) {
  const id = useId();
  const { gameTimeZone } = useFieldEnvironment();
  const wall = wallFromUtc(instant, gameTimeZone);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <DatePicker
        id={id}
        className={styles.moment}
        value={wall === null ? null : dayjs(wall)}
        format={WIRE_FORMAT}
        placeholder={WIRE_FORMAT}
        showTime={{ defaultOpenValue: dayjs('00:00:00', 'HH:mm:ss') }}
        allowClear={false}
        onChange={(next) =>
          onChange(next === null ? null : utcFromWall(next.format(WIRE_FORMAT), gameTimeZone))
        }
        needConfirm={false}
        onBlur={onBlur}
        disabled={isDisabled}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
      />
      <p className={styles.beside}>
        <OwnTime instant={instant} />
        {after}
      </p>
    </div>
  );
}

function OwnTime({ instant }: { readonly instant: string }) {
  const { t } = useTranslation('fields');
  const { timeZone, gameTimeZone } = useFieldEnvironment();
  const city = zoneCity(gameTimeZone);
  const own = wallFromUtc(instant, timeZone);
  if (own === null || timeZone === gameTimeZone) return <>{t('timeslot.game', { city })}</>;
  return <>{t('timeslot.gameAndOwn', { city, own: own.slice(0, 16), ownCity: zoneCity(timeZone) })}</>;
}
