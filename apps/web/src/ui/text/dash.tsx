import styles from './dash.module.css';

/** Where there is nothing to say. */
export function Dash() {
  return (
    <span className={styles.dash} data-nothing>
      —
    </span>
  );
}
