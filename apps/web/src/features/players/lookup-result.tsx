import { useTranslation } from 'react-i18next';
import type { PlayerLookup, PlayerServer } from '../../api/players.ts';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './lookup.module.css';
import { PlayerTable } from './player-table.tsx';
import { ServerNotices } from './server-notices.tsx';

type LookupResultProps = { readonly found: PlayerLookup; readonly servers: readonly PlayerServer[] };

/** The players with the ids, the ids of no player, and the texts that are no ids. */
export function LookupResult({ found, servers }: LookupResultProps) {
  const { t } = useTranslation('players');
  const { data, notFound, malformed, unavailable } = found;
  const count = (ids: readonly unknown[]) => ({ count: ids.length });
  return (
    <section className={styles.result} aria-label={t('lookup')}>
      <p className={styles.counts} role="status">
        <Tag tone="green" glyph="✓">
          {t('lookupFound', count(data))}
        </Tag>
        {notFound.length > 0 ? (
          <Tag tone="orange" glyph="?">
            {t('lookupMissing', count(notFound))}
          </Tag>
        ) : null}
        {malformed.length > 0 ? (
          <Tag tone="red" glyph="✕">
            {t('lookupMalformed', count(malformed))}
          </Tag>
        ) : null}
      </p>
      <ServerNotices notices={unavailable} servers={servers} />
      <Ids label={t('lookupMissing', count(notFound))} ids={notFound} />
      <Ids label={t('lookupMalformed', count(malformed))} ids={malformed} />
      {data.length > 0 ? (
        <div className={styles.players}>
          <PlayerTable rows={data} servers={servers} />
        </div>
      ) : null}
    </section>
  );
}

/** Ids to be copied and asked about elsewhere. */
function Ids({ label, ids }: { readonly label: string; readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <div className={styles.left}>
      <h3>{label}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard must reach it */}
      <p className={styles.codes} tabIndex={0}>
        {ids.join(' ')}
      </p>
    </div>
  );
}
