import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { logDetailQuery, type StaffLogDetail } from '../../api/logs.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Dash } from '../../ui/text/dash.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Fact, FactLines } from '../../ui/layout/facts.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { ActName } from './act-name.tsx';
import { EntryChange } from './entry-change.tsx';
import { EntryPlace } from './entry-place.tsx';
import styles from './logs.module.css';

type EntryDialogProps = {
  /** `model/id`, as the address has it. */
  readonly entry: string;
  readonly onClose: () => void;
};

/** One entry in full: who, what, where from, and what it was before and after. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('logs');
  const { t: tc } = useTranslation();
  const [model = '', id = ''] = entry.split('/');
  const detail = useQuery(logDetailQuery(model, id));
  const { data, error } = detail;
  return (
    <Dialog
      width={760}
      title={t('entryTitle', { id })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{tc('close')}</Button>}
    >
      {error ? <ErrorPanel error={error} onRetry={() => void detail.refetch()} /> : null}
      {detail.isPending ? <SkeletonRows rows={5} columns={2} /> : null}
      {data ? <Entry entry={data} /> : null}
    </Dialog>
  );
}

function Entry({ entry }: { readonly entry: StaffLogDetail }) {
  const { t } = useTranslation('logs');
  const { data } = entry;
  return (
    <>
      <FactLines>
        <Fact label={t('when')}>
          <DateTimeText value={entry.createTime} />
        </Fact>
        <Fact label={t('who')}>{entry.staffName ?? t('console')}</Fact>
        <Fact label={t('act')}>
          <ActName action={entry.action} outcome={entry.outcome} />
        </Fact>
        <Fact label={t('where')}>
          <EntryPlace entry={entry} />
        </Fact>
        <Fact label={t('reason')}>{entry.refusal ?? entry.reasonParam_2 ?? <Dash />}</Fact>
        <Fact label={t('ip')}>{entry.ip === null ? <Dash /> : <IdText>{entry.ip}</IdText>}</Fact>
        <Fact label={t('browser')}>{entry.userAgent ?? <Dash />}</Fact>
        <Fact label={t('chain')}>
          <Tag tone={data.sealed ? 'green' : 'neutral'}>{data.sealed ? t('sealed') : t('notSealed')}</Tag>
        </Fact>
      </FactLines>
      <h3 className={styles.heading}>{t('change')}</h3>
      <Suspense fallback={<SkeletonRows rows={3} columns={2} />}>
        <EntryChange
          action={entry.action}
          module={entry.reasonParam_1}
          staff={data.staff}
          before={data.before}
          after={data.after}
        />
      </Suspense>
    </>
  );
}
