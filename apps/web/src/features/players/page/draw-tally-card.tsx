import { rarity } from '@quartermaster/domain/enums/rarity';
import { HTML_LANG, LANGUAGES } from '@quartermaster/domain/core/language';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { drawTallyQuery, type DrawTally, type PlayerKey } from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import table from '../../../ui/table/plain-table.module.css';
import { readLanguage } from '../../../i18n/language.ts';
import { titleText } from '../../../fields/reference/record-title.ts';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { usePlayerActions } from '../commands/player-actions.ts';
import { drawAnswer } from './draw-answer.ts';
import { Asset, NamesContext, RecordName } from './names.tsx';
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
                <th scope="col">{t('tallyAnswer')}</th>
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
  const { gachaponId, pulls, earlierPulls, firstAt, got, expected } = tally;
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
      <td className={table.number}>
        {formatNumber(pulls)}
        {earlierPulls === 0 ? null : (
          <div className={styles.soft}>{t('tallyEarlier', { number: formatNumber(earlierPulls) })}</div>
        )}
      </td>
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
        <LastRare tally={tally} />
      </td>
      <td>
        <Guarantee tally={tally} />
      </td>
      <td>
        <Answer tally={tally} />
      </td>
    </tr>
  );
}

type PartProps = { readonly tally: DrawTally };

function LastRare({ tally: { lastRare, rarity: wanted } }: PartProps) {
  const { t } = useTranslation('player');
  if (lastRare === null) return t(wanted === null ? 'oddsUnknown' : 'tallyNever');
  return (
    <span className={styles.stack}>
      <Asset kind={lastRare.assetKind} id={lastRare.targetId} />
      <span className={styles.soft}>
        {t('tallyAgo', { count: lastRare.pullsAgo })} · <DateTimeText value={lastRare.at} />
      </span>
    </span>
  );
}

function Guarantee({ tally: { counter, hardAt } }: PartProps) {
  const { t } = useTranslation('player');
  if (hardAt === null) return <Dash />;
  return (
    <span className={styles.stack}>
      <span>{t('tallyCounter', { counter, hardAt })}</span>
      <span className={styles.soft}>{t('tallyDue', { count: Math.max(0, hardAt - counter) })}</span>
    </span>
  );
}

/** Copies the summary as sentences in the player's language. */
function Answer({ tally }: { readonly tally: DrawTally }) {
  const { t } = useTranslation('player');
  const { summary } = usePlayerActions();
  const language = LANGUAGES.find((each) => each === summary.player.language) ?? readLanguage();
  const facts = use(NamesContext).references['gachapon-setting']?.[String(tally.gachaponId)];
  const text = drawAnswer(
    tally,
    facts ? titleText(facts.title, language) : String(tally.gachaponId),
    language,
  );
  return (
    <span className={styles.nowrap} lang={HTML_LANG[language]} title={text}>
      <CopyButton text={text} label={t('tallyAnswer')} />
    </span>
  );
}
