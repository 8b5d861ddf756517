import { useSearch } from '@tanstack/react-router';
import { ForbiddenPage } from './forbidden-page.tsx';

/** Where a refused call leads: the refusal itself is shown. */
export function UnauthPage() {
  const { reason } = useSearch({ strict: false });
  return <ForbiddenPage reason={reason} />;
}
