/** Names a record among those of all modules: `item-setting/1001`. */
export const recordKey = (module: string, recordId: string): string => `${module}/${recordId}`;

/** The record that a `recordKey` names. */
export function parseRecordKey(key: string): { readonly module: string; readonly recordId: string } {
  const end = key.indexOf('/');
  return { module: key.slice(0, end), recordId: key.slice(end + 1) };
}
