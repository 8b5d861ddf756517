import { MANIFEST_FILE } from '@quartermaster/contract/bundle/settings-file';

/*
 * Hashes cover what is in the entries of an archive. Beside it an entry has a head before its content, a tail behind
 * it, and a row in the index at the archive's end. They say the same twice, and the rest of them is alike in all files
 * that are exported: so a byte that was changed there is known by its entry.
 */

/** Version, flags, method and time; checksum and sizes are zero, for they follow in the tail. */
const HEAD = Buffer.from('504b0304140008080800000021280000' + '00'.repeat(10), 'hex');
const HEAD_LENGTH = 30;
const TAIL = Buffer.from('504b0708', 'hex');
/** The same in the index, before checksum and sizes. */
const ROW = Buffer.from('504b01023f031400080808000000' + '2128', 'hex');
const ROW_LENGTH = 46;
/** Between the length of the name and the place of the head: lengths and attributes. */
const ROW_MIDDLE = Buffer.from('090000000000000000' + '00b481', 'hex');
/** The time once more. */
const ROW_END = Buffer.from('555405000380436d38', 'hex');

/** What a row says about the content: checksum, packed size, size. */
type Row = { readonly head: number; readonly numbers: Buffer };

/** The entry of an exported archive whose head, tail or row was changed; null: none, or it is no such archive. */
export function findDamagedEntry(archive: Buffer): string | null {
  const heads = readHeads(archive);
  const rows = readRows(archive);
  // One without the other: the missing one can no longer be read, or has another name.
  const alone = [
    ...[...rows.keys()].filter((name) => !heads.has(name)),
    ...[...heads.keys()].filter((name) => !rows.has(name)),
  ];
  if (alone.length > 0) return alone.find((name) => name === MANIFEST_FILE) ?? alone[0] ?? null;
  for (const [name, head] of heads) {
    const row = rows.get(name);
    if (row !== undefined && !isOneEntry(archive, name, head, row)) return name;
  }
  return null;
}

function isOneEntry(archive: Buffer, name: string, head: number, row: Row): boolean {
  const tail = head + HEAD_LENGTH + name.length + row.numbers.readUInt32LE(4);
  const stated = archive.subarray(tail, tail + TAIL.length + row.numbers.length);
  return row.head === head && stated.equals(Buffer.concat([TAIL, row.numbers]));
}

function readHeads(archive: Buffer): ReadonlyMap<string, number> {
  const heads = new Map<string, number>();
  for (const at of placesOf(archive, HEAD)) {
    const name = nameAt(archive, at + HEAD_LENGTH, at + HEAD.length);
    if (name !== null && archive.readUInt16LE(at + HEAD.length + 2) === 0) heads.set(name, at);
  }
  return heads;
}

function readRows(archive: Buffer): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const at of placesOf(archive, ROW)) {
    const numbers = archive.subarray(at + 16, at + 28);
    const name = nameAt(archive, at + ROW_LENGTH, at + 28);
    if (name === null) continue;
    const end = at + ROW_LENGTH + name.length;
    const isAlike =
      archive.subarray(at + 30, at + 42).equals(ROW_MIDDLE) &&
      archive.subarray(end, end + ROW_END.length).equals(ROW_END);
    if (isAlike) rows.set(name, { head: archive.readUInt32LE(at + 42), numbers });
  }
  return rows;
}

function* placesOf(archive: Buffer, part: Buffer): Generator<number> {
  for (let at = archive.indexOf(part); at !== -1; at = archive.indexOf(part, at + 1))
    if (at + ROW_LENGTH <= archive.length) yield at;
}

/** The name whose length is written at `length`; null where none of ours is there. */
function nameAt(archive: Buffer, at: number, length: number): string | null {
  const name = archive.toString('latin1', at, at + archive.readUInt16LE(length));
  return /^[a-z0-9-]+\.json$/.test(name) ? name : null;
}
