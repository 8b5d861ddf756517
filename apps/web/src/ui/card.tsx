import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  readonly title?: ReactNode;
  /** Small text or controls at the right end of the title line. */
  readonly aside?: ReactNode;
  /** Without inner margins, for tables. */
  readonly flush?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
};

/** A surface with an optional title. */
export function Card({ title, aside, flush = false, id, children }: CardProps) {
  return (
    <section className={flush ? `${styles.card} ${styles.flush}` : styles.card} id={id}>
      {title ? (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
