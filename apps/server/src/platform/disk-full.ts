/** PostgreSQL's SQLSTATE for it, and what the system says: no room, or the quota is used up. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error, or what caused it, says that a disk is full: the database's or that of the files. */
export function isDiskFull(problem: unknown): boolean {
  if (problem instanceof AggregateError && problem.errors.some(isDiskFull)) return true;
  if (!(problem instanceof Error)) return false;
  const { code = '', cause } = problem as NodeJS.ErrnoException;
  return FULL.has(code) || isDiskFull(cause);
}
