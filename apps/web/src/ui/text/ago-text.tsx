import { isoInstant } from '@quartermaster/domain/core/date-time';
import { explainDateTime, formatAgo } from '../../i18n/format.ts';
import styles from './text.module.css';

/** How long ago something happened; the exact moment on hover. */
export function AgoText({ value }: { readonly value: string }) {
  return (
    <time className={styles.soft} dateTime={isoInstant(value)} title={explainDateTime(value)}>
      {formatAgo(value)}
    </time>
  );
}
