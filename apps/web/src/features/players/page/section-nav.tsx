import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlayerSummary } from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import styles from './section-nav.module.css';
import { sectionGroups, type Section } from './sections.tsx';

type SectionNavProps = {
  readonly current: Section['key'];
  readonly counts: PlayerSummary['counts'];
};

/** Navigation between sections; each has its own address. */
export function SectionNav({ current, counts }: SectionNavProps) {
  const { t } = useTranslation('player');
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {sectionGroups().map(({ key: group, sections }) => (
        <ul key={group} aria-label={t(`group.${group}`)}>
          {sections.map(({ key }) => (
            <li key={key}>
              <Link
                to="."
                search={key === 'summary' ? {} : { section: key }}
                activeOptions={{ exact: true }}
                aria-current={key === current ? 'page' : undefined}
              >
                {t(`section.${key}`)}
              </Link>
              {key in counts ? (
                <span className={styles.count}>{formatNumber(counts[key as keyof typeof counts])}</span>
              ) : null}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
