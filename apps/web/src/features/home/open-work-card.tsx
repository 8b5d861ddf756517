import { deliveryState } from '@quartermaster/domain/enums/delivery-state';
import { may } from '@quartermaster/domain/permissions/actions';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { approvalsSummaryQuery } from '../../api/approvals.ts';
import { openDeliveriesQuery, type DeliveryRow } from '../../api/deliveries.ts';
import { meQuery } from '../../api/get-me.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { WordTag } from '../../ui/text/word-tag.tsx';
import styles from './home.module.css';

const SHOWN = 6;

/** What is begun and not finished: deliveries, for those who send them, and what waits for approval. */
export function OpenWorkCard() {
  const { t } = useTranslation('home');
  const { details } = useBranch();
  const { data: me } = useSuspenseQuery(meQuery());
  const maySend = may(me.type, 'deliveries.manage');
  return (
    <Card flush title={t(maySend ? 'openWork' : 'openRequests', { place: details.name })}>
      <Requests isQuiet={maySend} />
      {maySend ? <OpenDeliveries /> : null}
    </Card>
  );
}

/** `isQuiet`: without a word where nothing waits. */
function Requests({ isQuiet }: { readonly isQuiet: boolean }) {
  const { t } = useTranslation('home');
  const { environment } = useBranch();
  const { data, error, isPending, refetch } = useQuery(approvalsSummaryQuery(environment));
  if (isPending) return <SkeletonRows rows={1} columns={1} />;
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  const { toDecide, asked, outcomes } = data;
  if (toDecide + asked + outcomes === 0)
    return isQuiet ? null : <p className={styles.none}>{t('requestsNone')}</p>;
  return (
    <p className={styles.none}>
      <Link to="/approvals" search={{ view: outcomes > 0 ? ('all' as const) : undefined }}>
        {[
          toDecide > 0 ? t('requestsToDecide', { count: toDecide }) : null,
          asked > 0 ? t('requestsAsked', { count: asked }) : null,
          outcomes > 0 ? t('requestsDecided', { count: outcomes }) : null,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </Link>
    </p>
  );
}

function OpenDeliveries() {
  const { t } = useTranslation('home');
  const { environment } = useBranch();
  const { data, error, isPending, refetch } = useQuery(openDeliveriesQuery(environment, SHOWN));
  if (isPending) return <SkeletonRows rows={3} columns={2} />;
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data.data.length === 0) return <p className={styles.none}>{t('deliveriesNone')}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {data.data.map((delivery) => (
          <DeliveryLine key={delivery.deliveryId} delivery={delivery} />
        ))}
      </ul>
      {data.nextCursor === null ? null : (
        <p className={styles.none}>
          <Link to="/bulk-delivery">{t('seeAll')}</Link>
        </p>
      )}
    </>
  );
}

function DeliveryLine({ delivery }: { readonly delivery: DeliveryRow }) {
  const { t } = useTranslation('home');
  const { deliveryId, state, title, counts, createdAt, createdBy } = delivery;
  const done = formatNumber(counts.total - counts.waiting);
  return (
    <li className={styles.job}>
      <WordTag of={deliveryState} value={state} />
      <span className={styles.jobText}>
        <Link to="/bulk-delivery" search={{ delivery: String(deliveryId) }}>
          {titleText(title, readTextLanguage()) || deliveryId}
        </Link>
        <span className={styles.soft}>{t('deliveryReached', { done, count: counts.total })}</span>
      </span>
      <span className={styles.lineEnd}>
        {createdBy} · <AgoText value={createdAt} />
      </span>
    </li>
  );
}
