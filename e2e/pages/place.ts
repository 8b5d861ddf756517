/** Where journeys are unless they say otherwise, as the query of an address. */
export const PLACE = 'env=dev&v=1.4.0';

/** The same place in the environment that players use. */
export const PRODUCTION = 'env=production&v=1.4.0';

/** A module, or another page of the console, of one version in one environment. */
export type Place = { readonly module: string; readonly environment?: string; readonly version?: string };

/** Its address, or that of a page below it, as a colleague would send it. */
export function addressOf(
  { module, environment = 'dev', version = '1.4.0' }: Place,
  path = '',
  query: Readonly<Record<string, string>> = {},
): string {
  return `/${module}${path}?${new URLSearchParams({ env: environment, v: version, ...query }).toString()}`;
}
