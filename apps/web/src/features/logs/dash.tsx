import styles from './logs.module.css';

/** Where there is nothing to say. */
export function Dash() {
  return <span className={styles.soft}>—</span>;
}
