import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logStatusQuery, type LogStatus } from '../../api/logs.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { Dash } from '../../ui/text/dash.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Fact, FactLines } from '../../ui/layout/facts.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import styles from './logs.module.css';
import { Tombstones } from './tombstones.tsx';

/** How far the logs reach back, what the chain covers, and what was taken out of the log. */
export function LogState() {
  const { t } = useTranslation('logs');
  const [isResetting, setResetting] = useState(false);
  const status = useQuery(logStatusQuery());
  const { data, error } = status;
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void status.refetch()} />;
  if (!data) return <SkeletonRows rows={4} columns={4} />;
  return (
    <div className={styles.state}>
      <div className={styles.cards}>
        <StaffState cms={data.cms} />
        <EventState event={data.event} />
      </div>
      <Card
        flush
        title={t('tombstones')}
        aside={
          <Button danger size="small" onClick={() => setResetting(true)}>
            {t('reset')}
          </Button>
        }
      >
        <Tombstones tombstones={data.tombstones} />
      </Card>
      {isResetting ? <ArchiveDialog kind="reset" narrowing={{}} onClose={() => setResetting(false)} /> : null}
    </div>
  );
}

function StaffState({ cms }: Pick<LogStatus, 'cms'>) {
  const { t } = useTranslation('logs');
  return (
    <Card title={t('log.staff')}>
      <FactLines>
        <Fact label={t('entries')}>{formatNumber(cms.entries)}</Fact>
        <Fact label={t('oldest')}>{momentOf(cms.oldest)}</Fact>
        <Fact label={t('newest')}>{momentOf(cms.newest)}</Fact>
        <Fact label={t('archived')}>{formatNumber(cms.archived)}</Fact>
        <Fact label={t('links')}>{formatNumber(cms.links)}</Fact>
        <Fact label={t('unsealed')}>{formatNumber(cms.unsealed)}</Fact>
        <Fact label={t('head')}>
          {cms.head === null ? (
            <Dash />
          ) : (
            <span className={styles.head}>
              <code>{cms.head}</code>
              <CopyButton text={cms.head} label={t('head')} />
            </span>
          )}
        </Fact>
      </FactLines>
      <p className={styles.soft}>{t('verifyHelp')}</p>
    </Card>
  );
}

function EventState({ event }: Pick<LogStatus, 'event'>) {
  const { t } = useTranslation('logs');
  return (
    <Card title={t('log.events')}>
      <FactLines>
        <Fact label={t('entries')}>{formatNumber(event.entries)}</Fact>
        <Fact label={t('oldest')}>{momentOf(event.oldest)}</Fact>
        <Fact label={t('newest')}>{momentOf(event.newest)}</Fact>
        <Fact label={t('kept')}>{t('days', { count: event.keptDays })}</Fact>
      </FactLines>
    </Card>
  );
}

const momentOf = (instant: string | null): ReactNode =>
  instant === null ? <Dash /> : <DateTimeText value={instant} />;
