const KINDS = [
  'batch',
  'clone',
  'copy',
  'create',
  'delete',
  'demo',
  'duplicate',
  'import',
  'restore',
  'revert',
  'undo',
  'update',
  'upload',
] as const;

type EntryKind = (typeof KINDS)[number];

/** A kind of change that the console has a word for. */
export function entryKind(kind: string): EntryKind | null {
  return KINDS.find((known) => known === kind) ?? null;
}
