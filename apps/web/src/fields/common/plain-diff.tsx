import { ArrowRightOutlined } from '@ant-design/icons';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { useTranslation } from 'react-i18next';
import { FieldCell } from '../cells.tsx';
import type { FieldDiffProps } from '../types.ts';
import styles from './common.module.css';

/** The value before, struck through, and the value after. Read out as "before becomes after". */
export function PlainDiff({ field, before, after }: FieldDiffProps) {
  const { t } = useTranslation('fields');
  return (
    <span className={styles.change}>
      <del className={styles.before}>
        {isBlank(before) ? t('diff.none') : <FieldCell field={field} value={before} />}
      </del>
      <ArrowRightOutlined className={styles.arrow} aria-label={t('diff.to')} />
      <ins className={styles.after}>
        {isBlank(after) ? t('diff.none') : <FieldCell field={field} value={after} />}
      </ins>
    </span>
  );
}
