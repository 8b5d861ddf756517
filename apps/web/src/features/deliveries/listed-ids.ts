import { readHeading } from './list-heading.ts';

const BETWEEN_CELLS = /[,;\t]/;

/** Ids from a chat or a ticket have blanks or Chinese commas between them, and may be typed in full width. */
const BETWEEN_IDS = /[,;\t，、；､]|(?<=\p{Nd})\s+(?=\p{Nd})/u;

/** The ids of a list, one for each entry, and the heading of the column that they are in; null: it has none. */
export type PlayerList = { readonly ids: readonly string[]; readonly heading: string | null };

/**
 * Reads a pasted list or a file's text. One whose first line names a column of account ids (and perhaps
 * one of servers) among others is read by it; of any other, every entry is an id, also below a heading that stands alone.
 */
export function readPlayerList(text: string): PlayerList {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = cellsOf(lines[0] ?? '', BETWEEN_CELLS);
  const heading = readHeading(columns);
  if (heading === null || columns.length === 1) {
    const entries = heading === null ? lines : lines.slice(1);
    return { ids: entries.flatMap(idsIn), heading: heading?.name ?? null };
  }
  const { account, server, name } = heading;
  const ids = lines
    .slice(1)
    .map((line) => cellsOf(line, BETWEEN_CELLS))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => [...(server === null ? [] : [cells[server] ?? '']), cells[account] ?? ''].join(':'));
  return { ids, heading: name };
}

export const listedIds = (text: string): readonly string[] => readPlayerList(text).ids;

const idsIn = (line: string): readonly string[] => cellsOf(line, BETWEEN_IDS).filter((cell) => cell !== '');

function cellsOf(line: string, separator: RegExp): readonly string[] {
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
