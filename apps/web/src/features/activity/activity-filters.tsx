import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../api/accounts.ts';
import type { ActivityFilter } from '../../api/change-sets.ts';
import { hasModule } from '../../engine/load-module.ts';
import { useMenu } from '../../engine/use-menu.ts';
import { DayRange } from '../../fields/moment/day-range.tsx';
import { Choice } from '../../ui/table/choice.tsx';
import styles from './activity.module.css';

type Narrowed = { readonly [K in keyof ActivityFilter]: string | undefined };

/** Whose changes, of which module, and when; the address keeps it. */
export function ActivityFilters({ filter }: { readonly filter: ActivityFilter }) {
  const { t } = useTranslation('activity');
  const { data: accounts = [] } = useQuery(accountsQuery());
  const menu = useMenu();
  const navigate = useNavigate();
  const change = (narrowed: Narrowed) =>
    void navigate({
      to: '/activity',
      search: { ...filter, ...narrowed },
      replace: true,
    });
  const people = accounts.map(({ id, displayName }) => ({ value: String(id), label: displayName }));
  const modules = (menu?.groups ?? [])
    .flatMap(({ items }) => items)
    .filter(({ key }) => hasModule(key))
    .map(({ key, title }) => ({ value: key, label: title }));
  return (
    <div className={styles.filters} role="search" aria-label={t('title')}>
      <Choice
        label={t('who')}
        value={filter.author}
        options={people}
        onChange={(author) => change({ author })}
      />
      <Choice
        label={t('module')}
        value={filter.module}
        options={modules}
        onChange={(module) => change({ module })}
      />
      <DayRange
        label={t('when')}
        period={[filter.from, filter.to]}
        onChange={([from, to]) => change({ from, to })}
      />
    </div>
  );
}
