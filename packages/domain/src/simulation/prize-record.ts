const MODULES: Readonly<Record<string, string>> = { pet: 'pet-setting', god: 'god-setting' };

/** The record that a prize's `target`, `pet:10021` or `god:3`, names. */
export function prizeRecord(target: string): { readonly module: string; readonly recordId: string } {
  const [kind = '', recordId = ''] = target.split(':');
  return { module: MODULES[kind] ?? '', recordId };
}
