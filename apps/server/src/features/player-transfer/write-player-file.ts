import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { PlayerFileHead, PlayerFilePart } from '@quartermaster/contract/http/player-file';
import type { JsonObject } from '@quartermaster/domain/core/json';

type AddRows = (part: PlayerFilePart, rows: readonly JsonObject[]) => Promise<void>;

/**
 * Writes a player's file: JSON with one row a line, so that it is read a line at a time, and the hash of
 * all lines before the last one in that. Rows of a part come one after the other.
 */
export async function writePlayerFile(
  file: FileHandle,
  head: PlayerFileHead,
  fill: (add: AddRows) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  const write = async (text: string): Promise<void> => {
    hash.update(text);
    await file.write(text);
  };
  let current: PlayerFilePart | null = null;
  await write(`${JSON.stringify(head).slice(0, -1)},"content":{\n`);
  await fill(async (part, rows) => {
    const begin = current === null ? `"${part}":[\n` : `\n],\n"${part}":[\n`;
    const between = part === current ? ',\n' : begin;
    current = part;
    if (rows.length > 0) await write(between + rows.map((row) => JSON.stringify(row)).join(',\n'));
  });
  await write(current === null ? '' : '\n]\n');
  await file.write(`},"sha256":"${hash.digest('hex')}"}\n`);
}
