type Opened = { readonly module: string; readonly recordId: string };

let opened: Opened | null = null;

/** Notes which record is open: who goes back to its list goes on at its row. */
export function noteOpened(record: Opened): void {
  opened = record;
}

/** The record of a module that was open last, if that was the last of any; asked once. */
export function takeOpened(module: string): string | null {
  const recordId = opened?.module === module ? opened.recordId : null;
  opened = null;
  return recordId;
}
