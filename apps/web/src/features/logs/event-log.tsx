import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { eventLogQuery, type EventLogEntry } from '../../api/logs.ts';
import { DayRange } from '../../fields/moment/day-range.tsx';
import { Dash } from '../../ui/text/dash.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { eventNarrowing, isNarrowed, useLogAddress } from './log-address.ts';
import { LogList, type LogColumn } from './log-list.tsx';
import styles from './logs.module.css';
import { StaffSelect } from './staff-filters.tsx';

/** What was pressed and changed in the console, for as long as that is kept. */
export function EventLog() {
  const { t } = useTranslation('logs');
  const { search, change, clear } = useLogAddress();
  const narrowing = eventNarrowing(search);
  const query = useInfiniteQuery(eventLogQuery(narrowing));
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.filters} role="search" aria-label={t('log.events')}>
          <StaffSelect value={search.staff} onChange={(staff) => change({ staff })} />
          <DayRange
            label={t('period')}
            period={[search.from, search.to]}
            onChange={([from, to]) => change({ from, to })}
          />
        </div>
      </div>
      <LogList query={query} columns={useEventColumns()} isNarrowed={isNarrowed(narrowing)} onClear={clear} />
    </>
  );
}

function useEventColumns(): readonly LogColumn<EventLogEntry>[] {
  const { t } = useTranslation('logs');
  return [
    {
      key: 'when',
      label: t('when'),
      speaksForItself: true,
      cell: (row) => <DateTimeText value={row.createTime} />,
    },
    { key: 'who', label: t('who'), isShort: true, cell: (row) => row.staffName ?? <Dash /> },
    {
      key: 'act',
      label: t('act'),
      isShort: true,
      cell: ({ action }) => (action === 'click' || action === 'change' ? t(`event.${action}`) : action),
    },
    { key: 'control', label: t('control'), cell: ({ name, control }) => name || control || <Dash /> },
    { key: 'value', label: t('value'), cell: ({ value }) => value || <Dash /> },
    { key: 'page', label: t('page'), cell: ({ page }) => <code className={styles.code}>{page}</code> },
  ];
}
