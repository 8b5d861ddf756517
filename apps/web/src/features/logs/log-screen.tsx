import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { EventLog } from './event-log.tsx';
import { useLogAddress } from './log-address.ts';
import { LOGS, type LogKey } from './log-keys.ts';
import { LogState } from './log-state.tsx';
import styles from './logs.module.css';
import { PlayerLog } from './player-log.tsx';
import { StaffLog } from './staff-log.tsx';

/** Who did what: the staff in the console, players in the game, and what was pressed. */
export function LogScreen() {
  const { t } = useTranslation('logs');
  const { search } = useLogAddress();
  const current = LOGS.find((key) => key === search.log) ?? 'staff';
  return (
    <>
      <PageHead breadcrumb={[]} title={t('title')} />
      <nav className={styles.nav} aria-label={t('logs')}>
        {LOGS.map((key) => (
          <Link
            key={key}
            to="/log"
            search={key === 'staff' ? {} : { log: key }}
            activeOptions={{ exact: true }}
            aria-current={key === current ? 'page' : undefined}
          >
            {t(`log.${key}`)}
          </Link>
        ))}
      </nav>
      <CurrentLog current={current} />
    </>
  );
}

function CurrentLog({ current }: { readonly current: LogKey }) {
  if (current === 'players') return <PlayerLog />;
  if (current === 'events') return <EventLog />;
  return current === 'state' ? <LogState /> : <StaffLog />;
}
