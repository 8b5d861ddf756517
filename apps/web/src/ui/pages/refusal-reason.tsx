import styles from './refusal-reason.module.css';

/** What exactly was refused, in the server's words. */
export function RefusalReason({ reason }: { readonly reason: string | undefined }) {
  return reason ? <p className={styles.reason}>{reason}</p> : null;
}
