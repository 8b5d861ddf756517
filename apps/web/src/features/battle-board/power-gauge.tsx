import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import styles from './battle-board.module.css';

type PowerGaugeProps = { readonly powers: readonly number[]; readonly recommended: number };

/** The strongest wave beside the recommended power. The console estimates; the battle itself decides. */
export function PowerGauge({ powers, recommended }: PowerGaugeProps) {
  const { t } = useTranslation('battle');
  const strongest = Math.max(0, ...powers);
  const scale = Math.max(strongest, recommended, 1);
  return (
    <div className={styles.gauge}>
      <dl className={styles.bars}>
        <Bar name={t('enemies')} value={strongest} scale={scale} tone="enemy" />
        <Bar name={t('recommended')} value={recommended} scale={scale} tone="recommended" />
      </dl>
      <p className={styles.note}>
        {recommended === 0
          ? t('noRecommendation')
          : t('ratio', { percent: formatNumber(Math.round((strongest / recommended) * 100)) })}
      </p>
    </div>
  );
}

type BarProps = {
  readonly name: string;
  readonly value: number;
  readonly scale: number;
  readonly tone: 'enemy' | 'recommended';
};

function Bar({ name, value, scale, tone }: BarProps) {
  return (
    <div className={styles.bar}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.track} aria-hidden="true">
          <span className={styles[tone]} style={{ inlineSize: `${(value / scale) * 100}%` }} />
        </span>
        <strong>{formatNumber(Math.round(value))}</strong>
      </dd>
    </div>
  );
}
