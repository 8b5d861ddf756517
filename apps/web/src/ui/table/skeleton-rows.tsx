import { useTranslation } from 'react-i18next';
import styles from './skeleton-rows.module.css';

type SkeletonRowsProps = { readonly rows?: number; readonly columns?: number };

/** Grey bars in the place of rows that are on their way: the layout does not move when they come. */
export function SkeletonRows({ rows = 15, columns = 6 }: SkeletonRowsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.rows} role="status" aria-busy="true" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: columns }, (__, column) => (
            <span
              key={column}
              className={styles.bar}
              style={{ width: `${WIDTHS[(row + column * 3) % WIDTHS.length]}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const WIDTHS = [62, 48, 74, 55, 40, 68, 52];
