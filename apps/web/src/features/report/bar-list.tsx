import styles from './report.module.css';

type Bar = {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
  readonly text: string;
  readonly before: number | null;
};

/** Values side by side, each with its number; a thin line marks what it was before. Below zero bars are hatched. */
export function BarList({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  const sizes = bars.flatMap(({ value, before }) => [Math.abs(value ?? 0), Math.abs(before ?? 0)]);
  const largest = Math.max(...sizes) || 1;
  const width = (value: number | null): string => `${((Math.abs(value ?? 0) / largest) * 100).toFixed(2)}%`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <ol className={styles.bars}>
        {bars.map(({ key, label: name, value, text, before }) => (
          <li key={key} className={styles.barRow}>
            <span className={styles.barName} title={name}>
              {name}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.fill}
                data-negative={(value ?? 0) < 0}
                style={{ inlineSize: width(value) }}
              />
              {before === null ? null : (
                <span className={styles.was} style={{ insetInlineStart: width(before) }} />
              )}
            </span>
            <span className={styles.barText}>{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
