import { BranchSwitcher } from './branch-switcher.tsx';
import styles from './header.module.css';
import { QuickSearch } from './quick-search.tsx';
import { ServerClock } from './server-clock.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

export function Header() {
  return (
    <header className={styles.header}>
      <QuickSearch />
      <div className={styles.right}>
        <BranchSwitcher />
        <ServerClock />
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
