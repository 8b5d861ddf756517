import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../api/approvals.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { DateTimeText } from '../../../ui/date-time-text.tsx';
import { Fact, FactLines } from '../../../ui/facts.tsx';
import { dollars } from '../money.ts';
import { ApprovalStateTag } from './approval-state-tag.tsx';
import styles from './approvals.module.css';

type ApprovalFactsProps = {
  readonly approval: Approval;
  readonly players: Readonly<Record<string, string>>;
};

/** Who asks, for whom, why, and what it goes beyond. */
export function ApprovalFacts({ approval, players }: ApprovalFactsProps) {
  const { t } = useTranslation('approvals');
  const { serverId, accountId, reason, ticket, exceeds, decidedByName, decidedAt, decisionReason } = approval;
  const place = `${serverId}:${accountId}`;
  return (
    <FactLines>
      <Fact label={t('column.player')}>
        {players[place]} <span className={styles.soft}>{place}</span>
      </Fact>
      <Fact label={t('column.who')}>
        {approval.askedByName} · <DateTimeText value={approval.askedAt} />
      </Fact>
      <Fact label={t('column.reason')}>{ticket === null ? reason : `${reason} (${ticket})`}</Fact>
      <Fact label={t('column.value')}>USD {dollars(approval.valueCents)}</Fact>
      <Fact label={t('beyond')}>
        {exceeds.map(({ limit, most, used, wanted }) => {
          const show = limit === 'value_cents' ? (cents: number) => `USD ${dollars(cents)}` : formatNumber;
          const values = { most: show(most), used: show(used), wanted: show(wanted) };
          return <div key={limit}>{t(`limit.${limit}`, values)}</div>;
        })}
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
