import { useQuery } from '@tanstack/react-query';
import { deliveryQuery, writtenQuery } from '../../api/deliveries.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { DeliveryComposer } from './delivery-composer.tsx';
import { formOf } from './delivery-form.ts';

type WrittenComposerProps = { readonly id: number; readonly isCopy: boolean };

/** The form with what a delivery was made from: to change the draft, or to make another like it. */
export function WrittenComposer({ id, isCopy }: WrittenComposerProps) {
  const { environment } = useBranch();
  const written = useQuery(writtenQuery(environment, id));
  const delivery = useQuery({ ...deliveryQuery(environment, id), refetchInterval: false });
  const error = written.error ?? delivery.error;
  if (error && !(written.data && delivery.data))
    return (
      <ErrorPanel error={error} onRetry={() => void Promise.all([written.refetch(), delivery.refetch()])} />
    );
  if (!written.data || !delivery.data)
    return (
      <Card>
        <SkeletonRows rows={8} columns={3} />
      </Card>
    );
  const { revision, references } = delivery.data;
  const form = formOf(written.data);
  return (
    <DeliveryComposer
      initial={isCopy ? { ...form, sendAt: null } : form}
      references={references}
      source={isCopy ? { kind: 'copy', id } : { kind: 'edit', id, revision }}
    />
  );
}
