import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  PLAYER_FILE_PARTS,
  playerFileHead,
  type PlayerFileHead,
  type PlayerFilePart,
} from '@quartermaster/contract/http/player-file';
import { objectOf, parseJson, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { isDateTime } from '@quartermaster/domain/fields/date-format';

type FileRow = { readonly part: PlayerFilePart; readonly row: JsonObject };

const PART = /^"(\w+)":\[$/;
/** Far beyond the longest row of a player. */
const MAX_LINE = 8_000_000;
const END = /^\},"sha256":"([0-9a-f]{64})"\}$/;

/**
 * Reads whose file it is, and that nothing of it is missing or different.
 * @throws AppError `transfer_invalid`, `transfer_damaged`
 */
export async function checkPlayerFile(file: FileHandle): Promise<PlayerFileHead> {
  const hash = createHash('sha256');
  let first: string | null = null;
  let last: string | null = null;
  for await (const line of linesOf(file)) {
    if (last !== null) hash.update(`${last}\n`);
    first ??= line;
    last = line;
  }
  const head = headIn(first ?? '');
  if (END.exec(last ?? '')?.[1] !== hash.digest('hex')) throw new AppError('transfer_damaged');
  return head;
}

/**
 * The rows of a file whose hash is right, in its order.
 * @throws AppError `transfer_invalid`
 */
export async function* readPlayerRows(file: FileHandle): AsyncGenerator<FileRow> {
  let part: PlayerFilePart | null = null;
  let isHead = true;
  for await (const line of linesOf(file)) {
    const begun = PART.exec(line)?.[1];
    if (begun !== undefined) part = partNamed(begun);
    else if (line.startsWith(']')) part = null;
    else if (part !== null) yield { part, row: rowIn(part, line.endsWith(',') ? line.slice(0, -1) : line) };
    else if (!isHead && !END.test(line)) throw new AppError('transfer_invalid');
    isHead = false;
  }
}

/** By line feeds alone: texts of players may hold what others take for the end of a line. */
async function* linesOf(file: FileHandle): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of file.createReadStream({ start: 0, encoding: 'utf8', autoClose: false })) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new AppError('transfer_invalid');
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function headIn(line: string): PlayerFileHead {
  const { content: _, ...rest } = objectOf(parseJson(`${line}}}`));
  const parsed = playerFileHead.safeParse(rest);
  if (!parsed.success) throw new AppError('transfer_invalid');
  return parsed.data;
}

function partNamed(name: string): PlayerFilePart {
  if (!Object.hasOwn(PLAYER_FILE_PARTS, name)) throw new AppError('transfer_invalid');
  return name as PlayerFilePart;
}

function rowIn(part: PlayerFilePart, text: string): JsonObject {
  const parsed = PLAYER_FILE_PARTS[part].safeParse(parseJson(text));
  const row = parsed.success ? (parsed.data as JsonObject) : null;
  if (row === null || !Object.entries(row).every(hasInstant)) throw new AppError('transfer_invalid');
  return row;
}

/** What is called an instant is one. */
const hasInstant = ([name, value]: [string, JsonValue]): boolean =>
  typeof value !== 'string' || !(name === 'at' || name.endsWith('_at')) || isDateTime(value);
