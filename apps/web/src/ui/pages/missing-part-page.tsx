import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingPart } from '../feedback/missing-part.tsx';
import { reloadForMissingPart, standInForPage } from '../feedback/missing-parts.ts';
import { usePageTitle } from '../layout/page-title.ts';
import styles from './status-page.module.css';

/** A whole page that could not be fetched: most often an upgrade, which loading it again cures. */
export function MissingPartPage() {
  const { t } = useTranslation();
  usePageTitle(t('errorTitle'));
  useEffect(standInForPage, []);
  useEffect(reloadForMissingPart, []);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('errorTitle')}</h1>
      <MissingPart className={styles.missing} />
    </div>
  );
}
