import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import styles from './curve.module.css';
import type { Point } from './use-curve.ts';

/** A line of the plot. */
type Line = {
  readonly kind: 'now' | 'next' | 'other';
  readonly label: string;
  readonly points: readonly Point[];
};

type CurvePlotProps = { readonly label: string; readonly lines: readonly Line[] };

const WIDTH = 296;
const HEIGHT = 132;
const TOP = 16;
const AXIS = 16;
const EDGE = 2;

/** Values over the numbers of their rows, one line beside the other. */
export function CurvePlot({ label, lines }: CurvePlotProps) {
  const { t } = useTranslation('curve');
  const drawn = lines.filter(({ points }) => points.length > 0);
  const points = drawn.flatMap((line) => line.points);
  if (points.length === 0) return null;
  const [left, right] = rangeOf(points.map(({ at }) => at));
  const [lowest, highest] = rangeOf([0, ...points.map(({ value }) => value)]);
  const x = (at: number) => EDGE + ((at - left) / (right - left || 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - ((value - lowest) / (highest - lowest || 1)) * (HEIGHT - TOP);
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + AXIS}`}
        role="img"
        aria-label={summaryOf(t('plot', { label }), drawn)}
      >
        <line className={styles.axis} x1={0} x2={WIDTH} y1={y(lowest)} y2={y(lowest)} />
        {drawn.map((line) => (
          <path
            key={line.kind}
            className={styles[line.kind]}
            d={line.points
              .map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'} ${x(at)} ${y(value)}`)
              .join(' ')}
          />
        ))}
        <text x={0} y={TOP - 4}>
          {formatNumber(highest)}
        </text>
        <text x={0} y={HEIGHT + AXIS - 3}>
          {formatNumber(left)}
        </text>
        <text x={WIDTH} y={HEIGHT + AXIS - 3} textAnchor="end">
          {formatNumber(right)}
        </text>
      </svg>
      <figcaption className={styles.legend}>
        {drawn.map((line) => (
          <span key={line.kind} data-kind={line.kind}>
            {line.label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const rangeOf = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;

/** The same for those who do not see it: each line from its first value to its last. */
function summaryOf(label: string, lines: readonly Line[]): string {
  const ends = lines.map(({ label: name, points }) => {
    const [first, last] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
    return `${name} ${formatNumber(first)} – ${formatNumber(last)}`;
  });
  return `${label}: ${ends.join(', ')}`;
}
