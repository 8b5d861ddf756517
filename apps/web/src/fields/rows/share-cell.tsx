import { createContext, use } from 'react';
import { shareText } from './row-operations.ts';
import styles from './rows.module.css';

const ShareContext = createContext<readonly (number | null)[]>([]);

/** Each row's share of the weights: a key in one weight changes them all, and draws nothing else of their rows. */
export const ShareProvider = ShareContext.Provider;

export function ShareCell({ index }: { readonly index: number }) {
  const share = use(ShareContext)[index] ?? null;
  return (
    <td className={styles.share}>
      <progress className={styles.bar} max={1} value={share ?? 0} aria-hidden />
      {shareText(share)}
    </td>
  );
}
