import { rarity } from '@quartermaster/domain/enums/rarity';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { drawTallyQuery, type DrawTally, type PlayerKey } from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import table from '../../../ui/table/plain-table.module.css';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { Asset, Dash, NamesContext, RecordName } from './names.tsx';
import styles from './page.module.css';

/** The answer to "nothing rare in ninety pulls": per gachapon, what came, what the odds promise, how near the guarantee is. */
export function DrawTallyCard({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const { data } = useQuery(drawTallyQuery(player));
  if (data === undefined || data.data.length === 0) return null;
  return (
    <NamesContext value={data}>
      <Card flush title={t('tally')} aside={data.isComplete ? null : t('tallyPart')}>
        <div className={styles.scroller}>
          <table className={`${table.table} ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">{t('gachapon')}</th>
                <th scope="col" className={table.number}>
                  {t('tallyPulls')}
                </th>
                <th scope="col">{t('tallyRarity')}</th>
                <th scope="col" className={table.number}>
                  {t('tallyGot')}
                </th>
                <th scope="col">{t('tallyLast')}</th>
                <th scope="col">{t('tallyGuarantee')}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((tally) => (
                <TallyRow key={tally.gachaponId} tally={tally} />
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </NamesContext>
  );
}

function TallyRow({ tally }: { readonly tally: DrawTally }) {
  const { t } = useTranslation('player');
  const { gachaponId, pulls, firstAt, got, expected, lastRare, counter, hardAt } = tally;
  return (
    <tr>
      <td>
        <span className={styles.stack}>
          <RecordName module="gachapon-setting" id={gachaponId} />
          <span className={styles.soft}>
            {t('tallySince')} <DateTimeText value={firstAt} />
          </span>
        </span>
      </td>
      <td className={table.number}>{formatNumber(pulls)}</td>
      <td>{tally.rarity === null ? <Dash /> : <WordTag of={rarity} value={tally.rarity} />}</td>
      <td className={table.number}>
        {tally.rarity === null ? (
          <Dash />
        ) : (
          t('tallyOf', {
            got: formatNumber(got),
            expected: expected === null ? '–' : formatNumber(expected, 2),
          })
        )}
      </td>
      <td>
        {lastRare === null ? (
          t(tally.rarity === null ? 'oddsUnknown' : 'tallyNever')
        ) : (
          <span className={styles.stack}>
            <Asset kind={lastRare.assetKind} id={lastRare.targetId} />
            <span className={styles.soft}>
              {t('tallyAgo', { count: lastRare.pullsAgo })} · <DateTimeText value={lastRare.at} />
            </span>
          </span>
        )}
      </td>
      <td>
        {hardAt === null ? (
          <Dash />
        ) : (
          <span className={styles.stack}>
            <span>{t('tallyCounter', { counter, hardAt })}</span>
            <span className={styles.soft}>{t('tallyDue', { count: Math.max(0, hardAt - counter) })}</span>
          </span>
        )}
      </td>
    </tr>
  );
}
