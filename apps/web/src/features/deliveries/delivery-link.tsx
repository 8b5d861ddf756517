import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type DeliveryLinkProps = {
  /** Without one: to all of them. */
  readonly id?: number;
  readonly children: ReactNode;
};

/** The way to a delivery, or to all deliveries. */
export function DeliveryLink({ id, children }: DeliveryLinkProps) {
  return (
    <Link to="/bulk-delivery" search={id === undefined ? {} : { delivery: String(id) }}>
      {children}
    </Link>
  );
}
