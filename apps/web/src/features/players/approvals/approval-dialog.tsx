import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { approvalQuery, type ApprovalKey, type OpenApproval } from '../../../api/approvals.ts';
import { meQuery } from '../../../api/get-me.ts';
import { ModuleFields } from '../../../engine/module-fields.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SkeletonRows } from '../../../ui/table/skeleton-rows.tsx';
import { ChangeWithLetter } from '../commands/change-with-letter.tsx';
import { ApprovalFacts } from './approval-facts.tsx';
import styles from './approvals.module.css';
import { DecisionForm } from './decision-form.tsx';
import { ApprovedFile } from './approved-file.tsx';
import { useRequestName } from './request-name.ts';
import { RequestNotice } from './request-notice.tsx';

type ApprovalDialogProps = { readonly approvalId: string; readonly onClose: () => void };

/** One request: who wants what and why, what it would change now, and the decision. */
export function ApprovalDialog({ approvalId, onClose }: ApprovalDialogProps) {
  const { t } = useTranslation('approvals');
  const requestName = useRequestName();
  const { environment } = useBranch();
  const key: ApprovalKey = { environment, approvalId };
  const { data, error, refetch } = useQuery(approvalQuery(key));
  return (
    <Dialog
      width={680}
      footer={null}
      title={data === undefined ? t('title') : requestName(data.approval.kind)}
      onCancel={onClose}
    >
      {data === undefined && !error ? <SkeletonRows rows={5} columns={2} /> : null}
      {error && data === undefined ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <ModuleFields module={null} references={data.references} isLive>
          <Request data={data} approvalKey={key} onClose={onClose} onLookAgain={() => void refetch()} />
        </ModuleFields>
      )}
    </Dialog>
  );
}

type RequestProps = {
  readonly data: OpenApproval;
  readonly approvalKey: ApprovalKey;
  readonly onClose: () => void;
  readonly onLookAgain: () => void;
};

function Request({ data, approvalKey, onClose, onLookAgain }: RequestProps) {
  const { t } = useTranslation('approvals');
  const { data: me } = useSuspenseQuery(meQuery());
  const { approval, now, problem, players } = data;
  const hasChanged = now !== null && canonicalJson(now.lines) !== canonicalJson(approval.lines);
  const lines = now?.lines ?? approval.lines;
  return (
    <div className={styles.request}>
      <ApprovalFacts approval={approval} players={players} />
      <RequestNotice approval={approval} players={players} />
      {problem === null ? null : <Alert type="error" showIcon title={t('impossible', { problem })} />}
      {now?.warnings.map(({ code, message }) => (
        <Alert key={code} type="warning" showIcon title={message} />
      ))}
      {hasChanged ? <Alert type="warning" showIcon title={t('changed')} /> : null}
      {lines.length === 0 ? null : (
        <section>
          <h3 className={styles.part}>{t(now === null ? 'thenChange' : 'nowChange')}</h3>
          <ChangeWithLetter lines={lines} />
        </section>
      )}
      {approval.askedBy === me.id ? <ApprovedFile approval={approval} onTaken={onLookAgain} /> : null}
      {approval.state === 'waiting' ? (
        <DecisionForm
          approvalKey={approvalKey}
          kind={approval.kind}
          isOwn={approval.askedBy === me.id}
          revision={now?.revision ?? null}
          onDone={onClose}
          onLookAgain={onLookAgain}
        />
      ) : null}
    </div>
  );
}
