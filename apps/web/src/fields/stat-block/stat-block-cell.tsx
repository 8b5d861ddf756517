import { numberOf, objectOf } from '@quartermaster/domain/core/json';
import { useFieldEnvironment } from '../field-environment.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import type { FieldCellProps } from '../types.ts';
import shared from '../common/common.module.css';
import styles from './stat-block.module.css';
import { orderedStats, statFigure, statLabel } from './stats.ts';

const SHOWN = 4;

export function StatBlockCell({ value }: FieldCellProps<'stat_block'>) {
  const { language } = useFieldEnvironment();
  const stats = objectOf(value);
  const keys = orderedStats(Object.keys(stats));
  if (keys.length === 0) return <EmptyCell />;
  return (
    <span className={styles.cell}>
      {keys.slice(0, SHOWN).map((stat) => (
        <span key={stat}>
          <span className={styles.name}>{statLabel(stat, language)}</span>{' '}
          {statFigure(stat, numberOf(stats[stat], 0), language)}
        </span>
      ))}
      {keys.length > SHOWN && <span className={shared.more}>+{keys.length - SHOWN}</span>}
    </span>
  );
}
