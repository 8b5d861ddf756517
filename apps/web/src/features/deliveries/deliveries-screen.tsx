import { useSearch } from '@tanstack/react-router';
import { DeliveryComposer } from './delivery-composer.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { DeliveryPage } from './delivery-page.tsx';

/** Mail to many players: all deliveries, one of them, or a new one, as the address says. */
export function DeliveriesScreen() {
  const { delivery, compose } = useSearch({ strict: false });
  if (compose !== undefined) return <DeliveryComposer />;
  const id = /^[1-9]\d{0,8}$/.test(delivery ?? '') ? Number(delivery) : null;
  return id === null ? <DeliveryList /> : <DeliveryPage key={id} id={id} />;
}
