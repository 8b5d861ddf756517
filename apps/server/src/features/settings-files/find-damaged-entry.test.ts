import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MANIFEST_FILE } from '@quartermaster/contract/bundle/settings-file';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { ENTRY } from './archive-entry.ts';
import { findDamagedEntry } from './find-damaged-entry.ts';
import { OPEN_SEAL, sealed } from './seal.ts';

const NAMES = ['pet-setting.json', 'vip-control.json', 'manifest.json'];

/** Packed as an export is. */
async function archiveOf(names: readonly string[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of names)
    zip.addReadStreamLazy(name, ENTRY, (give) => {
      give(null, Readable.from([Buffer.from(`${name} `.repeat(9))]));
    });
  zip.end({ comment: OPEN_SEAL, forceZip64Format: false });
  return buffer(Readable.from(sealed(zip.outputStream as Readable)));
}

it('names the entry of every byte beside its content', async () => {
  const archive = await archiveOf(NAMES);
  expect(findDamagedEntry(archive)).toBeNull();
  const index = archive.indexOf(Buffer.from('504b0102', 'hex'));
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const starts = NAMES.map((name) => archive.indexOf(name) - 30);
  const rows = NAMES.map((name) => archive.indexOf(name, index) - 46);
  const wrong: string[] = [];
  for (let at = 0; at < end; at += 1) {
    const among = at < index ? starts : rows;
    const entry = among.findLastIndex((start) => start <= at);
    const content = (starts[entry] ?? 0) + 30 + (NAMES[entry]?.length ?? 0);
    const tail = (starts[entry + 1] ?? index) - 16;
    if (at < index && at >= content && at < tail) continue;
    // A name of the index that was changed: the manifest tells which is right, but for its own.
    const name = (rows[entry] ?? 0) + 46;
    const isName = at >= name && at < name + (NAMES[entry]?.length ?? 0);
    if (at >= index && isName && NAMES[entry] !== MANIFEST_FILE) continue;
    const damaged = Buffer.from(archive);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
    const found = findDamagedEntry(damaged);
    if (found !== NAMES[entry]) wrong.push(`${at} is of ${NAMES[entry]}, not ${found}`);
  }
  expect(wrong).toEqual([]);
});

it('names none where there is no such archive', () => {
  expect(findDamagedEntry(Buffer.alloc(0))).toBeNull();
  expect(findDamagedEntry(Buffer.from('item_id\n1'))).toBeNull();
});
