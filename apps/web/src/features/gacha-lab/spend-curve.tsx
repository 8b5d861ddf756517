import { useTranslation } from 'react-i18next';
import { shareText } from '../../fields/rows/row-operations.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import table from '../../ui/table/plain-table.module.css';
import type { SpendCurve } from './lab-goals.ts';
import { MoneyText } from '../../fields/reference/money-text.tsx';
import { SureTag } from './sure-tag.tsx';
import styles from './lab.module.css';

const WIDTH = 600;
const HEIGHT = 140;
const LEFT = 40;
const AXIS = 18;
const LINES = [0.5, 0.9, 1] as const;

/** A thousand simulated players and what they spent: a picture for the eye, the same numbers in a table. */
export function SpendCurveCard({ curve }: { readonly curve: SpendCurve }) {
  const { t } = useTranslation('lab');
  if (curve.points.length === 0) return null;
  return (
    <Card title={t('curve')} aside={<SureTag isExact={false} />}>
      <figure className={styles.figure}>
        <Curve curve={curve} />
        <figcaption className={styles.note}>
          {t('legend', {
            players: formatNumber(curve.players),
            unfinished: formatNumber(curve.unfinished),
          })}
        </figcaption>
      </figure>
      <details className={styles.details}>
        <summary>{t('curveTable')}</summary>
        <CurveTable curve={curve} />
      </details>
    </Card>
  );
}

/** By draws, where the amounts are of several currencies. */
function Curve({ curve: { points } }: { readonly curve: SpendCurve }) {
  const { t } = useTranslation('lab');
  const isOneCurrency = points.every(({ needed }) => needed.money.length === 1);
  const valueOf = (at: number): number => {
    const needed = points[at]?.needed;
    return (isOneCurrency ? needed?.money[0]?.amount : needed?.draws) ?? 0;
  };
  const most = Math.max(1, valueOf(points.length - 1));
  const x = (value: number): number => LEFT + (value / most) * (WIDTH - LEFT);
  const y = (share: number): number => AXIS / 2 + (1 - share) * HEIGHT;
  const path = points.map(({ share }, at) => `H ${x(valueOf(at))} V ${y(share)}`).join(' ');
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 2 * AXIS}`}
      role="img"
      aria-label={t('curve')}
    >
      {LINES.map((share) => (
        <g key={share}>
          <line className={styles.line} x1={LEFT} x2={WIDTH} y1={y(share)} y2={y(share)} />
          <text className={styles.label} x={LEFT - 6} y={y(share) + 3} textAnchor="end">
            {share * 100}%
          </text>
        </g>
      ))}
      <path className={styles.area} d={`M ${LEFT} ${y(0)} ${path} V ${y(0)} Z`} />
      <path className={styles.stroke} d={`M ${LEFT} ${y(0)} ${path}`} />
      <line className={styles.axis} x1={LEFT} x2={WIDTH} y1={y(0)} y2={y(0)} />
      {[0, 0.5, 1].map((part) => (
        <text
          key={part}
          className={styles.label}
          x={x(part * most)}
          y={y(0) + AXIS - 4}
          textAnchor={part === 0 ? 'start' : part === 1 ? 'end' : 'middle'}
        >
          {formatNumber(Math.round(part * most))}
        </text>
      ))}
    </svg>
  );
}

function CurveTable({ curve }: { readonly curve: SpendCurve }) {
  const { t } = useTranslation('lab');
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('players', { percent: '%' })}</th>
          <th scope="col" className={table.number}>
            {t('draws')}
          </th>
          <th scope="col" className={table.number}>
            {t('spent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {curve.points.map(({ share, needed }) => (
          <tr key={share}>
            <th scope="row">{shareText(share)}</th>
            <td className={table.number}>{formatNumber(needed.draws)}</td>
            <td className={table.number}>
              <MoneyText money={needed.money} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
