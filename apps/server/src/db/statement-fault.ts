/** The SQLSTATE of an error that PostgreSQL answered a statement with; null for any other error. */
export function sqlStateOf(problem: unknown): string | null {
  if (!(problem instanceof Error)) return null;
  const { code, severity } = problem as Error & { code?: unknown; severity?: unknown };
  return typeof code === 'string' && severity !== undefined ? code : null;
}
