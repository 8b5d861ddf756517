import type { ReactNode } from 'react';
import { usePageTitle } from '../layout/page-title.ts';
import styles from './status-page.module.css';

type StatusPageProps = {
  readonly code: '403' | '404' | '500';
  readonly text: string;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
};

/** Stands in for a page that cannot be shown: the number, the sentence, and the ways on. */
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
