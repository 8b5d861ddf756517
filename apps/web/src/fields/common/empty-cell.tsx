import { useTranslation } from 'react-i18next';
import styles from './common.module.css';

/** Nothing is set: a dash for the eye, a word for a screen reader. */
export function EmptyCell() {
  const { t } = useTranslation('fields');
  return (
    <span className={styles.empty} data-nothing>
      <span aria-hidden>–</span>
      <span className={styles.hidden}>{t('empty')}</span>
    </span>
  );
}
