import { LockOutlined } from '@ant-design/icons';
import type { Environment } from '../../api/get-environments.ts';
import styles from './place-tag.module.css';

/** The environment a player is of, in its colour: a player of production is never taken for a test account. */
export function PlaceTag({ environment }: { readonly environment: Environment }) {
  return (
    <span className={styles.place}>
      {environment.isProtected ? <LockOutlined aria-hidden /> : <span className={styles.dot} />}
      {environment.name}
    </span>
  );
}
