import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { statLabel } from '../../fields/stat-block/stats.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './pet-profile.module.css';
import type { StatCurve } from './use-stat-curves.ts';

const WIDTH = 120;
const HEIGHT = 44;
const MARGIN = 3;

/** How each stat grows up to the highest level; what is saved as a dashed line where it differs. */
export const StatCurves = memo(function StatCurves({ curves }: { readonly curves: readonly StatCurve[] }) {
  return (
    <div className={styles.curves}>
      {curves.map((curve) => (
        <Curve key={curve.stat} curve={curve} />
      ))}
    </div>
  );
});

function Curve({ curve: { stat, draft, saved } }: { readonly curve: StatCurve }) {
  const { t } = useTranslation('pet');
  const highest = Math.max(1, ...draft, ...(saved ?? []));
  const [first, last] = [draft[0] ?? 0, draft.at(-1) ?? 0];
  const name = statLabel(stat, readLanguage());
  const before = saved !== null && draft.some((value, index) => value !== saved[index]) ? saved : null;
  const text = t('growth', {
    stat: name,
    from: rounded(first),
    to: rounded(last),
    level: draft.length,
  });
  return (
    <figure className={styles.curve}>
      <figcaption>
        <span>{name}</span>
        <strong>{rounded(last)}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text}>
        <title>{text}</title>
        <path className={styles.area} d={`${lineOf(draft, highest)} V ${HEIGHT} H 0 Z`} />
        {before === null ? null : <path className={styles.saved} d={lineOf(before, highest)} />}
        <path className={styles.line} d={lineOf(draft, highest)} />
      </svg>
      <p className={styles.ends}>
        <span>{t('levelOne', { value: rounded(first) })}</span>
        <span>
          {before === null
            ? t('level', { level: draft.length })
            : t('was', { value: rounded(before.at(-1) ?? 0) })}
        </span>
      </p>
    </figure>
  );
}

const rounded = (value: number): string => formatNumber(Math.round(value));

function lineOf(values: readonly number[], highest: number): string {
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0;
  const points = values.map((value, index) => {
    const y = HEIGHT - MARGIN - (value / highest) * (HEIGHT - 2 * MARGIN);
    return `${(index * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M ${points.join(' L ')}${values.length === 1 ? ` H ${WIDTH}` : ''}`;
}
