import { useTranslation } from 'react-i18next';
import { useBranch } from '../../engine/use-branch.ts';
import { Card } from '../../ui/layout/card.tsx';
import { RecentPlayers } from './recent-players.tsx';
import styles from './search.module.css';
import type { PlayerSearchState } from './use-player-search.ts';

/** What players are found by, each as it may look. */
const EXAMPLES = {
  account_id: '100200',
  name: 'Emb · 狐火 · きつね',
  login: 'mika_2026',
  email: 'mika@example.com',
  order: 'EF-…',
  device: '7f3a9c21-04be-…',
  ip: '203.0.113.7',
  third_party: '1178203…',
  guild: 'Lantern…',
} as const;

const WAYS = Object.keys(EXAMPLES) as readonly (keyof typeof EXAMPLES)[];

/** Before anything is asked: what can be, how it looks, and whom one opened last. */
export function NothingAsked({ state }: { readonly state: PlayerSearchState }) {
  const { t } = useTranslation('players');
  const { details } = useBranch();
  return (
    <div className={styles.start}>
      <Card title={t('searchHint', { place: details.name })}>
        <dl className={styles.ways}>
          {WAYS.map((by) => (
            <div key={by} className={styles.way}>
              <dt>{t(`by.${by}`)}</dt>
              <dd>
                <code className={styles.example}>{EXAMPLES[by]}</code>
                <span className={styles.help}>{t(`help.${by}`)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <RecentPlayers servers={state.servers} />
    </div>
  );
}
