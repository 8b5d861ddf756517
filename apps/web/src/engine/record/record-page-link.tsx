import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type RecordPageLinkProps = {
  readonly module: string;
  /** Empty: no record is meant but the whole list, one of whose records is missing. */
  readonly recordId: string;
  /** The field to arrive at. */
  readonly path?: string;
  readonly children: ReactNode;
};

/** Leads to a record's form in the environment and version of the page, or to the list of its module. */
export function RecordPageLink({ module, recordId, path, children }: RecordPageLinkProps) {
  if (recordId === '')
    return (
      <Link to="/$module" params={{ module }}>
        {children}
      </Link>
    );
  return (
    <Link
      to="/$module/$recordId/edit"
      params={{ module, recordId }}
      {...(path === undefined ? {} : { hash: path })}
    >
      {children}
    </Link>
  );
}
