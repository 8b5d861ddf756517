import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu, MenuGroup } from '../../api/get-menu.ts';
import { useMenu } from '../../engine/use-menu.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { MenuFilter } from './menu-filter.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { handleMenuKeys } from './menu-keys.ts';
import { MenuIcon } from './menu-icon.tsx';
import { filterMenu } from './menu-model.ts';
import rail from './menu-rail.module.css';
import styles from './side-menu.module.css';
import { useMenuLinks } from './use-menu-links.ts';
import { useOwnMenu, type OwnMenu } from './use-own-menu.ts';
import { lazyDialog } from '../../ui/overlay/lazy-part.tsx';
import { useIsPhone } from '../../ui/layout/use-is-phone.ts';
import { useKeptText } from '../../ui/text/use-kept-text.ts';

// What flies out of it comes with it.
const MenuRail = lazyDialog(async () => (await import('./menu-rail.tsx')).MenuRail);

const COLLAPSED_KEY = 'menucollapsed';
const NO_GROUPS: readonly MenuGroup[] = [];

/** The screens of the console: one's own, then family by family. Its width is remembered. */
export function SideMenu() {
  const { t } = useTranslation('layout');
  const menu = useMenu();
  const [isKeptCollapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED_KEY) === 'true');
  const isPhone = useIsPhone();
  // A drawer has room for it whole.
  const isCollapsed = isKeptCollapsed && !isPhone;
  const groups = menu?.groups ?? NO_GROUPS;
  const own = useOwnMenu(groups);
  const links = useMenuLinks();
  const railGroups = [...own.groups, ...groups];

  const handleToggle = () => {
    localStorage.setItem(COLLAPSED_KEY, String(!isCollapsed));
    setCollapsed(!isCollapsed);
  };

  const label = t(isCollapsed ? 'expandMenu' : 'collapseMenu');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and presses of the links and buttons inside
    <nav
      className={styles.menu}
      data-collapsed={isCollapsed}
      aria-label={t('menu')}
      onKeyDown={handleMenuKeys}
      {...links}
    >
      <Brand menu={menu} isCollapsed={isCollapsed} />
      <div className={styles.scroll}>
        {isCollapsed ? (
          <Suspense fallback={<WaitingRail groups={railGroups} />}>
            <MenuRail groups={railGroups} own={own} />
          </Suspense>
        ) : (
          <OpenMenu groups={groups} own={own} />
        )}
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

/** The rail as it will look, until what flies out of it is here. */
function WaitingRail({ groups }: { readonly groups: readonly MenuGroup[] }) {
  return (
    <ul className={rail.rail} aria-busy="true">
      {groups.map(({ key, icon, title }) => (
        <li key={key} className={rail.group}>
          <MenuIcon name={icon} />
          <span className={rail.title}>{title}</span>
        </li>
      ))}
    </ul>
  );
}

function OpenMenu({ groups, own }: { readonly groups: readonly MenuGroup[]; readonly own: OwnMenu }) {
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useKeptText('menu');
  const filter = useDeferredValue(typed.trim());
  const shown = filter ? filterMenu(groups, filter) : [...own.groups, ...groups];
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  const { pathname } = useLocation();
  const isHere = groups.length > 0;

  useEffect(() => {
    // Before the next paint, when the layout is computed anyway.
    const frame = requestAnimationFrame(() => {
      const current = list.current?.querySelectorAll('a[data-current=true]');
      const entry = current?.item(current.length - 1);
      if (entry && list.current?.parentElement) showWithin(list.current.parentElement, entry);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, isHere]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !filter) return;
    list.current?.querySelector('a')?.click();
  };

  return (
    <>
      <MenuFilter value={typed} count={count} onChange={setTyped} onKeyDown={handleKeyDown} />
      <div ref={list}>
        <MenuGroups groups={shown} own={own} isAllOpen={filter !== ''} />
      </div>
    </>
  );
}

/**
 * Scrolls `box` alone, as far as it takes to see the entry. `scrollIntoView` would make the entry what
 * the next Tab starts from, and “Skip to content” would be passed over.
 */
function showWithin(box: Element, entry: Element): void {
  const [view, place] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
  box.scrollTop += Math.max(0, place.bottom - view.bottom) + Math.min(0, place.top - view.top);
}

/** What runs here: the platform's name, which of its programs, and the environment. */
function Brand({ menu, isCollapsed }: { readonly menu: Menu | undefined; readonly isCollapsed: boolean }) {
  const { t } = useTranslation();
  const name = menu?.platformName ?? '';
  const places = [menu?.platform, menu?.env].filter(Boolean);
  const place = places.join(' · ');
  return (
    <Link
      to="/"
      className={styles.brand}
      title={`${name}\n${place}`}
      // It leads home before the menu says what it is called.
      aria-label={name === '' ? t('backHome') : undefined}
    >
      <Logo size={isCollapsed ? 26 : 20} />
      <span className={styles.name}>{name}</span>
      {(isCollapsed ? places : [place]).map((each) => (
        <span key={each} className={styles.place}>
          {each}
        </span>
      ))}
    </Link>
  );
}
