import type { FilterEntry } from '@quartermaster/contract/http/list-filter';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AboutCount } from '../../api/list-referrers.ts';
import { useMenu } from '../../engine/use-menu.ts';
import { formatNumber } from '../../i18n/format.ts';
import styles from './side-panel.module.css';

/** The records that are about this one, module by module: how many there are, and a new one about it. */
export function AboutList({ counts }: { readonly counts: readonly AboutCount[] }) {
  const { t } = useTranslation('kinds');
  const titles = new Map(
    useMenu()?.groups.flatMap(({ items }) => items.map(({ key, title }) => [key, title])),
  );
  return (
    <ul className={styles.list}>
      {counts.map(({ module, total, values }) => {
        const title = titles.get(module) ?? module;
        return (
          <li key={module} className={styles.about}>
            <Link
              to="/$module"
              params={{ module }}
              search={({ env, v }) => ({ env, v, filter: JSON.stringify(filterOf(values)) })}
            >
              {title}
            </Link>
            <span className={styles.count}>{formatNumber(total)}</span>
            <Link
              to="/$module/add"
              params={{ module }}
              search={({ env, v }) => ({ env, v, with: JSON.stringify(values) })}
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
