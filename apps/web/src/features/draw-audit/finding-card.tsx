import { useTranslation } from 'react-i18next';
import type { AuditFinding, DrawAudit } from '../../api/draw-audit.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatFixed, formatNumber } from '../../i18n/format.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import table from '../../ui/table/plain-table.module.css';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './draw-audit.module.css';

const GACHAPONS = 'gachapon-setting';
const PETS = 'pet-setting';
const GODS = 'god-setting';
/** Beyond, a single entry is worth a look; what counts as beyond chance is decided for the run as a whole. */
const NOTABLE_SIGMA = 3;

type FindingCardProps = { readonly finding: AuditFinding; readonly references: DrawAudit['references'] };

/** A gachapon in a release: what came out of it, and whether chance explains that. */
export function FindingCard({ finding, references }: FindingCardProps) {
  const { t } = useTranslation('tools');
  const { gachaponId, release, draws, unknown, firstAt, lastAt } = finding;
  const title = references[GACHAPONS]?.[String(gachaponId)]?.title ?? null;
  return (
    <Card
      flush
      title={
        <>
          <RecordPageLink module={GACHAPONS} recordId={String(gachaponId)}>
            {titleText(title, readTextLanguage()) || gachaponId}
          </RecordPageLink>{' '}
          · {release === null ? t('drawNoRelease') : t('drawRelease', { number: release })}
        </>
      }
      aside={<Verdict finding={finding} />}
    >
      <p className={styles.facts}>
        <DateTimeText value={firstAt} /> – <DateTimeText value={lastAt} /> ·{' '}
        {t('drawCompared', { count: draws, total: formatNumber(draws) })}
        {unknown > 0 ? ` · ${t('drawUnknown', { count: unknown, total: formatNumber(unknown) })}` : ''}
      </p>
      {draws > 0 ? <Figures finding={finding} /> : null}
      {draws > 0 ? <Entries finding={finding} references={references} /> : null}
    </Card>
  );
}

function Verdict({ finding: { reason, draws } }: { readonly finding: AuditFinding }) {
  const { t } = useTranslation('tools');
  if (reason !== null)
    return (
      <Tag tone="red" glyph="!">
        {t(`drawReason_${reason}`)}
      </Tag>
    );
  return draws === 0 ? <Tag>{t('drawUntold')}</Tag> : <Tag tone="green">{t('drawFair')}</Tag>;
}

/** A chance in a form that stays readable when it is tiny. */
const chanceText = (chance: number): string =>
  chance >= 0.0001 || chance === 0 ? chance.toFixed(4) : chance.toExponential(1);

function Figures({ finding }: { readonly finding: AuditFinding }) {
  const { t } = useTranslation('tools');
  const { chiSquare, featured, chance, impossible } = finding;
  return (
    <ul className={styles.figures}>
      <li>
        {t('drawChiSquare', {
          value: formatFixed(chiSquare.statistic, 1),
          degrees: chiSquare.degrees,
          chance: chanceText(chiSquare.chance),
        })}
      </li>
      <li>
        {t('drawFeatured', {
          observed: formatNumber(featured.observed),
          expected: formatFixed(featured.expected, 1),
          sigma: sigmaText(featured.sigma),
        })}
      </li>
      <li>{t('drawCorrected', { chance: chanceText(chance) })}</li>
      {featured.enough === null ? null : <li>{t('drawEnough', { total: formatNumber(featured.enough) })}</li>}
      {impossible > 0 ? <li>{t('drawImpossible', { count: impossible })}</li> : null}
    </ul>
  );
}

const sigmaText = (sigma: number | null): string =>
  sigma === null ? '–' : `${sigma > 0 ? '+' : ''}${sigma.toFixed(2)}`.replace('-', '−');

function Entries({ finding, references }: FindingCardProps) {
  const { t } = useTranslation('tools');
  return (
    <div className={styles.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('drawGroup')}</th>
            <th scope="col">{t('drawEntry')}</th>
            <th scope="col" className={table.number}>
              {t('drawObserved')}
            </th>
            <th scope="col" className={table.number}>
              {t('drawExpected')}
            </th>
            <th scope="col" className={table.number}>
              σ
            </th>
            <th scope="col" className={table.number}>
              {t('drawEnoughHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {finding.entries.map((entry) => (
            <EntryRow
              key={`${entry.groupNo} ${entry.assetKind} ${entry.targetId}`}
              entry={entry}
              references={references}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type EntryRowProps = {
  readonly entry: AuditFinding['entries'][number];
  readonly references: DrawAudit['references'];
};

function EntryRow({ entry, references }: EntryRowProps) {
  const { t } = useTranslation('tools');
  const { groupNo, assetKind, targetId, isFeatured, observed, expected, sigma, enough } = entry;
  const module = assetKind === 'pet' ? PETS : GODS;
  const title = references[module]?.[String(targetId)]?.title ?? null;
  return (
    <tr>
      <td>{groupNo}</td>
      <th scope="row" className={styles.entry}>
        {titleText(title, readTextLanguage()) || targetId}{' '}
        {isFeatured ? (
          <Tag tone="magenta" look="plain" glyph="↑">
            {t('drawIsFeatured')}
          </Tag>
        ) : null}
      </th>
      <td className={table.number}>{formatNumber(observed)}</td>
      <td className={table.number}>{formatFixed(expected, 1)}</td>
      <td className={table.number}>
        {Math.abs(sigma ?? 0) >= NOTABLE_SIGMA ? <strong>{sigmaText(sigma)}</strong> : sigmaText(sigma)}
      </td>
      <td className={table.number}>{enough === null ? '–' : formatNumber(enough)}</td>
    </tr>
  );
}
