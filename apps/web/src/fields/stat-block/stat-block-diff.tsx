import { ArrowRightOutlined } from '@ant-design/icons';
import { numberOf, objectOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { FactorMark } from '../number/factor-mark.tsx';
import shared from '../common/common.module.css';
import type { FieldDiffProps } from '../types.ts';
import styles from './stat-block.module.css';
import { orderedStats, statFigure, statLabel } from './stats.ts';

/** Only the stats that changed: `ATK 420 → 450`. */
export function StatBlockDiff({ before, after }: FieldDiffProps<'stat_block'>) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const [old, now] = [objectOf(before), objectOf(after)];
  const figure = (stat: string, value: number | null) =>
    value === null ? t('diff.none') : statFigure(stat, value, language);
  const changed = orderedStats([...Object.keys(old), ...Object.keys(now)]).filter(
    (stat) => old[stat] !== now[stat],
  );
  return (
    <span className={styles.cell}>
      {changed.map((stat) => (
        <span key={stat} className={shared.change}>
          <span className={styles.name}>{statLabel(stat, language)}</span>
          <del className={shared.before}>{figure(stat, numberOf(old[stat], null))}</del>
          <ArrowRightOutlined className={shared.arrow} aria-label={t('diff.to')} />
          <ins className={shared.after}>{figure(stat, numberOf(now[stat], null))}</ins>
          <FactorMark before={old[stat]} after={now[stat]} />
        </span>
      ))}
    </span>
  );
}
