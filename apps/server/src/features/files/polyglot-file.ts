/** Where an archive that hangs on another file says that it is one. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_TAIL = 66 * 1024;

/** What browsers look at when they guess what a file is. */
const GUESSED_FROM = 1024;
const PAGE = /<(!doctype\s+html|html|script|iframe|body)[\s>/]/i;

/**
 * Another kind of file inside a file: an archive behind a picture, a page at its beginning. Such files
 * pass for two kinds at once. Null when there is none.
 */
export function findPolyglot(bytes: Buffer): string | null {
  if (bytes.subarray(-ARCHIVE_TAIL).includes(ARCHIVE_END)) return 'ZIP';
  const page = PAGE.exec(bytes.toString('latin1', 0, GUESSED_FROM));
  return page === null ? null : `<${page[1] ?? ''}>`;
}
