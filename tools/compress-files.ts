import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './ensure-build.ts';

/*
 * Writes a .br and a .gz beside each text file of the folder that is given, so that the server never compresses
 * them. A process of its own: what the compression of hundreds of files allocates would stay with the console.
 */

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
const SMALLEST_COMPRESSED_BYTES = 1024;
/** 9 takes 4.5 times as long for 1.2 % fewer bytes, and a first start waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_COMPRESSED_BYTES) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, BROTLI));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder whose files to compress.');
const files = await filesIn(folder);
await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map(compress));
