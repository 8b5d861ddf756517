import { Fragment } from 'react';

/** A key such as `error.code.expired`, whose lines end after its dots and dashes. */
export function BreakableKey({ children }: { readonly children: string }) {
  return children.split(/(?<=[._-])/u).map((part, place) => (
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
