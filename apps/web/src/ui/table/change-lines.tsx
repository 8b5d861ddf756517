import type { ReactNode } from 'react';
import styles from './change-lines.module.css';

/** What changed, a line each; many of them scroll. */
export function ChangeLines({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}
