import { readHeading } from './list-heading.ts';

const BETWEEN_CELLS = /[,;\t]/;

/** Ids from a chat or a ticket have blanks or Chinese commas between them. */
const BETWEEN_IDS = /[,;\t，、；]|(?<=\d)\s+(?=\d)/u;

/** The ids of a list, one for each row, and the heading of the column that they are in; null: it has none. */
export type PlayerList = { readonly ids: readonly string[]; readonly heading: string | null };

/**
 * Reads a pasted list or a file's text. One whose first line names a column of account ids (and perhaps
 * one of servers) is read by it; of any other, every cell is an id.
 */
export function readPlayerList(text: string): PlayerList {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const [first = ''] = lines;
  const heading = readHeading(cellsOf(first, BETWEEN_CELLS));
  if (heading === null)
    return {
      ids: lines.flatMap((line) => cellsOf(line, BETWEEN_IDS)).filter((cell) => cell !== ''),
      heading: null,
    };
  const { account, server, name } = heading;
  const ids = lines
    .slice(1)
    .map((line) => cellsOf(line, BETWEEN_CELLS))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => [...(server === null ? [] : [cells[server] ?? '']), cells[account] ?? ''].join(':'));
  return { ids, heading: name };
}

export const listedIds = (text: string): readonly string[] => readPlayerList(text).ids;

function cellsOf(line: string, separator: RegExp): readonly string[] {
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
