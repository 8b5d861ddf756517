import { HolderOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { RowLineProps } from './row-line.tsx';
import styles from './rows.module.css';

/** Takes hold of a row: drag it, or press the arrow keys. */
export function RowHandle({
  index,
  count,
  drag,
  isDisabled,
}: Pick<RowLineProps, 'index' | 'count' | 'drag' | 'isDisabled'>) {
  const { t } = useTranslation('fields');
  if (isDisabled || count < 2) return <span className={styles.number}>{index + 1}</span>;
  return (
    <span className={styles.number}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t('rows.handle', { place: index + 1, count })}
        title={t('rows.handleHint')}
        {...drag.handle(index)}
      >
        <HolderOutlined aria-hidden />
      </button>
      {index + 1}
    </span>
  );
}
