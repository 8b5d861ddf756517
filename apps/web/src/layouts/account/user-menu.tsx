import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import { LazyPopup } from '../../ui/overlay/lazy-popup.tsx';
import styles from './user-menu.module.css';

// The list of zones comes with it.
const load = async () => (await import('./user-popover.tsx')).UserPopover;

/** Who is signed in, and how this person likes to see the console. */
export function UserMenu() {
  const { t } = useTranslation('layout');
  const { t: tc } = useTranslation();
  const { data: user } = useQuery(meQuery());
  if (!user) return null;
  return (
    <LazyPopup load={load} popup={{ user }}>
      <button
        type="button"
        className={styles.user}
        aria-label={tc('labelled', { label: t('userMenu'), text: user.name })}
        aria-haspopup="dialog"
      >
        <span className={styles.avatar} aria-hidden="true">
          {user.name.slice(0, 1).toUpperCase()}
        </span>
        <span className={styles.name}>{user.name}</span>
      </button>
    </LazyPopup>
  );
}
