import { useTranslation } from 'react-i18next';
import { useWidth } from '../../ui/layout/use-width.ts';
import styles from './report.module.css';
import { scaleOf, type Scale } from './scale.ts';

export type Series = {
  readonly key: string;
  readonly label: string;
  /** In the order of the periods; null: not known, and no line is drawn there. */
  readonly values: readonly (number | null)[];
  readonly isBefore?: boolean;
};

type LineChartProps = {
  readonly label: string;
  readonly series: readonly Series[];
  readonly periods: readonly string[];
  readonly format: (value: number) => string;
};

/** Until it is measured. */
const WIDTH = 980;
const HEIGHT = 190;
const LEFT = 64;
const TOP = 12;
const AXIS = 22;
const RIGHT = 12;
/** As much room as the name of a period needs. */
const LABEL = 110;

/**
 * Numbers over time: a picture for the eye; the table below has the same for everyone. Lines differ by their
 * dashes and marks as well as by colour.
 */
export function LineChart({ label, series, periods, format }: LineChartProps) {
  // As many units as it has pixels, so that its letters are as large as all others.
  const [svg, width] = useWidth<SVGSVGElement>(WIDTH);
  const scale = scaleOf(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const place = placeIn(periods.length, scale, width);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.caption}>{label}</span>
        {series.length > 1
          ? series.map(({ key, label: name, isBefore }, index) => (
              <span key={key} className={styles.key} data-line={isBefore === true ? 'before' : index}>
                <svg viewBox="0 0 28 8" aria-hidden="true">
                  <line x1="0" x2="28" y1="4" y2="4" />
                </svg>
                {name}
              </span>
            ))
          : null}
      </figcaption>
      <svg
        ref={svg}
        className={styles.chart}
        height={HEIGHT + AXIS}
        viewBox={`0 0 ${width} ${HEIGHT + AXIS}`}
        role="img"
        aria-label={label}
      >
        <Axes periods={periods} scale={scale} place={place} format={format} width={width} />
        {series.map((each, index) => (
          <Line key={each.key} series={each} index={index} periods={periods} place={place} format={format} />
        ))}
      </svg>
    </figure>
  );
}

type Place = { readonly x: (index: number) => number; readonly y: (value: number) => number };

function placeIn(count: number, { lowest, highest }: Scale, width: number): Place {
  const step = (width - LEFT - RIGHT) / Math.max(1, count - 1);
  return {
    x: (index) => (count === 1 ? (LEFT + width) / 2 : LEFT + index * step),
    y: (value) => HEIGHT - ((value - lowest) / (highest - lowest)) * (HEIGHT - TOP),
  };
}

type AxesProps = Pick<LineChartProps, 'periods' | 'format'> & {
  readonly scale: Scale;
  readonly place: Place;
  readonly width: number;
};

function Axes({ periods, scale, place, format, width }: AxesProps) {
  const every = Math.max(1, Math.ceil((periods.length * LABEL) / (width - LEFT)));
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.axis : styles.rule}
            x1={LEFT}
            x2={width - RIGHT}
            y1={place.y(tick)}
            y2={place.y(tick)}
          />
          <text className={styles.tick} x={LEFT - 8} y={place.y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {periods.map((period, index) =>
        index % every === 0 ? (
          <text
            key={period}
            className={styles.tick}
            x={place.x(index)}
            y={HEIGHT + 17}
            textAnchor={index === 0 ? 'start' : index > periods.length - 2 ? 'end' : 'middle'}
          >
            {period}
          </text>
        ) : null,
      )}
    </>
  );
}

type LineProps = Pick<LineChartProps, 'periods' | 'format'> & {
  readonly series: Series;
  readonly index: number;
  readonly place: Place;
};

/** Beyond so many periods the marks would touch each other. */
const MOST_MARKS = 62;

function Line({ series: { label, values, isBefore = false }, index, periods, place, format }: LineProps) {
  const { t: tc } = useTranslation();
  return (
    <g className={styles.series} data-line={isBefore ? 'before' : index}>
      <path d={pathOf(values, place)} />
      {values.map((value, at) =>
        value === null || (values.length > MOST_MARKS && at !== values.length - 1) ? null : (
          <circle key={periods[at]} cx={place.x(at)} cy={place.y(value)} r={isBefore ? 1.5 : 2.5}>
            <title>{tc('labelled', { label: `${periods[at] ?? ''} ${label}`, text: format(value) })}</title>
          </circle>
        ),
      )}
    </g>
  );
}

/** A line that breaks where a number is not known. */
function pathOf(values: readonly (number | null)[], { x, y }: Place): string {
  const parts = values.map((value, index) => {
    if (value === null) return '';
    const isStart = index === 0 || (values[index - 1] ?? null) === null;
    return `${isStart ? 'M' : 'L'} ${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  return parts.join(' ');
}
