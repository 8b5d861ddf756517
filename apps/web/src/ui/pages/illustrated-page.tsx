import type { ReactNode } from 'react';
import { usePageTitle } from '../layout/page-title.ts';
import styles from './illustrated-page.module.css';

export type IllustratedPageProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
};

/** A picture beside a large title, what it means, and the ways on. */
export function IllustratedPage({
  picture,
  title,
  subtitle,
  description,
  actions,
  children,
}: IllustratedPageProps & { readonly picture: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
        <p className={styles.description}>{description}</p>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
