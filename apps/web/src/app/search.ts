/** Values of the address bar, always plain text: `v=1.4` is a version's name, not a number. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    typeof value === 'string' && value !== '' ? [[key, value]] : [],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** Takes the named texts out of an address and drops everything else. */
export function pickSearch<K extends string>(
  search: Readonly<Record<string, unknown>>,
  keys: readonly K[],
): { [P in K]?: string } {
  const entries = keys.flatMap((key) =>
    typeof search[key] === 'string' && search[key] !== '' ? [[key, search[key]]] : [],
  );
  return Object.fromEntries(entries) as { [P in K]?: string };
}
