import type { ReactNode } from 'react';
import styles from './facts.module.css';

type FactsProps = { readonly children: ReactNode };

/** Facts side by side, as many in a line as there is room for. */
export function Facts({ children }: FactsProps) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** Facts one below the other, each beside its label. */
export function FactLines({ children }: FactsProps) {
  return <dl className={styles.lines}>{children}</dl>;
}

type FactProps = { readonly label: string; readonly children: ReactNode };

export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
