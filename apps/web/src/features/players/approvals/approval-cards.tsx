import { useTranslation } from 'react-i18next';
import { AgoText } from '../../../ui/text/ago-text.tsx';
import { Fact, FactLines } from '../../../ui/layout/facts.tsx';
import { dollars } from '../money.ts';
import styles from './approvals.module.css';
import { ApprovalStateTag } from './approval-state-tag.tsx';
import { LookButton } from './look-button.tsx';
import { RequestAbout } from './request-about.tsx';
import { useRequestName } from './request-name.ts';
import type { ApprovalRowProps, ApprovalsOfPage } from './approval-table.tsx';

/** The same requests on a phone, where a table would hide the action behind its button. */
export function ApprovalCards({ rows, names, onOpen }: ApprovalsOfPage) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <ApprovalCard key={row.approvalId} row={row} names={names} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function ApprovalCard({ row, names, onOpen }: ApprovalRowProps) {
  const { t } = useTranslation('approvals');
  const requestName = useRequestName();
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <strong>{requestName(row.kind)}</strong>
        <ApprovalStateTag state={row.state} />
      </div>
      <FactLines>
        <Fact label={t('column.player')}>
          <RequestAbout approval={row} names={names} />
        </Fact>
        <Fact label={t('column.who')}>
          {row.askedByName} · <AgoText value={row.askedAt} />
        </Fact>
        {row.valueCents === 0 ? null : <Fact label={t('column.value')}>{dollars(row.valueCents)}</Fact>}
      </FactLines>
      <p className={styles.cardReason}>
        <span className="visually-hidden">{t('column.reason')}</span> {row.reason}
      </p>
      <LookButton row={row} onOpen={onOpen} />
    </li>
  );
}
