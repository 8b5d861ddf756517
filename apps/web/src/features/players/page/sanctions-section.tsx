import { sanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { sanctionReason } from '@quartermaster/domain/enums/sanction-reason';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sanctionsQuery, type PlayerKey, type SanctionRow } from '../../../api/player.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { WordTag, wordOf } from '../../../ui/text/word-tag.tsx';
import { usePlayerActions } from '../commands/player-actions.ts';
import { RowAction } from '../commands/row-action.tsx';
import { StaffName } from './names.tsx';
import styles from './page.module.css';
import { SectionTable, type Column } from './section-table.tsx';

/** What a player was kept from, why, by whom and for how long; lifted ones stay. */
export function SanctionsSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const sanctions = useInfiniteQuery(sanctionsQuery(player));
  return (
    <SectionTable
      title={t('section.sanctions')}
      query={sanctions}
      columns={useSanctionColumns()}
      keyOf={(row) => row.sanctionId}
      empty={t('empty.sanctions')}
      detail={({ evidence }) =>
        evidence === null ? null : (
          <span>
            {t('evidence')} <strong>{evidence}</strong>
          </span>
        )
      }
    />
  );
}

function useSanctionColumns(): readonly Column<SanctionRow>[] {
  const { t } = useTranslation('player');
  const { may } = usePlayerActions();
  return [
    { key: 'kind', label: t('sanction'), cell: (row) => <WordTag of={sanctionKind} value={row.kind} /> },
    { key: 'state', label: t('state'), cell: (row) => <Force row={row} /> },
    {
      key: 'reason',
      label: t('reason'),
      cell: (row) => (
        <span className={styles.stack}>
          <span>{wordOf(sanctionReason, row.reason)}</span>
          <span className={styles.soft}>{row.reasonText}</span>
        </span>
      ),
    },
    { key: 'from', label: t('starts'), cell: (row) => <DateTimeText value={row.startsAt} /> },
    {
      key: 'to',
      label: t('ends'),
      cell: ({ endsAt }) =>
        endsAt === null ? (
          <span className={styles.nowrap}>{t('forGood')}</span>
        ) : (
          <DateTimeText value={endsAt} />
        ),
    },
    { key: 'by', label: t('by'), cell: (row) => <StaffName id={row.byStaffId} /> },
    { key: 'ticket', label: t('ticket'), cell: (row) => row.ticketNo },
    ...(may('lift_sanction') ? [{ key: 'actions', label: t('action'), cell: liftCell }] : []),
  ];
}

const liftCell = ({ inForce, kind }: SanctionRow) =>
  inForce ? <RowAction kind="lift_sanction" preset={{ kind }} of={wordOf(sanctionKind, kind)} /> : null;

function Force({ row: { inForce, liftedAt, liftedBy } }: { readonly row: SanctionRow }) {
  const { t } = useTranslation('player');
  if (inForce)
    return (
      <Tag tone="red" glyph="●">
        {t('inForce')}
      </Tag>
    );
  if (liftedAt === null) return <Tag glyph="○">{t('over')}</Tag>;
  return (
    <span className={styles.stack}>
      <span>
        <Tag tone="blue">{t('lifted')}</Tag> <StaffName id={liftedBy} />
      </span>
      <DateTimeText value={liftedAt} />
    </span>
  );
}
