import { useSearch } from '@tanstack/react-router';
import { DeliveryComposer } from './delivery-composer.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { DeliveryPage } from './delivery-page.tsx';
import { WrittenComposer } from './written-composer.tsx';

/** Mail to many players: all deliveries, one of them, a new one, or one that is written on, as the address says. */
export function DeliveriesScreen() {
  const { delivery, compose } = useSearch({ strict: false });
  const id = /^[1-9]\d{0,8}$/.test(delivery ?? '') ? Number(delivery) : null;
  if (compose !== undefined)
    return id === null ? (
      <DeliveryComposer />
    ) : (
      <WrittenComposer key={`${compose} ${id}`} id={id} isCopy={compose === 'copy'} />
    );
  return id === null ? <DeliveryList /> : <DeliveryPage key={id} id={id} />;
}
