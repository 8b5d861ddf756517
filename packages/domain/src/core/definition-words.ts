import { suggest } from './suggest.ts';

/** A sentence for each name that is not among the known ones, with the nearest of them. */
export function unknown(
  place: string,
  names: readonly string[],
  known: readonly string[],
  what = 'field',
): string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = suggest(name, known);
      return `${place}: there is no ${what} "${name}"${near === null ? '' : `; did you mean "${near}"?`}`;
    });
}
