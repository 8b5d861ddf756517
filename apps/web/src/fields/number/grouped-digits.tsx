import { useFieldEnvironment } from '../field-environment.tsx';
import { groupedDigits } from './number-text.ts';
import styles from './number.module.css';

/** Beside the box of a long number: the same number in groups of digits, also while it is typed. */
export function GroupedDigits({ number }: { readonly number: number | null }) {
  const { language } = useFieldEnvironment();
  const text = number === null ? undefined : groupedDigits(number, language);
  return text === undefined ? null : <small className={styles.grouped}>{text}</small>;
}
