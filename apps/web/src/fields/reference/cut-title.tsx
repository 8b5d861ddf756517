import { BETWEEN_NAMES } from '@quartermaster/domain/record/told-apart';
import { splitTitle } from './split-title.ts';
import styles from './reference.module.css';

/**
 * A title in one line. Where there is no room for both, the words that tell it from others of that name are
 * cut first, then the name, and never their number: `Aurora Peacock · Aw… 2`.
 */
export function CutTitle({ title }: { readonly title: string }) {
  const { name, words, number } = splitTitle(title);
  if (words === '' && number === '') return <span className={styles.title}>{title}</span>;
  return (
    <span className={`${styles.title} ${styles.parts}`} title={title}>
      <span className={styles.title}>{name}</span>
      <span className={styles.kept}>{BETWEEN_NAMES}</span>
      <span className={styles.apart}>{words}</span>
      <span className={styles.kept}>{number}</span>
    </span>
  );
}
