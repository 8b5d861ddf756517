import { suggest } from './suggest.ts';

/**
 * A sentence for each name that is not among the known ones, with the nearest of them. A name that a
 * definition may leave out and does is none.
 */
export function unknown(
  place: string,
  names: readonly (string | null | undefined)[],
  known: readonly string[],
  what = 'field',
): string[] {
  return names
    .filter((name) => name !== null && name !== undefined)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = suggest(name, known);
      return `${place}: there is no ${what} "${name}"${near === null ? '' : `; did you mean "${near}"?`}`;
    });
}
