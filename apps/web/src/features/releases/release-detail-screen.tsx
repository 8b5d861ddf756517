import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, isMissing } from '../../api/api-error.ts';
import { releaseQuery, type Published, type ReleaseWithChanges } from '../../api/releases.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { formatLongDateTime } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { GonePage } from '../../ui/pages/gone-page.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import { ModuleChangesCard } from './module-changes-card.tsx';
import { ReleaseMarks } from './release-marks.tsx';
import styles from './releases.module.css';
import { RollBackDialog } from './roll-back-dialog.tsx';
import { StillInDraft } from './still-in-draft.tsx';

/** More changed modules than these begin folded: each open one loads its definition and draws its records. */
const OPEN_MODULES = 12;

/** What one release contained, against the one before it, and the way back to it. */
export function ReleaseDetailScreen() {
  const { t } = useTranslation('releases');
  const { number = '' } = useParams({ strict: false });
  const { environment } = useBranch();
  const release = useQuery(releaseQuery(environment, Number(number)));
  const list = (
    <Link key="list" to="/releases">
      {t('titleList')}
    </Link>
  );
  if (isMissing(release.error)) return <GonePage subject={errorMessage(release.error)} list="/releases" />;
  if (release.error) return <ErrorPanel error={release.error} onRetry={() => void release.refetch()} />;
  if (!release.data) {
    return (
      <>
        <PageHead breadcrumb={[list]} title={t('releaseTitle', { number })} />
        <Card flush>
          <SkeletonRows rows={6} />
        </Card>
      </>
    );
  }
  return <ReleaseDetail key={number} release={release.data} list={list} />;
}

type ActionsProps = { readonly release: ReleaseWithChanges; readonly onRollBack: (() => void) | null };

function Actions({ release, onRollBack }: ActionsProps) {
  const { t } = useTranslation('releases');
  return (
    <>
      <Link to="/draw-audit" search={{ release: String(release.number) }}>
        {t('drawAudit')}
      </Link>
      {onRollBack === null ? null : <Button onClick={onRollBack}>{t('rollBack')}</Button>}
    </>
  );
}

function ReleaseDetail({
  release,
  list,
}: {
  readonly release: ReleaseWithChanges;
  readonly list: React.ReactNode;
}) {
  const { t } = useTranslation('releases');
  const [isAsking, setIsAsking] = useState(false);
  const [published, setPublished] = useState<Published | null>(null);
  const handleRolledBack = (answer: Published): void => {
    setIsAsking(false);
    setPublished(answer);
  };
  const unlisted = release.modules.reduce((sum, { total, records }) => sum + total - records.length, 0);
  const canRollBack = !release.isLive && published === null;
  return (
    <ModuleFields module={null} references={release.references}>
      <PageHead
        breadcrumb={[list]}
        here={t('releaseTitle', { number: release.number })}
        title={release.name || t('releaseTitle', { number: release.number })}
        meta={
          <>
            {release.version} · {release.author} · {formatLongDateTime(release.at)}{' '}
            <ReleaseMarks release={release} />
          </>
        }
        actions={<Actions release={release} onRollBack={canRollBack ? () => setIsAsking(true) : null} />}
      />
      <div className={styles.page}>
        {published ? <DeliveryNotice published={published} hasWayBack /> : null}
        {published ? <StillInDraft /> : null}
        {release.note ? <Card>{release.note}</Card> : null}
        {unlisted > 0 ? <Alert type="info" showIcon title={t('notListed', { count: unlisted })} /> : null}
        {release.modules.map((changes) => (
          <ModuleChangesCard
            key={changes.module}
            changes={changes}
            isFolded={release.modules.length > OPEN_MODULES}
          />
        ))}
      </div>
      {isAsking ? (
        <RollBackDialog release={release} onClose={() => setIsAsking(false)} onDone={handleRolledBack} />
      ) : null}
    </ModuleFields>
  );
}
