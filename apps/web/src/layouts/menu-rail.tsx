import { Link, useLocation } from '@tanstack/react-router';
import { Dropdown } from 'antd';
import type { MenuGroup } from '../api/get-menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './menu-rail.module.css';

/** The collapsed menu: a family's icon and name; its screens fly out beside it. */
export function MenuRail({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.rail}>
      {groups.map((group) => (
        <li key={group.key}>
          <Dropdown
            trigger={['hover', 'click']}
            placement="topRight"
            menu={{
              items: group.items.map((item) => ({
                key: item.key,
                label: <Link to={item.to}>{item.name}</Link>,
              })),
            }}
          >
            <button
              type="button"
              className={styles.group}
              data-current={group.items.some((item) => pathname.startsWith(item.to))}
            >
              <MenuIcon name={group.icon} />
              <span className={styles.title}>{group.title}</span>
            </button>
          </Dropdown>
        </li>
      ))}
    </ul>
  );
}
