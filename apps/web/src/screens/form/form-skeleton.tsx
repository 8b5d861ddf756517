import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

/** Stands where a form will be. */
export function FormSkeleton() {
  return (
    <Card>
      <SkeletonRows rows={12} columns={3} />
    </Card>
  );
}
