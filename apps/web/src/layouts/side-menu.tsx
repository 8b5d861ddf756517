import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menuQuery, type Menu } from '../api/get-menu.ts';
import { Logo } from '../ui/logo.tsx';
import { MenuFilter } from './menu-filter.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { MenuRail } from './menu-rail.tsx';
import styles from './side-menu.module.css';
import { useBranchName } from './use-branch-name.ts';

const COLLAPSED_KEY = 'menucollapsed';

/** The screens of the console, family by family. Its width is remembered. */
export function SideMenu() {
  const { t } = useTranslation('layout');
  const { data: menu } = useQuery(menuQuery());
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED_KEY) === 'true');

  const handleToggle = () => {
    localStorage.setItem(COLLAPSED_KEY, String(!isCollapsed));
    setCollapsed(!isCollapsed);
  };

  const label = t(isCollapsed ? 'expandMenu' : 'collapseMenu');
  return (
    <nav className={styles.menu} data-collapsed={isCollapsed} aria-label={t('menu')}>
      <Brand menu={menu} isCollapsed={isCollapsed} />
      <div className={styles.scroll}>
        {isCollapsed ? <MenuRail groups={menu?.groups ?? []} /> : <OpenMenu menu={menu} />}
      </div>
      <button
        type="button"
        className={styles.toggle}
        onClick={handleToggle}
        aria-label={label}
        title={label}
        aria-expanded={!isCollapsed}
      >
        {isCollapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
      </button>
    </nav>
  );
}

function OpenMenu({ menu }: { readonly menu: Menu | undefined }) {
  const [filter, setFilter] = useState('');
  const groups = menu?.groups ?? [];
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <>
      <MenuFilter value={filter} count={count} onChange={setFilter} />
      <MenuGroups groups={groups} filter={filter} />
    </>
  );
}

function Brand({ menu, isCollapsed }: { readonly menu: Menu | undefined; readonly isCollapsed: boolean }) {
  const branch = useBranchName();
  const place = [menu?.platformName, menu?.platform, branch?.environment].filter(Boolean).join(' · ');
  return (
    <Link to="/" className={styles.brand} title={place}>
      <Logo size={isCollapsed ? 26 : 20} />
      {isCollapsed ? null : <span className={styles.name}>Quartermaster</span>}
      <span className={styles.place}>{isCollapsed ? branch?.environment : place}</span>
    </Link>
  );
}
