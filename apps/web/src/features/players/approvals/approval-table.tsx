import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../api/approvals.ts';
import { AgoText } from '../../../ui/text/ago-text.tsx';
import { Dash } from '../../../ui/text/dash.tsx';
import table from '../../../ui/table/plain-table.module.css';
import { dollars } from '../money.ts';
import styles from './approvals.module.css';
import { ApprovalStateTag } from './approval-state-tag.tsx';
import { LookButton } from './look-button.tsx';
import { RequestAbout } from './request-about.tsx';
import { useRequestName } from './request-name.ts';

const COLUMNS = ['asked', 'who', 'player', 'what', 'value', 'reason', 'state'] as const;

type ApprovalTableProps = {
  readonly rows: readonly Approval[];
  /** Names of players by `server:account`. */
  readonly names: Readonly<Record<string, string>>;
  readonly onOpen: (approvalId: string) => void;
};

/** Who asked for what, for whom, and how much it is worth. */
export function ApprovalTable({ rows, names, onOpen }: ApprovalTableProps) {
  const { t } = useTranslation('approvals');
  return (
    <div className={styles.scroller}>
      <table className={table.table} data-stacked>
        <thead>
          <tr>
            {COLUMNS.map((key) => (
              <th key={key} scope="col" className={key === 'value' ? table.number : ''}>
                {t(`column.${key}`)}
              </th>
            ))}
            <th scope="col" className={styles.look}>
              <span className="visually-hidden">{t('look')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApprovalRow key={row.approvalId} row={row} names={names} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ApprovalRowProps = Omit<ApprovalTableProps, 'rows'> & { readonly row: Approval };

function ApprovalRow({ row, names, onOpen }: ApprovalRowProps) {
  const { t } = useTranslation('approvals');
  const requestName = useRequestName();
  return (
    <tr>
      <td data-label={t('column.asked')}>
        <AgoText value={row.askedAt} />
      </td>
      <td data-label={t('column.who')}>{row.askedByName}</td>
      <td data-label={t('column.player')}>
        <RequestAbout approval={row} names={names} />
      </td>
      <td className={styles.what} data-first>
        {requestName(row.kind)}
      </td>
      <td className={table.number} data-label={t('column.value')}>
        {row.valueCents === 0 ? <Dash /> : dollars(row.valueCents)}
      </td>
      <td className={styles.reason} data-label={t('column.reason')}>
        {row.reason}
      </td>
      <td data-second>
        <ApprovalStateTag state={row.state} />
      </td>
      <td className={styles.look}>
        <LookButton row={row} onOpen={onOpen} />
      </td>
    </tr>
  );
}
