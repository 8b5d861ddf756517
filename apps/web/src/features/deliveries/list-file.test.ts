import { MAX_DELIVERY_IDS } from '@quartermaster/contract/http/limits';
import { describe, expect, it } from 'vitest';
import { MAX_LIST_MEGABYTES, readListFile } from './list-file.ts';

const read = (...parts: readonly BlobPart[]) => readListFile(new Blob([...parts]));
const utf16 = (text: string) => Uint16Array.from(text, (letter) => letter.charCodeAt(0));

/** The name 王 in Big5, which is no UTF-8. */
const NAME_IN_BIG5 = Uint8Array.of(0xa4, 0xfd);

describe('readListFile', () => {
  it('reads a sheet whatever its names are encoded in', async () => {
    expect(await read('server_id,account_id,name\r\n1,100200,', NAME_IN_BIG5, '\r\n2,7,Ada\r\n')).toEqual({
      kind: 'ids',
      ids: ['1:100200', '2:7'],
      heading: 'account_id',
    });
  });

  it('reads what a spreadsheet saves as Unicode text', async () => {
    expect(await read(utf16('\uFEFFserver_id\taccount_id\r\n1\t100200\r\n'))).toEqual({
      kind: 'ids',
      ids: ['1:100200'],
      heading: 'account_id',
    });
  });

  it.each([
    // As Excel writes them in Japan and in Taiwan.
    ['アカウント', [0x83, 0x41, 0x83, 0x4a, 0x83, 0x45, 0x83, 0x93, 0x83, 0x67]],
    ['玩家', [0xaa, 0xb1, 0xae, 0x61]],
  ])('knows the heading %s in the encoding of its country', async (heading, bytes) => {
    expect(await read(Uint8Array.from(bytes), '\r\n100200\r\n')).toEqual({
      kind: 'ids',
      ids: ['100200'],
      heading,
    });
  });

  it.each([
    ['is empty', ''],
    ['has nothing under its heading', 'server_id,account_id\r\n'],
    ['is a workbook', 'PK\u0003\u0004\u0014\0\u0006\0'],
  ])('says that there is no list in a file that %s', async (_, text) => {
    expect(await read(text)).toEqual({ kind: 'fileNoList' });
  });

  it('does not read a huge file', async () => {
    expect(await read(new Uint8Array(MAX_LIST_MEGABYTES * 1_000_000 + 1))).toEqual({ kind: 'fileTooLarge' });
  });

  it('counts a list that is too long', async () => {
    expect(await read('7\n'.repeat(MAX_DELIVERY_IDS + 1))).toEqual({
      kind: 'listTooLong',
      number: MAX_DELIVERY_IDS + 1,
    });
  });
});
