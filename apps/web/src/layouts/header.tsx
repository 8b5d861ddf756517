import { BranchSwitcher } from './branch-switcher.tsx';
import { QuickHelper } from './quick-helper/quick-helper.tsx';
import styles from './header.module.css';
import { SearchArea } from './search/search-area.tsx';
import { ServerClock } from './server-clock.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './account/user-menu.tsx';

export function Header() {
  return (
    <header className={styles.header}>
      <SearchArea />
      <div className={styles.right}>
        <BranchSwitcher />
        <QuickHelper />
        <ServerClock />
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
