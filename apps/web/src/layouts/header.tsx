import { BranchSwitcher } from './branch-switcher.tsx';
import { QuickHelper } from './quick-helper/quick-helper.tsx';
import styles from './header.module.css';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import { SearchArea } from './search/search-area.tsx';
import { ServerClock } from './server-clock.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './account/user-menu.tsx';

type HeaderProps = { readonly isPhone: boolean };

/** On a phone: the menu, where one is, the search and the account; the rest waits for a desk. */
export function Header({ isPhone }: HeaderProps) {
  return (
    <header className={styles.header}>
      {isPhone ? <MenuDrawer /> : null}
      <SearchArea isPhone={isPhone} />
      <div className={styles.right}>
        <BranchSwitcher />
        {isPhone ? null : (
          <>
            <QuickHelper />
            <ServerClock />
            <ThemeToggle />
          </>
        )}
        <UserMenu />
      </div>
    </header>
  );
}
