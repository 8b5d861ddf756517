import { rarity } from '@quartermaster/domain/enums/rarity';
import { useTranslation } from 'react-i18next';
import type { DrawRow, GachaponOdds } from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Tag } from '../../../ui/text/tag.tsx';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { chanceOf, rarityOf } from './draw-odds.ts';
import { Asset } from './names.tsx';
import styles from './page.module.css';

type DrawPrizesProps = {
  readonly draw: DrawRow;
  readonly odds: GachaponOdds | null;
  /** Whether only the rare ones are shown. */
  readonly onlyRare?: boolean;
};

/** What was drawn, each with its chance then and what is particular about it. */
export function DrawPrizes({ draw, odds, onlyRare = false }: DrawPrizesProps) {
  const { t } = useTranslation('player');
  return (
    <ul className={styles.prizes}>
      {draw.results
        .filter((prize) => !onlyRare || isRare(rarityOf(odds, prize)))
        .map((prize) => (
          <li key={prize.no} data-rare={isRare(rarityOf(odds, prize))}>
            <PrizeRarity value={rarityOf(odds, prize)} />
            <Asset kind={prize.assetKind} id={prize.targetId} />
            <Chance value={chanceOf(odds, prize)} />
            {prize.guaranteed ? <Tag tone="gold">{t('guaranteed')}</Tag> : null}
            {prize.rateUp ? <Tag tone="magenta">{t('rateUp')}</Tag> : null}
            {prize.isNew ? <Tag tone="green">{t('isNew')}</Tag> : null}
          </li>
        ))}
    </ul>
  );
}

/** Whether one of a draw's prizes is rare. */
export const hasRare = (draw: DrawRow, odds: GachaponOdds | null): boolean =>
  draw.results.some((prize) => isRare(rarityOf(odds, prize)));

const isRare = (word: string | null): boolean => word === 'SSR' || word === 'SSR_PLUS';

function PrizeRarity({ value }: { readonly value: string | null }) {
  return value === null ? null : <WordTag of={rarity} value={value} />;
}

const PERCENT = 100;
const DIGITS = 4;

/** A chance of 0 to 1 as a percentage. */
export function Chance({ value }: { readonly value: number | null }) {
  if (value === null) return null;
  return <span className={styles.chance}>{formatNumber(value * PERCENT, DIGITS)}%</span>;
}
