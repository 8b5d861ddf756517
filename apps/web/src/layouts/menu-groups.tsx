import { DownOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup, MenuItem } from '../api/get-menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './menu-groups.module.css';

type MenuGroupsProps = { readonly groups: readonly MenuGroup[]; readonly filter: string };

const OPEN_KEY = 'menu_open';

function readOpen(): ReadonlySet<string> {
  return new Set((localStorage.getItem(OPEN_KEY) ?? '').split(','));
}

function matching(groups: readonly MenuGroup[], filter: string): readonly MenuGroup[] {
  const needle = filter.trim().toLowerCase();
  if (!needle) return groups;
  return groups.flatMap((group) => {
    const items = group.items.filter((item) =>
      `${item.name} ${item.title} ${item.key}`.toLowerCase().includes(needle),
    );
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** Families that open and close; the one of the current screen is open. */
export function MenuGroups({ groups, filter }: MenuGroupsProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const [open, setOpen] = useState(readOpen);
  const shown = matching(groups, filter);

  const handleToggle = (key: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.delete(key);
    else next.add(key);
    localStorage.setItem(OPEN_KEY, [...next].join(','));
    setOpen(next);
  };

  if (shown.length === 0 && filter) return <p className={styles.none}>{t('filterNone')}</p>;
  return (
    <ul className={styles.groups}>
      {shown.map((group) => (
        <Group
          key={group.key}
          group={group}
          isOpen={filter !== '' || open.has(group.key)}
          isCurrent={group.items.some((item) => isCurrent(item, pathname))}
          onToggle={handleToggle}
        />
      ))}
    </ul>
  );
}

function isCurrent(item: MenuItem, pathname: string): boolean {
  return pathname === item.to || pathname.startsWith(`${item.to}/`);
}

type GroupProps = {
  readonly group: MenuGroup;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  readonly onToggle: (key: string, isOpen: boolean) => void;
};

function Group({ group, isOpen, isCurrent: holdsCurrent, onToggle }: GroupProps) {
  const isShown = isOpen || holdsCurrent;
  return (
    <li>
      <button
        type="button"
        className={styles.group}
        data-current={holdsCurrent}
        aria-expanded={isShown}
        onClick={() => onToggle(group.key, isOpen)}
      >
        <MenuIcon name={group.icon} />
        <span className={styles.title}>{group.title}</span>
        <DownOutlined className={styles.arrow} aria-hidden />
      </button>
      {isShown ? (
        <ul className={styles.items}>
          {group.items.map((item) => (
            <li key={item.key}>
              <Link
                to={item.to}
                className={styles.item}
                activeProps={{ 'data-current': 'true' }}
                title={item.title}
              >
                {item.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
