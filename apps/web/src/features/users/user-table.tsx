import { createAccount } from '@quartermaster/domain/actions/staff/account';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../api/accounts.ts';
import { meQuery } from '../../api/get-me.ts';
import { actionField } from '../../engine/actions/action-words.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import table from '../../ui/table/plain-table.module.css';
import { Tag } from '../../ui/text/tag.tsx';
import { useAccountAccess } from './use-account-access.ts';
import styles from './users.module.css';

const labelOf = (key: string): string => actionField(createAccount, key).label;

/** Who may sign in, and the way to each of them. */
export function UserTable({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t } = useTranslation('users');
  const access = useAccountAccess();
  return (
    <table className={table.table} data-stacked>
      <thead>
        <tr>
          <th scope="col">{labelOf('display_name')}</th>
          <th scope="col">{labelOf('username')}</th>
          <th scope="col">{labelOf('role')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('lastLogin')}</th>
          <th scope="col">{t('created')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('access')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <UserRow key={account.id} account={account} onToggle={() => void access.toggle(account)} />
        ))}
      </tbody>
    </table>
  );
}

type UserRowProps = { readonly account: Account; readonly onToggle: () => void };

function UserRow({ account, onToggle }: UserRowProps) {
  const { t } = useTranslation('users');
  const { t: tc } = useTranslation();
  const { displayName, username, role, isActive, lastLoginAt, createdAt } = account;
  const action = isActive ? t('deactivate') : t('reactivate');
  const isSelf = useQuery(meQuery()).data?.id === account.id;
  return (
    <tr className={isActive ? '' : (styles.away ?? '')}>
      <td data-first>
        <PersonLink account={account} isSelf={isSelf} />
      </td>
      <td data-label={labelOf('username')}>
        <IdText>{username}</IdText>
      </td>
      <td data-label={labelOf('role')}>{t(`role.${role}`)}</td>
      <td data-second>
        <StatusTag isActive={isActive} />
      </td>
      <td data-label={t('lastLogin')}>
        {lastLoginAt === null ? (
          <span className={styles.away}>{t('never')}</span>
        ) : (
          <AgoText value={lastLoginAt} />
        )}
      </td>
      <td data-label={t('created')}>
        <AgoText value={createdAt} />
      </td>
      <td className={table.number}>
        {isSelf ? null : (
          <Button
            size="small"
            aria-label={tc('labelled', { label: action, text: displayName })}
            onClick={onToggle}
          >
            {action}
          </Button>
        )}
      </td>
    </tr>
  );
}

type PersonLinkProps = { readonly account: Account; readonly isSelf: boolean };

function PersonLink({ account: { id, displayName }, isSelf }: PersonLinkProps) {
  const { t } = useTranslation('users');
  return (
    <span className={styles.person}>
      <span className={styles.avatar} aria-hidden="true">
        {displayName.slice(0, 1).toUpperCase()}
      </span>
      <Link to="/users/$id/edit" params={{ id: String(id) }}>
        {displayName}
      </Link>
      {isSelf ? <Tag tone="blue">{t('you')}</Tag> : null}
    </span>
  );
}

export function StatusTag({ isActive }: Pick<Account, 'isActive'>) {
  const { t } = useTranslation('users');
  return (
    <Tag tone={isActive ? 'green' : 'neutral'} glyph={isActive ? '●' : '○'}>
      {isActive ? t('active') : t('deactivated')}
    </Tag>
  );
}
