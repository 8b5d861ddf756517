import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../api/approvals.ts';
import { ExceededLimits } from '../../../engine/access/exceeded-limits.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { Fact, FactLines } from '../../../ui/layout/facts.tsx';
import { dollars } from '../money.ts';
import { ApprovalStateTag } from './approval-state-tag.tsx';
import { AskedFacts } from './asked-facts.tsx';
import { RequestAbout } from './request-about.tsx';

type ApprovalFactsProps = {
  readonly approval: Approval;
  readonly players: Readonly<Record<string, string>>;
};

/** Who asks, for whom, why, and what it goes beyond. */
export function ApprovalFacts({ approval, players }: ApprovalFactsProps) {
  const { t } = useTranslation('approvals');
  const { reason, ticket, exceeds, decidedByName, decidedAt, decisionReason } = approval;
  const needsRole = exceeds.length === 0;
  const isUnlock = approval.kind === 'unlock_record';
  return (
    <FactLines>
      <Fact label={t('column.player')}>
        <RequestAbout approval={approval} names={players} />
      </Fact>
      <Fact label={t('column.who')}>
        {approval.askedByName} · <DateTimeText value={approval.askedAt} />
      </Fact>
      <AskedFacts approval={approval} />
      <Fact label={t('column.reason')}>{ticket === null ? reason : `${reason} (${ticket})`}</Fact>
      {approval.valueCents === 0 ? null : (
        <Fact label={t('column.value')}>{dollars(approval.valueCents)}</Fact>
      )}
      <Fact label={t(needsRole ? 'needed' : 'beyond')}>
        {needsRole ? t(isUnlock ? 'neededUnlock' : 'beyondRole') : <ExceededLimits exceeds={exceeds} />}
      </Fact>
      <Fact label={t('column.state')}>
        <ApprovalStateTag state={approval.state} />{' '}
        {approval.state === 'waiting' ? (
          <>
            {t('until')} <DateTimeText value={approval.expiresAt} />
          </>
        ) : null}
        {decidedAt === null ? null : (
          <>
            {decidedByName} · <DateTimeText value={decidedAt} /> · {decisionReason}
          </>
        )}
      </Fact>
    </FactLines>
  );
}
