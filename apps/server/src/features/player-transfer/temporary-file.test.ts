import { expect, it } from 'vitest';
import { useTemporaryFolder } from '../../testing/temporary-folder.ts';
import { openTemporaryFile } from './temporary-file.ts';

const left = useTemporaryFolder();

it('is written and read, and has no place where anything could stay', async () => {
  await using file = await openTemporaryFile();
  await file.writeFile('somebody');
  expect(await left()).toEqual([]);
  const read = await file.createReadStream({ start: 0, encoding: 'utf8', autoClose: false }).toArray();
  expect(read.join('')).toBe('somebody');
});
