import { RocketOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { Problems } from '../../api/releases.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AnswerState } from '../../ui/table/answer-state.tsx';
import { formatLongDateTime } from '../../i18n/format.ts';
import { ChangeList } from './change-list.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { HoldDialogs } from './hold-dialog.tsx';
import { PUBLISH_CARD, PublishCard } from './publish-card.tsx';
import styles from './releases.module.css';
import { ServersCard } from './servers-card.tsx';
import { useReleaseDraft, type ReleaseDraft } from './use-release-draft.ts';

const NO_ISSUES: Problems['issues'] = [];

/** What would change for players, what is wrong with it, and the button that sends it. */
export function ReleaseScreen() {
  const draft = useReleaseDraft();
  const { changes, publish, holding } = draft;
  return (
    <>
      <ReleaseHead draft={draft} />
      <div className={styles.page}>
        {publish.data ? <DeliveryNotice published={publish.data} /> : null}
        {publish.error ? <Alert type="error" showIcon title={errorMessage(publish.error)} /> : null}
        {holding.endError ? <Alert type="error" showIcon title={errorMessage(holding.endError)} /> : null}
        {changes.error && changes.data ? (
          <ErrorPanel error={changes.error} onRetry={() => void changes.refetch()} />
        ) : null}
        {changes.data ? (
          <ModuleFields module={null} references={changes.data.references}>
            <ReleaseBody draft={draft} />
          </ModuleFields>
        ) : (
          <Card flush>
            <AnswerState of={[changes]} rows={8} />
          </Card>
        )}
      </div>
    </>
  );
}

function ReleaseHead({ draft: { branch, changes, total } }: { readonly draft: ReleaseDraft }) {
  const { t } = useTranslation('releases');
  const { data } = changes;
  useActionsAt('release', branch.details.name, { 'hold.begin': null, 'hold.end': null });
  const since = data?.live
    ? t('since', {
        count: total,
        number: data.live.number,
        at: formatLongDateTime(data.live.at),
      })
    : t('neverPublished');
  const title = (
    <>
      {t('publishTo', { version: branch.version })}{' '}
      <span className={branch.details.isProtected ? styles.protected : styles.environment}>
        {branch.details.name}
      </span>
    </>
  );
  return (
    <PageHead
      breadcrumb={[t('title')]}
      here={branch.details.name}
      title={title}
      meta={data ? since : null}
      actions={
        total > 0 ? (
          <Button icon={<RocketOutlined aria-hidden />} href={`#${PUBLISH_CARD}`} onClick={handleToPublish}>
            {t('toPublish')}
          </Button>
        ) : null
      }
    />
  );
}

/** The address says where one publishes, not where on the page one reads. */
function handleToPublish(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const card = document.getElementById(PUBLISH_CARD);
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('input')?.focus({ preventScroll: true });
}

function ReleaseBody({ draft }: { readonly draft: ReleaseDraft }) {
  const { t } = useTranslation('releases');
  const isEmpty = draft.modules.length === 0 && draft.changes.data?.live !== null;
  return (
    <div className={styles.columns}>
      <HoldDialogs holding={draft.holding} modules={draft.modules} />
      {isEmpty ? (
        <Card>
          <EmptyState title={t('nothingTitle')} text={t('nothingText')} />
        </Card>
      ) : (
        <ChangeList
          modules={draft.modules}
          held={draft.held}
          count={draft.count}
          unlisted={draft.unlisted}
          unlistedHeld={draft.unlistedHeld}
          issues={draft.problems.data?.issues ?? NO_ISSUES}
          onHold={draft.holding.setHeld}
        />
      )}
      <div className={styles.side}>
        {isEmpty ? null : <ProblemsCard draft={draft} />}
        {isEmpty ? null : <PublishCard draft={draft} />}
        <ServersCard />
      </div>
    </div>
  );
}
