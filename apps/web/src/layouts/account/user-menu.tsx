import { useQuery } from '@tanstack/react-query';
import { Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import styles from './user-menu.module.css';

// The list of zones comes with it.
const Preferences = lazy(async () => ({ default: (await import('./preferences.tsx')).Preferences }));

/** Who is signed in, and how this person likes to see the console. */
export function UserMenu() {
  const { t } = useTranslation('layout');
  const { t: tc } = useTranslation();
  const { data: user } = useQuery(meQuery());
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <Suspense fallback={<div className={styles.panel} />}>
          <Preferences user={user} onClose={() => setOpen(false)} />
        </Suspense>
      }
    >
      <button
        type="button"
        className={styles.user}
        aria-label={tc('labelled', { label: t('userMenu'), text: user.name })}
        aria-expanded={isOpen}
      >
        <span className={styles.avatar} aria-hidden="true">
          {user.name.slice(0, 1).toUpperCase()}
        </span>
        <span className={styles.name}>{user.name}</span>
      </button>
    </Popover>
  );
}
