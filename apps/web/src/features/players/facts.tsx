import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Facts side by side, as many in a line as there is room for. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { readonly label: string; readonly children: ReactNode };

export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
