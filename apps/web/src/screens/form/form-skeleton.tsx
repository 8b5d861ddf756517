import { Card } from '../../ui/layout/card.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';

/** Stands where a form will be. */
export function FormSkeleton() {
  return (
    <Card>
      <SkeletonRows rows={12} columns={3} />
    </Card>
  );
}
