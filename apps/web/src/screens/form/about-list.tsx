import type { FilterEntry } from '@quartermaster/contract/http/list-filter';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AboutCount } from '../../api/list-referrers.ts';
import { useScreenTitle } from '../../engine/use-screen-title.ts';
import { formatNumber } from '../../i18n/format.ts';
import styles from './side-panel.module.css';

/** The records that are about this one, module by module: how many there are, and a new one about it. */
export function AboutList({ counts }: { readonly counts: readonly AboutCount[] }) {
  const { t } = useTranslation('kinds');
  const titleOf = useScreenTitle();
  return (
    <ul className={styles.list}>
      {counts.map(({ module, total, values }) => {
        const title = titleOf(module) ?? module;
        return (
          <li key={module} className={styles.about}>
            <Link to="/$module" params={{ module }} search={{ filter: JSON.stringify(filterOf(values)) }}>
              {title}
            </Link>
            <span className={styles.count}>{formatNumber(total)}</span>
            <Link
              to="/$module/add"
              params={{ module }}
              search={{ with: JSON.stringify(values) }}
              className={styles.aboutAdd}
              aria-label={t('addAbout', { title })}
            >
              + {t('add')}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const filterOf = (values: AboutCount['values']): readonly FilterEntry[] =>
  Object.entries(values).map(([field, value]) => ({ field, op: 'eq', value }));
