import { drawKind } from '@quartermaster/domain/enums/draw-kind';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawsQuery, type DrawRow, type GachaponOdds, type PlayerKey } from '../../../api/player.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { ceilingOf, oddsOfDraws, type OddsOf } from './draw-odds.ts';
import { DrawPrizes, hasRare } from './draw-prizes.tsx';
import { DrawTallyCard } from './draw-tally-card.tsx';
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
  const [onlyRare, setOnlyRare] = useState(false);
  return (
    <>
      <DrawTallyCard player={player} />
      <SectionTable
        title={t('section.draws')}
        query={draws}
        aside={
          <Tag.CheckableTag className={styles.chip ?? ''} checked={onlyRare} onChange={setOnlyRare}>
            {t('onlyRare')}
          </Tag.CheckableTag>
        }
        only={onlyRare ? (row) => hasRare(row, oddsOf(row)) : undefined}
        columns={useDrawColumns(oddsOf, setShown)}
        detail={(row) => <DrawPrizes draw={row} odds={oddsOf(row)} onlyRare={onlyRare} />}
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
    { key: 'draw', label: t('gachapon'), cell: (row) => <Draw row={row} /> },
    {
      key: 'counter',
      label: t('counter'),
      isNumber: true,
      cell: (row) => {
        const ceiling = ceilingOf(oddsOf(row));
        return `${row.counterBefore} → ${row.counterAfter}${ceiling === null ? '' : ` / ${ceiling}`}`;
      },
    },
    {
      key: 'odds',
      label: t('odds'),
      cell: (row) => <OddsButton odds={oddsOf(row)} onShow={onShow} />,
    },
  ];
}

/** When, from which gachapon, and what it cost. */
function Draw({ row: { createdAt, gachaponId, kind, step, cost } }: { readonly row: DrawRow }) {
  const { t } = useTranslation('player');
  return (
    <span className={styles.drawFacts}>
      <DateTimeText value={createdAt} />
      <RecordName module="gachapon-setting" id={gachaponId} />
      <span className={styles.soft}>
        {wordOf(drawKind, kind)}
        {step === null ? null : ` · ${t('step', { step })}`}
        {cost.length === 0 ? null : (
          <>
            {' '}
            · <Assets list={cost} />
          </>
        )}
      </span>
    </span>
  );
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
