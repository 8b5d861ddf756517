import { useEffect } from 'react';
import { MissingPart } from '../missing-part.tsx';
import { reloadForMissingPart } from '../missing-parts.ts';
import styles from './status-page.module.css';

/** A whole page that could not be fetched: most often an upgrade, which loading it anew cures. */
export function MissingPartPage() {
  useEffect(reloadForMissingPart, []);
  return (
    <div className={styles.page}>
      <MissingPart className={styles.text} />
    </div>
  );
}
