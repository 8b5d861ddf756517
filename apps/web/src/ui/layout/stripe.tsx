import styles from './stripe.module.css';

/** The colour of the environment, across the top of the page. */
export function Stripe() {
  return <div className={styles.stripe} aria-hidden="true" />;
}
