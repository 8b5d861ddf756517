import { useLocation } from '@tanstack/react-router';
import { Popover } from 'antd';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { MenuGroup } from '../../api/get-menu.ts';
import { MenuEntries } from './menu-entries.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { handleMenuKeys } from './menu-keys.ts';
import { isCurrentItem, isOwnGroup } from './menu-model.ts';
import styles from './menu-rail.module.css';
import type { OwnMenu } from './use-own-menu.ts';

type MenuRailProps = { readonly groups: readonly MenuGroup[]; readonly own: OwnMenu };

/** The collapsed menu: a family's icon and name; its screens fly out beside it. */
export function MenuRail({ groups, own }: MenuRailProps) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.rail}>
      {groups.map((group) => (
        <RailGroup key={group.key} group={group} own={own} pathname={pathname} />
      ))}
    </ul>
  );
}

type RailGroupProps = { readonly group: MenuGroup; readonly own: OwnMenu; readonly pathname: string };

/** By what, and on which page. */
type Opened = { readonly by: 'pointer' | 'keyboard'; readonly at: string };

const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowRight']);
const CLOSING_KEYS: ReadonlySet<string> = new Set(['Escape', 'ArrowLeft']);

function RailGroup({ group, own, pathname }: RailGroupProps) {
  const button = useRef<HTMLButtonElement>(null);
  const screens = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  // A person who went on to another page is done with it.
  const isOpen = opened?.at === pathname;
  const open = (by: Opened['by']) => setOpened({ by, at: pathname });

  const handleButtonKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    open('keyboard');
  };
  const handleScreensKey = (event: KeyboardEvent<HTMLElement>) => {
    // The menu around it must not take these keys for its own.
    event.stopPropagation();
    if (!CLOSING_KEYS.has(event.key)) return handleMenuKeys(event);
    setOpened(null);
    return button.current?.focus();
  };

  return (
    <li>
      <Popover
        trigger={['hover', 'click']}
        placement="rightTop"
        arrow={false}
        open={isOpen}
        onOpenChange={(next) => (next ? open('pointer') : setOpened(null))}
        // Only then is there something that can be focused.
        afterOpenChange={(isShown) => {
          if (isShown && opened?.by === 'keyboard') screens.current?.querySelector('a')?.focus();
        }}
        destroyOnHidden
        content={
          <Screens group={group} own={own} pathname={pathname} list={screens} onKeyDown={handleScreensKey} />
        }
      >
        <button
          ref={button}
          type="button"
          className={styles.group}
          data-menu-stop
          data-current={!isOwnGroup(group) && group.items.some((item) => isCurrentItem(item, pathname))}
          aria-expanded={isOpen}
          onKeyDown={handleButtonKey}
        >
          <MenuIcon name={group.icon} />
          <span className={styles.title}>{group.title}</span>
        </button>
      </Popover>
    </li>
  );
}

type ScreensProps = RailGroupProps & {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function Screens({ group, own, pathname, list, onKeyDown }: ScreensProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links inside
    <ul className={styles.screens} ref={list} onKeyDown={onKeyDown}>
      <MenuEntries group={group} own={own} pathname={pathname} />
    </ul>
  );
}
