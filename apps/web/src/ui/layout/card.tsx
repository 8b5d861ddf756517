import { useId, type ReactNode } from 'react';
import styles from './card.module.css';
import { useIsPhone } from './use-is-phone.ts';

type CardProps = {
  readonly title?: ReactNode;
  /** Small text or controls at the right end of the title line. */
  readonly aside?: ReactNode;
  /** Without inner margins, for tables. */
  readonly flush?: boolean;
  readonly id?: string;
  readonly children?: ReactNode;
};

/** A surface with an optional title. */
export function Card({ title, aside, flush = false, id, children }: CardProps) {
  const titleId = useId();
  const isScrollable = useIsPhone() && flush;
  return (
    <section
      className={flush ? `${styles.card} ${styles.flush}` : styles.card}
      id={id}
      aria-labelledby={isScrollable && title ? titleId : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard must reach it
      tabIndex={isScrollable ? 0 : undefined}
    >
      {title ? (
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
