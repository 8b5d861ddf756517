import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Copied } from '../../api/copies.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { BlockingRecords } from './blocking-records.tsx';
import { CopiedCard } from './copied-card.tsx';
import { CopyChoicesCard } from './copy-choices-card.tsx';
import { CreateCard } from './create-card.tsx';
import styles from './events.module.css';
import { LinkedModules } from './linked-modules.tsx';
import { Overlaps } from './overlaps.tsx';
import { SourceCard } from './source-card.tsx';
import { useNewEvent, type NewEvent } from './use-new-event.ts';

/** Makes a new event of one that exists, with everything that belongs to it, as one change. */
export function NewEventScreen() {
  const { t } = useTranslation('events');
  const event = useNewEvent();
  const [copied, setCopied] = useState<Copied | null>(null);
  const handleCopied = (made: Copied): void => {
    event.drop();
    setCopied(made);
  };
  return (
    <>
      <PageHead breadcrumb={[]} title={t('newEvent')} />
      {copied === null ? (
        <div className={styles.columns}>
          <SourceCard event={event} />
          {/* Before the records, of which there may be hundreds: so it is for the keyboard and on a phone. */}
          {event.plan.data === undefined || event.recordId === '' ? null : (
            <div className={styles.side}>
              <CopyChoicesCard event={event} plan={event.plan.data} />
              <CreateCard event={event} plan={event.plan.data} onCopied={handleCopied} />
            </div>
          )}
          <div className={styles.page}>
            <Plan event={event} />
          </div>
        </div>
      ) : (
        <CopiedCard
          module={event.place.module}
          copied={copied}
          onAgain={() => {
            setCopied(null);
            event.choose({});
          }}
        />
      )}
    </>
  );
}

function Plan({ event }: { readonly event: NewEvent }) {
  const { t } = useTranslation('events');
  const { plan, recordId } = event;
  if (recordId === '')
    return (
      <Card>
        <EmptyState title={t('noSourceTitle')} text={t('noSourceText')} />
      </Card>
    );
  if (plan.error && plan.data === undefined)
    return <ErrorPanel error={plan.error} onRetry={() => void plan.refetch()} />;
  if (plan.data === undefined) return <SkeletonRows rows={8} />;
  return (
    <>
      <Overlaps plan={plan.data} />
      <BlockingRecords plan={plan.data} />
      <LinkedModules event={event} plan={plan.data} />
    </>
  );
}
