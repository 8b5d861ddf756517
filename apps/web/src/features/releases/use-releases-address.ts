import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageNumber } from '../../ui/table/page-number.ts';

type Change = { readonly q?: string; readonly page?: string };

/** What the list of releases is narrowed to, and its page: kept in the address, to be sent to a colleague. */
export function useReleasesAddress() {
  const { q = '', page } = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (search: Change) => void navigate({ to: '/releases', search });
  return {
    q,
    page: pageNumber(page),
    search: (text: string) => change({ q: text }),
    turnTo: (next: number) => change({ q, page: String(next) }),
    clear: () => change({}),
  };
}
