import { HolderOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isNumbered, type RowLineProps } from './rows-parts.ts';
import styles from './rows.module.css';

/** Takes hold of a row: drag it, or press the arrow keys. */
export const RowHandle = memo(function RowHandle({
  index,
  count,
  drag,
  field,
  isDisabled,
}: Pick<RowLineProps, 'index' | 'count' | 'drag' | 'field' | 'isDisabled'>) {
  const { t } = useTranslation('fields');
  const number = isNumbered(field) ? null : index + 1;
  if (isDisabled || count < 2) return <span className={styles.number}>{number}</span>;
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
      {number}
    </span>
  );
});
