/** An instant as it stands on the wire: UTC, `YYYY-MM-DD HH:mm:ss`. */
export function formatDateTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}
