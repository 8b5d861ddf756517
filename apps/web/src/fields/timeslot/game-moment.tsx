import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { wallFromUtc } from '../common/zone-time.ts';
import { MomentBox } from '../moment/moment-box.tsx';
import { zoneCity } from '../../i18n/zone.ts';
import styles from './timeslot.module.css';

type GameMomentProps = {
  readonly label: string;
  /** A UTC instant of the wire, or what was typed and is none. */
  readonly instant: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (instant: string | null) => void;
  readonly after: ReactNode;
};

/** A moment, edited in the game's own time, with the person's time under it. */
export function GameMoment({ label, instant, isInvalid, isDisabled, onChange, after }: GameMomentProps) {
  const id = useId();
  const { gameTimeZone } = useFieldEnvironment();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <MomentBox
        id={id}
        className={styles.moment ?? ''}
        value={instant}
        zone={gameTimeZone}
        allowClear={false}
        onChange={onChange}
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
