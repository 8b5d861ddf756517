import { LockOutlined } from '@ant-design/icons';
import type { Environment } from '../api/get-environments.ts';
import styles from './place-tag.module.css';

/** The environment that what is shown belongs to, in its colour: production is never taken for a place to try things. */
export function PlaceTag({ environment }: { readonly environment: Environment }) {
  return (
    <span className={styles.place}>
      {environment.isProtected ? <LockOutlined aria-hidden /> : <span className={styles.dot} />}
      {environment.name}
    </span>
  );
}
