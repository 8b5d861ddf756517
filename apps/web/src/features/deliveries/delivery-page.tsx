import { CopyOutlined, DownloadOutlined, EditOutlined } from '@ant-design/icons';
import { deliveryRecipientState } from '@quartermaster/domain/enums/delivery-recipient-state';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { askForRecipients, deliveryQuery, exportDelivery, type Delivery } from '../../api/deliveries.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useLimitedExport } from '../../engine/export/use-limited-export.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import styles from './deliveries.module.css';
import { DeliveryFacts } from './delivery-facts.tsx';
import { DeliveryStateTag } from './delivery-state-tag.tsx';
import { DeliveryLink } from './delivery-link.tsx';
import { LetterCard } from './letter-card.tsx';
import { RecipientsCard } from './recipients-card.tsx';
import { RejectsCard } from './rejects-card.tsx';
import { TrialNotices } from './trial-notices.tsx';

/** One delivery: what it is, how far it is, what can be decided, and what became of it for each. */
export function DeliveryPage({ id }: { readonly id: number }) {
  const { environment } = useBranch();
  const { data: delivery, error, refetch } = useQuery(deliveryQuery(environment, id));
  if (delivery !== undefined) return <Shown delivery={delivery} />;
  return (
    <Card>
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={8} columns={3} />
      )}
    </Card>
  );
}

function Shown({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const { counts } = delivery;
  const { details } = useBranch();
  return (
    <ModuleFields module={null} references={delivery.references} isLive>
      <PageHead
        breadcrumb={[<DeliveryLink key="all">{t('title')}</DeliveryLink>]}
        title={titleText(delivery.title, readTextLanguage())}
        meta={
          <>
            <PlaceTag environment={details} />
            <DeliveryStateTag delivery={delivery} />
            {counts.rejected > 0 ? (
              <span>
                {t('rowsExcluded', {
                  count: totalOf(delivery) + counts.rejected,
                  excluded: formatNumber(counts.rejected),
                })}
              </span>
            ) : null}
          </>
        }
        actions={
          <>
            <WriteOn delivery={delivery} />
            <ExportButton delivery={delivery} />
            <DecisionButtons delivery={delivery} />
          </>
        }
      />
      <div className={styles.stack}>
        <ApprovalNotice delivery={delivery} />
        {delivery.problem === null ? null : <Held problem={delivery.problem} />}
        {delivery.state === 'draft' && delivery.isFrozen ? <TrialNotices delivery={delivery} /> : null}
        <div className={styles.columns}>
          <div className={styles.stack}>
            <Card title={t('facts')}>
              <DeliveryFacts delivery={delivery} />
            </Card>
            <RecipientsCard delivery={delivery} />
            {delivery.counts.rejected > 0 ? <RejectsCard delivery={delivery} /> : null}
          </div>
          <LetterCard delivery={delivery} />
        </div>
      </div>
    </ModuleFields>
  );
}

/** Every recipient, whatever became of them. */
const totalOf = ({ counts }: Delivery): number =>
  deliveryRecipientState.words.reduce((sum, state) => sum + counts[state], 0);

/** Changes a draft, or makes another delivery like this one. */
function WriteOn({ delivery: { deliveryId, state, isFrozen } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const navigate = useNavigate();
  const open = (compose: 'edit' | 'copy') =>
    void navigate({
      to: '/bulk-delivery',
      search: { compose, delivery: String(deliveryId) },
    });
  return (
    <>
      <Button icon={<CopyOutlined aria-hidden />} disabled={!isFrozen} onClick={() => open('copy')}>
        {t('copy')}
      </Button>
      {state === 'draft' ? (
        <Button icon={<EditOutlined aria-hidden />} disabled={!isFrozen} onClick={() => open('edit')}>
          {t('edit')}
        </Button>
      ) : null}
    </>
  );
}

function Held({ problem }: { readonly problem: string }) {
  const { t } = useTranslation('deliveries');
  const why = problem === 'canary' ? 'canary' : 'failed';
  return <Alert type="error" showIcon title={t(`held.${why}`)} description={t(`heldText.${why}`)} />;
}

/** What became of the recipients, as a file: it counts as one of the day. */
function ExportButton({ delivery: { deliveryId, startedAt } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const { environment } = useBranch();
  const { take, isPending, dialog } = useLimitedExport({
    take: () => exportDelivery(environment, deliveryId),
    ask: (reason) => askForRecipients(environment, deliveryId, reason),
  });
  if (startedAt === null) return null;
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isPending} onClick={take}>
        {t('export')}
      </Button>
      {dialog}
    </>
  );
}
