import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GamePageLink } from '../../engine/game-page-link.tsx';
import type { PanelProps } from '../../engine/panels.ts';
import { readLanguage } from '../../i18n/language.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { FirstFeaturedFacts } from './first-featured-facts.tsx';
import { GroupShares } from './group-shares.tsx';
import { OddsChart } from './odds-chart.tsx';
import styles from './odds.module.css';
import { useGachaponOdds } from './use-gachapon-odds.ts';

/** What players will live with if the record is saved as it is typed, beside what is saved now. */
export function OddsPanel({ form }: PanelProps) {
  const { t } = useTranslation('odds');
  const { draft, saved, plan, savedPlan, config, error, isWorking } = useGachaponOdds(form);
  if (error) return <ErrorPanel error={error} />;
  if (draft === undefined) return <p className={styles.note}>{t('working')}</p>;
  if (draft.groups.every(({ base, effective }) => base + effective === 0)) {
    return <p className={styles.note}>{t('noGroups')}</p>;
  }
  return (
    <div className={styles.panel} aria-busy={isWorking}>
      <FirstFeaturedFacts
        draft={draft}
        saved={saved ?? null}
        plan={plan}
        savedPlan={savedPlan}
        guarantees={config.guarantees.length}
      />
      {draft.first ? <OddsChart first={draft.first} /> : <p className={styles.note}>{t('noFeatured')}</p>}
      <GroupShares groups={draft.groups} saved={saved?.groups ?? null} config={config} />
      <Link to="/draw-audit" search={{ gachapon: String(config.gachaponId) }}>
        {t('drawAudit')}
      </Link>
      <GamePageLink path={`odds/${config.gachaponId}.html?lang=${readLanguage()}`}>
        {t('published')}
      </GamePageLink>
    </div>
  );
}
