import { Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../api/deliveries.ts';
import { useApprover } from '../../engine/access/use-approver.ts';

/** Says that a draft waits for a second person, or why it was not approved. */
export function ApprovalNotice({ delivery: { approval, state } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const approver = useApprover();
  if (approval === null || state !== 'draft') return null;
  const { approvalId, askedByName, decidedByName, decisionReason } = approval;
  const way = (
    <Link to="/approvals" search={{ approval: approvalId }}>
      {t('openApproval')}
    </Link>
  );
  if (approval.state === 'waiting')
    return (
      <Alert
        type="info"
        showIcon
        title={t(`approvalWaiting.${approver}`, { name: askedByName })}
        description={way}
      />
    );
  if (approval.state === 'refused')
    return (
      <Alert
        type="warning"
        showIcon
        title={t('approvalRefused', { name: decidedByName ?? '', reason: decisionReason ?? '' })}
        description={way}
      />
    );
  return approval.state === 'expired' ? (
    <Alert type="warning" showIcon title={t('approvalExpired')} description={way} />
  ) : null;
}
