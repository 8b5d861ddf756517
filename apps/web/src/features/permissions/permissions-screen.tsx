import { SUBJECT_NAMES } from '@quartermaster/domain/actions/index';
import type { ActionSubject } from '@quartermaster/domain/actions/places';
import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { wordFilter } from '@quartermaster/domain/core/search-text';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { actionRows, commandRows, type PermissionRow } from './permission-rows.ts';
import { PermissionTable } from './permission-table.tsx';
import { FilterBox } from '../../ui/text/filter-box.tsx';
import styles from './permissions.module.css';
import { usePermissionName } from './use-permission-name.ts';

const SUBJECTS = Object.keys(SUBJECT_NAMES) as readonly ActionSubject[];

/** Who may do what: the very table that the console decides by, to be read. */
export function PermissionsScreen() {
  const { t } = useTranslation('permissions');
  const { q, role, show } = usePermissionFilter();
  const nameOf = usePermissionName();
  const hasWords = wordFilter(q);
  const isShown = (row: PermissionRow) =>
    hasWords(`${nameOf(row)} ${row.key}`) && (role === null || row.where[role] !== 'nowhere');
  const tables = [
    ...SUBJECTS.map((subject) => ({
      title: SUBJECT_NAMES[subject][readLanguage()],
      rows: commandRows(subject).filter(isShown),
    })),
    { title: t('actions'), rows: actionRows().filter(isShown) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <PageHead breadcrumb={[]} title={t('title')} />
      <p className={styles.intro}>{t('intro')}</p>
      <div className={styles.tools}>
        <FilterBox
          label={t('filter')}
          className={styles.search ?? ''}
          value={q}
          onChange={(text) => show({ q: text })}
        />
        <RoleFilter value={role} onChange={(next) => show({ role: next ?? '' })} />
      </div>
      <div className={styles.tables}>
        {tables.map(({ title, rows }) => (
          <Card key={title} flush title={title}>
            <PermissionTable rows={rows} caption={title} />
          </Card>
        ))}
        {tables.length === 0 ? (
          <Card>
            <EmptyState
              title={t('nothing')}
              actions={<Button onClick={() => show({ q: '', role: '' })}>{t('showAll')}</Button>}
            />
          </Card>
        ) : null}
      </div>
    </>
  );
}

type RoleFilterProps = { readonly value: Role | null; readonly onChange: (role: Role | undefined) => void };

function RoleFilter({ value, onChange }: RoleFilterProps) {
  const { t } = useTranslation('permissions');
  const { t: tu } = useTranslation('users');
  return (
    <Select<Role>
      className={styles.role ?? ''}
      allowClear
      value={value}
      placeholder={t('anyRole')}
      aria-label={t('mayBeDoneBy')}
      options={ROLES.map((role) => ({ value: role, label: tu(`role.${role}`) }))}
      onChange={onChange}
    />
  );
}

/** The filter is in the address, like that of every list. */
function usePermissionFilter() {
  const { q = '', role = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (next: { readonly q?: string; readonly role?: string }) =>
    void navigate({
      to: '/permissions',
      search: { q, role, ...next },
      replace: true,
    });
  return { q, role: ROLES.find((each) => each === role) ?? null, show };
}
