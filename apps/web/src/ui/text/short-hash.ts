const HEAD = 8;

/** Enough of a hash to tell releases apart. */
export function shortHash(hash: string | null): string {
  return hash === null ? '—' : hash.slice(0, HEAD);
}
