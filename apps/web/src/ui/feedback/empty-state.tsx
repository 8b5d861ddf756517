import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly title: string;
  /** What belongs here. */
  readonly text?: ReactNode;
  /** The next step. */
  readonly actions?: ReactNode;
};

/** Says what belongs in an empty place and offers the next step. */
export function EmptyState({ title, text, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} viewBox="0 0 64 48" aria-hidden="true">
        <path d="M8 20 32 8l24 12v16L32 46 8 36z" />
        <path d="m8 20 24 11 24-11M32 31v15" />
      </svg>
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
