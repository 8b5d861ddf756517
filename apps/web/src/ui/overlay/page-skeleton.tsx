import { Card } from '../layout/card.tsx';
import { SkeletonRows } from '../table/skeleton-rows.tsx';
import styles from './loading-overlay.module.css';
import { LoadingTimeout, useIsLate } from './loading-timeout.tsx';

/** In the place of a page that is on its way; menu and header stay as they are. */
export function PageSkeleton() {
  const isLate = useIsLate();
  return (
    <Card flush>
      {isLate ? (
        <div className={styles.late} role="alert">
          <LoadingTimeout />
        </div>
      ) : (
        <SkeletonRows />
      )}
    </Card>
  );
}
