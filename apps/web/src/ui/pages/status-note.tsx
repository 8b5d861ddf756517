import type { ReactNode } from 'react';
import styles from './status-page.module.css';

/** A line that a status page adds about this visit. */
export function StatusNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
