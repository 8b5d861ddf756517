import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { archiveFile, workbookFile, workbookFiles } from '../../../testing/workbook-file.ts';
import { useTemporaryFolder } from '../../../testing/temporary-folder.ts';
import { readSignature } from '../file-signature.ts';
import { openArchive } from './workbook-archive.ts';
import { openSheet } from './workbook-reader.ts';

async function readThrough(bytes: Buffer): Promise<void> {
  const open = async () => Readable.from([bytes]);
  await readSignature(open);
  const table = await openSheet(open, null);
  try {
    for await (const _batch of table.rows);
  } finally {
    await table.close();
  }
}

const HEAD = '<row><c t="str"><v>id</v></c></row>';
const SOUND = `${HEAD}<row><c><v>1</v></c></row>`;
const SHEET = 'xl/worksheets/sheet1.xml';
const MB = 2 ** 20;
const BOMB_MEGABYTES = 16;

const left = useTemporaryFolder();

/** A sheet of this many bytes that says nothing, in an archive of a thousandth. */
async function buildBomb(): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(workbookFiles({ sheets: SOUND })))
    if (name !== SHEET) zip.addBuffer(Buffer.from(content), name);
  const blank = Buffer.alloc(MB, ' ');
  zip.addReadStream(Readable.from(Array.from({ length: BOMB_MEGABYTES }, () => blank)), SHEET);
  zip.end();
  return buffer(zip.outputStream);
}

let bomb: Buffer;
beforeAll(async () => {
  bomb = await buildBomb();
});

/** Writes another unpacked size into the index of an archive. */
function lieAboutSize(bytes: Buffer, name: string, size: number): Buffer {
  const entry = bytes.lastIndexOf(name) - 46;
  const lying = Buffer.from(bytes);
  lying.writeUInt32LE(size, entry + 24);
  return lying;
}

const INDEX_END_LENGTH = 22;

/** An archive whose index names so many files, all of them empty. */
async function archiveOf(count: number): Promise<Buffer> {
  const one = await archiveFile({ '0000': '' });
  const end = Buffer.from(one.subarray(-INDEX_END_LENGTH));
  const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  const records = Array.from({ length: count }, (_, index) => {
    const record = Buffer.from(one.subarray(start, start + length));
    record.write(String(index).padStart(4, '0'), 46);
    return record;
  });
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length * count, 12);
  return Buffer.concat([one.subarray(0, start), ...records, end]);
}

describe('a workbook', () => {
  it('that unpacks to a thousand times its size is refused for what its index says', async () => {
    expect(bomb.length).toBeLessThan((BOMB_MEGABYTES * MB) / 500);
    await expect(readThrough(bomb)).rejects.toMatchObject({ code: 'import_workbook_unpacked' });
  });

  it('that hides its size is read no further than it says', async () => {
    const bytes = lieAboutSize(bomb, SHEET, 1000);
    await expect(readThrough(bytes)).rejects.toMatchObject({ code: 'import_workbook' });
  });

  it('that hides its size ends nothing but its own reading, however late it is read', async () => {
    const bytes = lieAboutSize(bomb, SHEET, 1000);
    const archive = await openArchive(async () => Readable.from([bytes]));
    const part = archive.read(SHEET);
    await setTimeout(100);
    await expect(buffer(part.bytes)).rejects.toMatchObject({ code: 'import_workbook' });
    await archive.close();
  });

  it('that says it is larger than anything is refused', async () => {
    const bytes = lieAboutSize(await workbookFile({ sheets: SOUND }), SHEET, 0xf0_00_00_00);
    await expect(readThrough(bytes)).rejects.toMatchObject({ code: 'import_workbook_unpacked' });
  });

  it('of more files than any workbook has is refused', async () => {
    await expect(readThrough(await archiveOf(2001))).rejects.toMatchObject({
      code: 'import_workbook_unpacked',
    });
  });

  it.each([
    [
      'expands itself',
      `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`,
    ],
    [
      'asks for a file',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>',
    ],
    [
      'names what nothing declares',
      '<worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>',
    ],
    ['ends early', '<worksheet><sheetData><row><c><v>1</v>'],
    ['is nested without end', '<a>'.repeat(200)],
    [
      'has a text without end',
      `<worksheet><sheetData><row><c t="str"><v>${randomBytes(MB).toString('hex')}${randomBytes(MB).toString('hex')}</v></c></row></sheetData></worksheet>`,
    ],
    ['is no text', Buffer.from([0xff, 0xfe, 0x3c, 0x00])],
    [
      'names a text that is not there',
      `<worksheet><sheetData>${HEAD}<row><c t="s"><v>9</v></c></row></sheetData></worksheet>`,
    ],
    [
      'has a number that is none',
      `<worksheet><sheetData>${HEAD}<row><c><v>one</v></c></row></sheetData></worksheet>`,
    ],
  ])('whose sheet %s is refused', async (_what, xml) => {
    const bytes = await workbookFile({ sheets: '', files: { [SHEET]: xml } });
    await expect(readThrough(bytes)).rejects.toMatchObject({ code: 'import_workbook' });
  });

  it.each([
    ['no rows', HEAD, 'import_empty'],
    ['nothing at all', '', 'import_empty'],
    [
      'two columns of one name',
      '<row><c t="str"><v>id</v></c><c t="str"><v>id</v></c></row>',
      'import_columns',
    ],
    ['a cell far to the right', `${SOUND}<row><c r="ZZZ3"><v>1</v></c></row>`, 'import_too_large'],
  ])('with %s is refused', async (_what, sheets, code) => {
    await expect(readThrough(await workbookFile({ sheets }))).rejects.toMatchObject({ code });
  });

  it.each([
    ['an empty archive', {}, 'import_archive'],
    ['an archive of other things', { 'items.csv': 'id\n1' }, 'import_archive'],
    [
      'a document of another program',
      { ...workbookFiles({ sheets: SOUND }), 'xl/workbook.xml': '<document/>' },
      'import_archive',
    ],
    [
      'a binary workbook',
      { ...workbookFiles({ sheets: SOUND }), 'xl/workbook.bin': '' },
      'import_workbook_kind',
    ],
    [
      'an open document',
      { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' },
      'import_workbook_kind',
    ],
    ['a workbook of Numbers', { 'Index/Document.iwa': '' }, 'import_workbook_kind'],
    [
      'a workbook with its sheets elsewhere',
      { ...workbookFiles({ sheets: SOUND }), [SHEET]: '', 'xl/worksheets/SHEET1.xml': '' },
      'import_workbook',
    ],
  ])('that is %s is refused', async (_what, files, code) => {
    await expect(readThrough(await archiveFile(files))).rejects.toMatchObject({ code });
  });

  it('of before 2003, and one under a password, are refused for what they are', async () => {
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5000)]);
    await expect(readThrough(compound)).rejects.toMatchObject({
      code: 'import_workbook_kind',
      params: { kind: '.xls' },
    });
    const locked = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]);
    await expect(readThrough(locked)).rejects.toMatchObject({ code: 'import_workbook_locked' });
  });

  it('damaged anywhere is read or refused, never a fault of ours', async () => {
    const sound = await workbookFile({ sheets: SOUND, strings: '<si><t>a</t></si>' });
    const damage = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(damage, fc.option(fc.nat(sound.length)), async (changes, end) => {
        const bytes = Buffer.from(sound.subarray(0, end ?? undefined));
        for (const [place, byte] of changes) if (place < bytes.length) bytes[place] = byte;
        if (!bytes.subarray(0, 4).equals(sound.subarray(0, 4))) return;
        const problem = await readThrough(bytes).catch((thrown: unknown) => thrown);
        expect(problem === undefined || problem instanceof AppError).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves nothing behind', async () => {
    expect(await left()).toEqual([]);
  });
});
