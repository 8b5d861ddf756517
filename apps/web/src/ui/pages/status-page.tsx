import type { ReactNode } from 'react';
import { usePageTitle } from '../layout/page-title.ts';
import styles from './status-page.module.css';

type StatusPageProps = {
  readonly code: '403' | '404' | '500';
  readonly text: string;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
};

/** Replaces a page that cannot be shown: status code, text and links. */
export function StatusPage({ code, text, actions, children }: StatusPageProps) {
  usePageTitle(code);
  return (
    <div className={styles.page}>
      <h1 className={styles.code}>{code}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
      {children}
    </div>
  );
}
