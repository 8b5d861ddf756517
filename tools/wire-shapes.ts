import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wireShapesText } from './wire-shapes/table.ts';

const FILE = join(import.meta.dirname, '../apps/web/src/api/wire-shapes.ts');

await writeFile(FILE, await wireShapesText());
