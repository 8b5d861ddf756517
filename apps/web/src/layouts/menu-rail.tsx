import { Link, useLocation } from '@tanstack/react-router';
import { Popover } from 'antd';
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
          <Popover
            trigger={['hover', 'click']}
            placement="rightTop"
            arrow={false}
            content={<Screens group={group} />}
          >
            <button
              type="button"
              className={styles.group}
              data-current={group.items.some((item) => pathname.startsWith(item.to))}
            >
              <MenuIcon name={group.icon} />
              <span className={styles.title}>{group.title}</span>
            </button>
          </Popover>
        </li>
      ))}
    </ul>
  );
}

function Screens({ group }: { readonly group: MenuGroup }) {
  return (
    <ul className={styles.screens}>
      {group.items.map((item) => (
        <li key={item.key}>
          <Link to={item.to} className={styles.screen} activeProps={{ 'data-current': 'true' }}>
            {item.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
