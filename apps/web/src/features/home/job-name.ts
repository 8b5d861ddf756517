const KNOWN = [
  'check-import',
  'ensure-audit-partitions',
  'fail-lost-imports',
  'fold-record-totals',
  'forget-imports',
  'merge-search-indexes',
  'seal-audit-entries',
  'write-import',
] as const;

/** A job that the console has a word for; null for another one, which goes by its name. */
export function jobName(name: string): (typeof KNOWN)[number] | null {
  return KNOWN.find((known) => known === name) ?? null;
}
