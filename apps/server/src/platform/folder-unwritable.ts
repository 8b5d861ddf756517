/** What the system says where nothing can be written: no permission, a disk that is read-only, a file in place of a folder. */
const REFUSED = new Set(['EACCES', 'ENOTDIR', 'EPERM', 'EROFS']);
const WRITES = new Set(['mkdir', 'open', 'rename', 'unlink', 'rm']);

/** Whether an error, or what caused it, says that a folder takes no files from this process. */
export function isFolderUnwritable(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const { code = '', syscall = '', cause } = problem as NodeJS.ErrnoException;
  // A folder made with its parents is “not there” only where the disk refuses to make one of them.
  if (code === 'ENOENT' && syscall === 'mkdir') return true;
  return (REFUSED.has(code) && WRITES.has(syscall)) || isFolderUnwritable(cause);
}
