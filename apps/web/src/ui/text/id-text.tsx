import styles from './text.module.css';

/** An identity, in the monospaced face. */
export function IdText({ children }: { readonly children: string | number }) {
  return <span className={styles.id}>{children}</span>;
}
