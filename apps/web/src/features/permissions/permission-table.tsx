import { ROLES } from '@quartermaster/domain/core/module';
import { useTranslation } from 'react-i18next';
import table from '../../ui/table/plain-table.module.css';
import { Tag } from '../../ui/text/tag.tsx';
import type { PermissionRow, Where } from './permission-rows.ts';
import styles from './permissions.module.css';
import { usePermissionName } from './use-permission-name.ts';

type PermissionTableProps = { readonly rows: readonly PermissionRow[]; readonly caption: string };

/** A line for each thing that can be done, a column for each role. */
export function PermissionTable({ rows, caption }: PermissionTableProps) {
  const { t } = useTranslation('permissions');
  const { t: tu } = useTranslation('users');
  const nameOf = usePermissionName();
  return (
    <div className={styles.scroller}>
      <table className={`${table.table} ${styles.table}`} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {tu(`role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {nameOf(row)} <code className={styles.key}>{row.key}</code>
              </th>
              {ROLES.map((role) => (
                <td key={role}>
                  <WhereTag where={row.where[role]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WhereTag({ where }: { readonly where: Where }) {
  const { t } = useTranslation('permissions');
  switch (where) {
    case 'everywhere':
      return (
        <Tag tone="green" glyph="✓">
          {t('where.everywhere')}
        </Tag>
      );
    case 'open':
      return (
        <Tag tone="orange" glyph="◐">
          {t('where.open')}
        </Tag>
      );
    case 'protected':
      return (
        <Tag tone="orange" glyph="◐">
          {t('where.protected')}
        </Tag>
      );
    case 'ask':
      return (
        <Tag tone="blue" glyph="○">
          {t('where.ask')}
        </Tag>
      );
    case 'nowhere':
      return <span className={styles.no}>{t('where.nowhere')}</span>;
  }
}
