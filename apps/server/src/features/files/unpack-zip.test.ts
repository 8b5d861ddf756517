import { describe, expect, it } from 'vitest';
import { zipOf, type ZipPart } from '../../testing/media-files.ts';
import type { OfferedFile } from './accept-file.ts';
import { unpackZip } from './unpack-zip.ts';

const part = (name: string, mode?: number): ZipPart => ({
  name,
  bytes: Buffer.from('{"a":1}'),
  ...(mode === undefined ? {} : { mode }),
});

async function unpack(bytes: Buffer): Promise<readonly OfferedFile[]> {
  const files: OfferedFile[] = [];
  for await (const file of unpackZip(bytes)) files.push(file);
  return files;
}

describe('a ZIP', () => {
  it('is unpacked with its folders', async () => {
    const files = await unpack(zipOf([part('maps/'), part('maps/one.json'), part('two.json')]));
    expect(files.map(({ name }) => name)).toEqual(['maps/one.json', 'two.json']);
    expect(files[0]?.bytes.toString()).toBe('{"a":1}');
  });

  it.each([
    '../up.json',
    'a/../../up.json',
    '/root.json',
    'c:/root.json',
    'a\\..\\up.json',
    '..',
    'a\nb.json',
  ])('with %j is refused before anything is unpacked', async (name) => {
    const zip = unpackZip(zipOf([part('good.json'), part(name)]));
    await expect(zip.next()).rejects.toMatchObject({ code: 'archive_path' });
  });

  it('with a link is refused', async () => {
    await expect(unpack(zipOf([part('link', 0o120_777)]))).rejects.toMatchObject({ code: 'archive_path' });
  });

  it('with too many files, or one that is a bomb, is refused', async () => {
    const many = Array.from({ length: 201 }, (_, index) => part(`${index}.json`));
    await expect(unpack(zipOf(many))).rejects.toMatchObject({ code: 'archive_too_large' });
    const bomb = zipOf([{ name: 'zeros.txt', bytes: Buffer.alloc(3_000_000) }]);
    await expect(unpack(bomb)).rejects.toMatchObject({ code: 'archive_too_large' });
  });

  it('that declares a wrong size is refused', async () => {
    const zip = zipOf([{ name: 'zeros.txt', bytes: Buffer.alloc(5000) }]);
    const at = zip.indexOf('PK\x01\x02', 0, 'latin1');
    zip.writeUInt32LE(10, at + 24);
    await expect(unpack(zip)).rejects.toMatchObject({ code: 'archive_damaged' });
  });

  it('that is damaged, or holds a name twice, is refused', async () => {
    const twice = zipOf([part('a.json'), part('A.json')]);
    await expect(unpack(twice)).rejects.toMatchObject({ code: 'archive_damaged' });
    await expect(unpack(zipOf([part('a.json')]).subarray(0, -9))).rejects.toMatchObject({
      code: 'archive_damaged',
    });
  });
});
