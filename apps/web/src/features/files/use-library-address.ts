import { useNavigate, useSearch } from '@tanstack/react-router';
import type { LibraryAsked } from '../../api/file-library.ts';

/** What the library shows, in the address: `in` the folder, `find` a part of the path. */
export type LibrarySearch = {
  readonly in?: string;
  readonly find?: string;
  readonly kind?: string;
  readonly show?: string;
  readonly at?: string;
};

export type LibraryAddress = {
  readonly asked: LibraryAsked;
  readonly change: (to: LibrarySearch) => void;
};

export function useLibraryAddress(): LibraryAddress {
  const search: LibrarySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { in: folder, find: q, kind, show, at: page } = search;
  return {
    asked: { folder, q, kind, show, page },
    change: (to) =>
      void navigate({
        to: '/file-setting',
        // Another choice begins on its first page.
        search: { in: folder, find: q, kind, show, ...to },
        replace: true,
      }),
  };
}
