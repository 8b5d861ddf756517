import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { referencePages } from './module-reference/pages.ts';

const FOLDER = join(import.meta.dirname, '../docs/reference/modules');

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const { file, text } of referencePages()) await writeFile(join(FOLDER, file), text);
