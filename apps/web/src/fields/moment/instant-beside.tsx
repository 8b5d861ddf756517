import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { wallFromUtc } from '../common/zone-time.ts';
import { zoneCity, zoneCityBefore } from '../../i18n/zone.ts';
import styles from './moment.module.css';

/** The same instant as the game and as UTC see it; zones that agree are not repeated. */
export function InstantBeside({ instant }: { readonly instant: string }) {
  const { t } = useTranslation('fields');
  const { timeZone, gameTimeZone } = useFieldEnvironment();
  const game = wallFromUtc(instant, gameTimeZone);
  const own = wallFromUtc(instant, timeZone);
  if (own === null) return null;
  const parts = [t('moment.own', { city: zoneCityBefore(timeZone) })];
  if (game !== null && gameTimeZone !== timeZone)
    parts.push(t('moment.game', { wall: short(game), city: zoneCity(gameTimeZone) }));
  if (own !== instant) parts.push(`${short(instant)} UTC`);
  return <p className={styles.beside}>{parts.join(' · ')}</p>;
}

function short(wall: string): string {
  return wall.endsWith(':00') ? wall.slice(0, -3) : wall;
}
