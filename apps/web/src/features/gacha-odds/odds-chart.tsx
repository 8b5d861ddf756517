import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { shareText } from '../../fields/rows/row-operations.ts';
import { formatNumber } from '../../i18n/format.ts';
import { PERCENTILES, type FirstFeatured, type OddsBar } from './odds-report.ts';
import styles from './odds.module.css';

const WIDTH = 240;
const HEIGHT = 96;
const TOP = 14;
const AXIS = 16;
const GAP = 0.2;

/** When the first featured pet comes: a picture for the eye, the same numbers in a table for everyone. */
export const OddsChart = memo(function OddsChart({ first }: { readonly first: FirstFeatured }) {
  const { t } = useTranslation('odds');
  const { bars } = first;
  if (bars.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + AXIS}`}
        role="img"
        aria-label={t('chart')}
      >
        <Bars bars={bars} />
        <PercentileMarks first={first} />
        <line className={styles.axis} x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <AxisLabels bars={bars} />
      </svg>
      <figcaption className={styles.note}>
        {t('chart')}
        {bars.some(({ isLifted }) => isLifted) ? (
          <span className={styles.legend}>
            <span className={styles.swatch} aria-hidden="true" /> {t('lifted')}
          </span>
        ) : null}
      </figcaption>
      <ChartTable bars={bars} />
    </figure>
  );
});

function Bars({ bars }: { readonly bars: readonly OddsBar[] }) {
  const { t: tc } = useTranslation();
  const highest = Math.max(...bars.map(({ chance }) => chance));
  const step = WIDTH / bars.length;
  return bars.map(({ from, to, chance, isLifted }, index) => {
    const height = highest > 0 ? (chance / highest) * (HEIGHT - TOP) : 0;
    return (
      <rect
        key={from}
        className={isLifted ? styles.lifted : styles.level}
        x={(index + GAP / 2) * step}
        y={HEIGHT - height}
        width={step * (1 - GAP)}
        height={height}
      >
        <title>{tc('labelled', { label: rangeText(from, to), text: shareText(chance) })}</title>
      </rect>
    );
  });
}

const LABEL_WIDTH = 26;

/** Where half, nine in ten and 99 in a hundred players have it; labelled as far as there is room. */
function PercentileMarks({ first: { bars, draws } }: { readonly first: FirstFeatured }) {
  const step = WIDTH / bars.length;
  const places = PERCENTILES.flatMap((share, place) => {
    const draw = draws[place] ?? null;
    const index = draw === null ? -1 : bars.findIndex(({ to }) => draw <= to);
    return index === -1 ? [] : [{ share, x: (index + 0.5) * step }];
  });
  return places.map(({ share, x }, place) => {
    const isCrowded = places.slice(0, place).some((other) => x - other.x < LABEL_WIDTH);
    return (
      <g key={share}>
        <line className={styles.mark} x1={x} x2={x} y1={TOP - 2} y2={HEIGHT} />
        {isCrowded ? null : (
          <text className={styles.label} x={x} y={9} textAnchor={anchorAt(x)}>
            p{share * 100}
          </text>
        )}
      </g>
    );
  });
}

function AxisLabels({ bars }: { readonly bars: readonly OddsBar[] }) {
  const step = WIDTH / bars.length;
  const lifted = bars.findIndex(({ isLifted }) => isLifted);
  const middle =
    lifted > bars.length * 0.15 && lifted < bars.length * 0.9 ? lifted : Math.floor(bars.length / 2);
  const places = [...new Set([0, middle, bars.length - 1])];
  return places.map((index) => {
    const bar = bars[index];
    if (bar === undefined) return null;
    const x = (index + 0.5) * step;
    return (
      <text key={index} className={styles.label} x={x} y={HEIGHT + 12} textAnchor={anchorAt(x)}>
        {formatNumber(index === bars.length - 1 ? bar.to : bar.from)}
      </text>
    );
  });
}

/** Keeps labels at the edges inside the picture. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < WIDTH * 0.06) return 'start';
  return x > WIDTH * 0.94 ? 'end' : 'middle';
}

function ChartTable({ bars }: { readonly bars: readonly OddsBar[] }) {
  const { t } = useTranslation('odds');
  return (
    <details className={styles.details}>
      <summary>{t('chartTable')}</summary>
      <table className={styles.groups}>
        <thead>
          <tr>
            <th scope="col">{t('draws')}</th>
            <th scope="col" className={styles.number}>
              {t('chance')}
            </th>
            <th scope="col" className={styles.number}>
              {t('reached')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ from, to, chance, reached }) => (
            <tr key={from}>
              <th scope="row">{rangeText(from, to)}</th>
              <td className={styles.number}>{shareText(chance)}</td>
              <td className={styles.number}>{shareText(reached)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const rangeText = (from: number, to: number): string =>
  from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
