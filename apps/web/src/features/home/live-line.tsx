import { useTranslation } from 'react-i18next';
import type { Environment } from '../../api/get-environments.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './home.module.css';

/** The head of an environment: its name, and whether it is protected. */
export function PlaceHead({ environment: { name, isProtected, gameTimeZone } }: LiveLineProps) {
  const { t } = useTranslation('home');
  return (
    <header className={styles.head}>
      <h2 className={styles.name}>{name}</h2>
      {isProtected ? <Tag tone="red">{t('protected')}</Tag> : null}
      <span className={styles.zone}>{zoneLabel(gameTimeZone)}</span>
    </header>
  );
}

type LiveLineProps = { readonly environment: Environment };

/** What players of an environment have now. */
export function LiveLine({ environment: { live } }: LiveLineProps) {
  const { t } = useTranslation('home');
  if (live === null) return <p className={styles.soft}>{t('liveNone')}</p>;
  return (
    <p className={styles.live}>
      <Tag tone="green" glyph="●">
        {t('live')}
      </Tag>
      <strong>{t('liveRelease', { number: live.number, version: live.version })}</strong>
      <AgoText value={live.at} />
    </p>
  );
}
