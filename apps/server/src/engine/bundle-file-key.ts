/** Where a module's file is in the file store. */
export function bundleFileKey(hash: string): string {
  return `bundles/${hash.slice(0, 2)}/${hash}.json.gz`;
}
