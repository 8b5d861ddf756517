import styles from './kbd.module.css';

/** A key to press. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
