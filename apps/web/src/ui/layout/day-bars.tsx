import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../i18n/format.ts';
import styles from './day-bars.module.css';
import { useWidth } from './use-width.ts';

type DayCount = {
  /** A calendar day, `2026-11-22`. */
  readonly day: string;
  readonly count: number;
};

type DayBarsProps = {
  /** What is counted, for the picture, the table and those who see neither. */
  readonly label: string;
  /** In order; the last one is today. */
  readonly days: readonly DayCount[];
  /** How a number is written; as it is, unless it is money. */
  readonly format?: (count: number) => string;
};

/** Until it is measured. */
const WIDTH = 480;
const HEIGHT = 96;
const TOP = 18;
const AXIS = 18;
const GAP = 0.25;
/** The height of a day on which something happened, however little beside the others. */
const LEAST = 2;
/** The room that a bar needs for its number, and half of a long number. */
const LABEL = 30;
const HALF_NUMBER = 26;

/**
 * How many on each of the last days: a picture for the eye, the same numbers in a table for everyone.
 * Drawn by hand: a dozen bars in the colours of the theme need no library of charts.
 */
export function DayBars({ label, days, format = formatNumber }: DayBarsProps) {
  // A unit is a pixel, so that its letters are as large as all others.
  const [svg, width] = useWidth<SVGSVGElement>(WIDTH);
  const highest = Math.max(...days.map(({ count }) => count));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <svg
        ref={svg}
        className={styles.chart}
        height={HEIGHT + AXIS}
        viewBox={`0 0 ${width} ${HEIGHT + AXIS}`}
        role="img"
        aria-label={label}
      >
        <Bars days={days} width={width} highest={highest} format={format} />
        <line className={styles.axis} x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} />
        <AxisLabels days={days} width={width} />
      </svg>
      <DayTable label={label} days={days} format={format} />
    </figure>
  );
}

type Format = { readonly format: (count: number) => string };
type Width = { readonly width: number };
type BarsProps = Pick<DayBarsProps, 'days'> & Format & Width & { readonly highest: number };

function Bars({ days, width, highest, format }: BarsProps) {
  const { t: tc } = useTranslation();
  const peak = days.findLastIndex(({ count }) => count === highest);
  const step = width / days.length;
  return days.map(({ day, count }, index) => {
    const height = count === 0 ? 0 : Math.max(LEAST, (count / highest) * (HEIGHT - TOP));
    const isToday = index === days.length - 1;
    const isLabelled = count > 0 && (index === peak || (isToday && step >= LABEL));
    const middle = Math.min(Math.max((index + 0.5) * step, HALF_NUMBER), width - HALF_NUMBER);
    return (
      <g key={day}>
        <rect
          className={isToday ? styles.today : styles.day}
          x={(index + GAP / 2) * step}
          y={HEIGHT - height}
          width={step * (1 - GAP)}
          height={height}
        >
          <title>{tc('labelled', { label: dayText(day), text: format(count) })}</title>
        </rect>
        {isLabelled ? (
          <text className={styles.label} x={middle} y={HEIGHT - height - 5} textAnchor="middle">
            {format(count)}
          </text>
        ) : null}
      </g>
    );
  });
}

function AxisLabels({ days, width }: Pick<DayBarsProps, 'days'> & Width) {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <>
      <text className={styles.label} x="0" y={HEIGHT + 15}>
        {dayText(first.day)}
      </text>
      <text className={styles.label} x={width} y={HEIGHT + 15} textAnchor="end">
        {dayText(last.day)}
      </text>
    </>
  );
}

function DayTable({ label, days, format }: DayBarsProps & Format) {
  const { t } = useTranslation();
  return (
    <details className={styles.details}>
      <summary>{t('asTable')}</summary>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col" className={styles.number}>
              {t('number')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td className={styles.number}>{format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A day is the same in every zone. */
const dayText = (day: string): string => formatDay(`${day} 00:00:00`, 'UTC');
