import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './section-nav.module.css';
import { sectionGroups, type Section } from './sections.tsx';

/** The way from section to section; each has an address of its own. */
export function SectionNav({ current }: { readonly current: Section['key'] }) {
  const { t } = useTranslation('player');
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {sectionGroups().map(({ key: group, sections }) => (
        <ul key={group} aria-label={t(`group.${group}`)}>
          {sections.map(({ key }) => (
            <li key={key}>
              <Link
                to="."
                search={({ env, v }) => ({ env, v, ...(key === 'summary' ? {} : { section: key }) })}
                activeOptions={{ exact: true }}
                aria-current={key === current ? 'page' : undefined}
              >
                {t(`section.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
