import { Link } from '@tanstack/react-router';
import styles from './home-link.module.css';

type ActionLinkProps = { readonly to: string; readonly children: string };

/** The way on from a page that cannot be shown, in the same environment and version. */
export function ActionLink({ to, children }: ActionLinkProps) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
