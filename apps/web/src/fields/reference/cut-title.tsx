import { BETWEEN_NAMES } from '@quartermaster/domain/record/told-apart';
import styles from './reference.module.css';

/** A title in one line. Where there is no room, the name is cut and not what tells it from others of that name. */
export function CutTitle({ title }: { readonly title: string }) {
  const at = title.lastIndexOf(BETWEEN_NAMES);
  if (at === -1) return <span className={styles.title}>{title}</span>;
  return (
    <span className={`${styles.title} ${styles.parts}`} title={title}>
      <span className={styles.title}>{title.slice(0, at)}</span>
      <span className={styles.apart}>{title.slice(at)}</span>
    </span>
  );
}
