import { rarity } from '@quartermaster/domain/enums/rarity';
import { prizeRecord } from '@quartermaster/domain/simulation/prize-record';
import { useTranslation } from 'react-i18next';
import { ReferenceTag } from '../../fields/reference/reference-tag.tsx';
import { shareText } from '../../fields/rows/row-operations.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import table from '../../ui/table/plain-table.module.css';
import { Tag } from '../../ui/text/tag.tsx';
import { WordTag } from '../../ui/text/word-tag.tsx';
import type { LabReport, LabRow } from './lab-report.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { SureTag } from './sure-tag.tsx';
import styles from './lab.module.css';

const MOST_SIGMA = 3;
const DIGITS = 1;

/** Whether chance alone explains a row: of a thousand rows, three deviate further. */
const isMarked = ({ sigma }: LabRow): boolean => sigma !== null && Math.abs(sigma) > MOST_SIGMA;

function sigmaText(sigma: number | null): string {
  if (sigma === null) return '–';
  return `${sigma > 0 ? '+' : ''}${sigma.toFixed(2)}σ`;
}

/** What was expected and what came, group by group and prize by prize. */
export function LabRows({ report: { rows } }: { readonly report: LabReport }) {
  const { t } = useTranslation('lab');
  const marked = rows.filter(isMarked).length;
  return (
    <Card title={t('table')} aside={t('marked', { count: marked })} flush>
      <ScrollRegion label={t('table')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('rarityGroup')}</th>
              <th scope="col" className={`${table.number} ${styles.optional}`}>
                {t('weight')} <SureTag isExact />
              </th>
              <th scope="col" className={table.number}>
                {t('longRun')} <SureTag isExact />
              </th>
              <th scope="col" className={`${table.number} ${styles.optional}`}>
                {t('expected')}
              </th>
              <th scope="col" className={table.number}>
                {t('observed')} <SureTag isExact={false} />
              </th>
              <th scope="col" className={table.number}>
                {t('deviation')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}

function Row({ row }: { readonly row: LabRow }) {
  const { t } = useTranslation('lab');
  return (
    <tr className={row.target === null ? styles.groupRow : undefined}>
      <th scope="row">
        {row.target === null ? (
          <span className={styles.name}>
            {t('group', { no: row.groupNo })} <WordTag of={rarity} value={row.rarity} />
          </span>
        ) : (
          <span className={`${styles.name} ${styles.entry}`}>
            <Prize target={row.target} />
            {row.isFeatured ? <Tag tone="magenta">{t('featured')}</Tag> : null}
          </span>
        )}
      </th>
      <td className={`${table.number} ${styles.optional}`}>{shareText(row.byWeight)}</td>
      <td className={table.number}>{shareText(row.longRun)}</td>
      <td className={`${table.number} ${styles.optional}`}>{formatNumber(row.expected, DIGITS)}</td>
      <td className={table.number}>{formatNumber(row.observed)}</td>
      <td className={table.number}>
        {isMarked(row) ? (
          <span title={t('mark')}>
            <Tag tone="red" glyph="!">
              {sigmaText(row.sigma)}
            </Tag>
          </span>
        ) : (
          sigmaText(row.sigma)
        )}
      </td>
    </tr>
  );
}

/** What comes out, by name. */
export function Prize({ target }: { readonly target: string }) {
  const { module, recordId } = prizeRecord(target);
  return <ReferenceTag module={module} id={recordId} />;
}
