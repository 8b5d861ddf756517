import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Alert, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage, isMissing } from '../../api/api-error.ts';
import { batchQuery, type BatchAnswer, type BatchKey } from '../../api/redemption-codes.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { GonePage } from '../../ui/pages/gone-page.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchFacts } from './batch-facts.tsx';
import styles from './codes.module.css';
import { CodesCard } from './codes-card.tsx';
import { RedemptionsCard } from './redemptions-card.tsx';
import { StateTag } from './state-tag.tsx';

const BATCHES = 'code-redeem-setting';

/** A batch of codes: what it gives, its codes, who redeemed them, and the way to stop it. */
export function BatchScreen() {
  const { batch = '' } = useParams({ strict: false });
  const { environment, version } = useBranch();
  const id = { environment, version, batch };
  const { data, error, refetch } = useQuery(batchQuery(id));
  if (data) return <Batch id={id} answer={data} />;
  if (isMissing(error)) return <GonePage subject={errorMessage(error)} list={`/${BATCHES}`} />;
  return error ? (
    <ErrorPanel error={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows rows={8} columns={4} />
  );
}

type BatchProps = { readonly id: BatchKey; readonly answer: BatchAnswer };

function Batch({ id, answer }: BatchProps) {
  const { t } = useTranslation('codes');
  const nameOf = useModuleNames();
  const { batch } = answer;
  const isReady = batch.state === 'open' || batch.state === 'stopped';
  return (
    <>
      <PageHead
        breadcrumb={[
          <RecordPageLink key="list" module={BATCHES} recordId="">
            {nameOf(BATCHES)}
          </RecordPageLink>,
          <RecordPageLink key="setting" module={BATCHES} recordId={id.batch}>
            {t('settings')}
          </RecordPageLink>,
        ]}
        title={batch.name}
        meta={
          <>
            <IdText>{batch.batchId}</IdText> <StateTag state={batch.state} />
          </>
        }
        actions={<BatchActions id={id} batch={batch} />}
      />
      <div className={styles.page}>
        <Notices answer={answer} />
        <BatchFacts answer={answer} />
        {isReady ? <CodesCard id={id} batch={batch} /> : null}
        {isReady ? <RedemptionsCard id={id} /> : null}
      </div>
    </>
  );
}

/** What has to be known before anything else. */
function Notices({ answer: { batch } }: Pick<BatchProps, 'answer'>) {
  const { t } = useTranslation('codes');
  const { stop, changedSince, state, generated, quantity } = batch;
  const stopped = stop && { name: stop.by ?? '—', at: formatDateTime(stop.at), reason: stop.reason };
  return (
    <>
      {state === 'waiting' ? <Alert type="info" showIcon title={t('waitingText')} /> : null}
      {state === 'generating' ? (
        <Card title={t('generating')}>
          <Progress percent={Math.floor((100 * generated) / quantity)} aria-label={t('generating')} />
          <p role="status">
            {t('generatingText', { done: formatNumber(generated), all: formatNumber(quantity) })}
          </p>
        </Card>
      ) : null}
      {stopped ? <Alert type="error" showIcon title={t('stoppedBy', stopped)} /> : null}
      {state === 'open' && batch.status !== 'active' ? (
        <Alert type="warning" showIcon title={t('notActive')} />
      ) : null}
      {changedSince.length > 0 ? <Alert type="warning" showIcon title={t('changedSince')} /> : null}
    </>
  );
}
