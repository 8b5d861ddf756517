import { drawKind } from '@quartermaster/domain/enums/draw-kind';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawsQuery, type DrawRow, type GachaponOdds, type PlayerKey } from '../../../api/player.ts';
import { DateTimeText } from '../../../ui/date-time-text.tsx';
import { wordOf } from '../../../ui/word-tag.tsx';
import { oddsOfDraws, type OddsOf } from './draw-odds.ts';
import { DrawPrizes } from './draw-prizes.tsx';
import { Assets, RecordName } from './names.tsx';
import { OddsDialog } from './odds-dialog.tsx';
import styles from './page.module.css';
import { SectionTable, useSlices, type Column } from './section-table.tsx';

/** What came out of gachapons, and how likely that was under the release that was live then. */
export function DrawsSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const draws = useInfiniteQuery(drawsQuery(player));
  const { names } = useSlices(draws);
  const oddsOf = useMemo(() => oddsOfDraws(draws.data?.pages ?? []), [draws.data]);
  const [shown, setShown] = useState<GachaponOdds | null>(null);
  return (
    <>
      <SectionTable
        title={t('section.draws')}
        query={draws}
        columns={useDrawColumns(oddsOf, setShown)}
        keyOf={(row) => row.drawId}
        empty={t('empty.draws')}
      />
      {shown === null ? null : <OddsDialog odds={shown} names={names} onClose={() => setShown(null)} />}
    </>
  );
}

function useDrawColumns(oddsOf: OddsOf, onShow: (odds: GachaponOdds) => void): readonly Column<DrawRow>[] {
  const { t } = useTranslation('player');
  return [
    { key: 'at', label: t('when'), cell: (row) => <DateTimeText value={row.createdAt} /> },
    {
      key: 'gachapon',
      label: t('gachapon'),
      cell: (row) => (
        <span className={styles.stack}>
          <RecordName module="gachapon-setting" id={row.gachaponId} />
          <span className={styles.soft}>
            {wordOf(drawKind, row.kind)} {row.step === null ? null : t('step', { step: row.step })}
          </span>
        </span>
      ),
    },
    { key: 'cost', label: t('cost'), cell: (row) => <Assets list={row.cost} /> },
    {
      key: 'results',
      label: t('drawn'),
      cell: (row) => <DrawPrizes draw={row} odds={oddsOf(row)} />,
    },
    {
      key: 'counter',
      label: t('counter'),
      isNumber: true,
      cell: ({ counterBefore, counterAfter }) => `${counterBefore} → ${counterAfter}`,
    },
    {
      key: 'odds',
      label: t('odds'),
      cell: (row) => <OddsButton odds={oddsOf(row)} onShow={onShow} />,
    },
  ];
}

type OddsButtonProps = {
  readonly odds: GachaponOdds | null;
  readonly onShow: (odds: GachaponOdds) => void;
};

function OddsButton({ odds, onShow }: OddsButtonProps) {
  const { t } = useTranslation('player');
  if (odds === null) return <span className={styles.soft}>{t('oddsUnknown')}</span>;
  return (
    <Button size="small" onClick={() => onShow(odds)}>
      {t('oddsOf', { number: odds.release.number })}
    </Button>
  );
}
